// A game for `cargo x explore --moves {file} 0..100`, which finds its values.
//
// It reads a state a line. For each it prints the options, one a line, with " + " between the parts
// of a sum, and an empty line. A state is any text that fits on a line.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

class Moves {
    // A row of n pins, such as 7 (try 0..100): knock down one, or two side by side.
    static List<String> kayles(String state) {
        int n = Integer.parseInt(state);
        List<String> options = new ArrayList<>();
        for (int taken = 1; taken <= 2; taken++)
            for (int left = 0; left <= n - taken; left++)
                options.add(left + " + " + (n - taken - left));
        return options;
    }

    // A knight at x, y, such as 3 5 (try 0..12 0..12): four of its moves lead to the corner.
    static List<String> grid(String state) {
        String[] numbers = state.split(" ");
        int x = Integer.parseInt(numbers[0]), y = Integer.parseInt(numbers[1]);
        List<String> options = new ArrayList<>();
        for (int[] d : new int[][] {{-2, 1}, {-2, -1}, {1, -2}, {-1, -2}})
            if (x + d[0] >= 0 && y + d[1] >= 0)
                options.add((x + d[0]) + " " + (y + d[1]));
        return options;
    }

    // A row of cells, such as '.......': put an X on a free cell that has no X beside it.
    static List<String> string(String state) {
        List<String> options = new ArrayList<>();
        for (int at = 0; at < state.length(); at++) {
            String beside = state.substring(Math.max(at - 1, 0), Math.min(at + 2, state.length()));
            if (!beside.contains("X"))
                options.add(state.substring(0, at) + "X" + state.substring(at + 1));
        }
        return options;
    }

    static List<String> options(String state) {
        return kayles(state); // or grid, or string, or your own
    }

    // From here on nothing needs to change: output goes out once no state is left to read.
    public static void main(String[] args) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        PrintWriter output = new PrintWriter(new OutputStreamWriter(System.out));
        for (String state; (state = input.readLine()) != null; ) {
            for (String option : options(state)) output.append(option).append('\n');
            output.append('\n');
            if (!input.ready()) output.flush();
        }
        output.flush();
    }
}
