def is_moore_nim_p_position(heaps, k):
    bits = range(max(heaps, default=0).bit_length())
    return all(sum(heap >> bit & 1 for heap in heaps) % (k + 1) == 0 for bit in bits)
