// Ipê from behind: the lid of a boot between slim lamps that thin out on the flank.
export function ipe({
  fill,
  line,
  joint,
  press,
  box,
  rearLamp,
  reflector,
  plate,
  BLACK,
  GLOSS,
  CHROME,
}) {
  fill(
    [
      [-1, 37],
      [50, 37, 5],
      [60, 30, 5],
      [116, 29],
      [116, 8],
      [-1, 8],
    ],
    BLACK,
  );
  fill(
    [
      [-1, 85.6],
      [42, 85.6],
      [42, 91.6],
      [-1, 91.6],
    ],
    GLOSS,
  );
  rearLamp(
    [
      [40, 85, 3],
      [62, 79, 6],
      [82, 80, 8],
      [106, 92.4, 1],
      [104, 95.4, 2],
      [84, 95, 8],
      [40, 92, 3],
    ],
    [
      {
        line: [
          [43, 88],
          [64, 83, 8],
          [83, 85, 10],
          [103, 93.6],
        ],
        width: 1.8,
      },
      {
        line: [
          [62, 88.6],
          [82, 90.4, 8],
          [100, 94],
        ],
        width: 1,
        glow: 0.28,
      },
    ],
  );
  line(
    [
      [-1, 91],
      [42, 91.4],
    ],
    0.9,
    CHROME,
  );
  fill(box(0, 88.4, 9, 4, 2), CHROME);
  joint([
    [-1, 57],
    [44, 57, 4],
    [53, 64, 6],
    [57, 80],
  ]);
  joint([
    [55, 93],
    [58, 100],
  ]);
  press(
    [
      [-1, 61],
      [28, 61, 4],
      [31, 65, 3],
      [31, 82, 4],
      [-1, 82],
    ],
    4,
    -0.3,
  );
  plate(0, 71);
  press(
    [
      [-1, 46],
      [60, 46, 10],
      [92, 50],
    ],
    4,
    0.25,
  );
  reflector(72, 40);
}
