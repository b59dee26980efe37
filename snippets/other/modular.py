def pow_mod(base, exponent, modulus):
    return pow(base, exponent, modulus)
