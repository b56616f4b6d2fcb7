// Lume from behind: a black band with a ring of light at each end.
export function lume({
  fill,
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
      [-1, 42],
      [46, 42, 8],
      [62, 34, 8],
      [116, 32],
      [116, 8],
      [-1, 8],
    ],
    BLACK,
  );
  fill(
    [
      [-1, 79],
      [76, 79, 6],
      [90, 80, 6],
      [92, 92, 6],
      [74, 94, 6],
      [-1, 94],
    ],
    GLOSS,
  );
  rearLamp(
    [
      [46, 80.4, 6],
      [78, 80.4, 6],
      [89, 82, 4],
      [90, 91, 4],
      [76, 92.8, 6],
      [46, 92.8, 6],
    ],
    [
      {
        line: [
          [51, 83.4, 3.2],
          [79, 83.4, 3.2],
          [80, 89.8, 3.2],
          [51, 89.8, 3.2],
        ],
        width: 1.7,
        closed: true,
      },
    ],
  );
  fill(
    [
      [-1, 86],
      [45, 86],
      [45, 87.4],
      [-1, 87.4],
    ],
    { color: '#ff2b1c', rough: 0.2, glow: 0.16 },
  );
  fill(box(0, 86.7, 9, 4.6, 2.2), CHROME);
  joint([
    [-1, 51],
    [44, 51, 8],
    [56, 60, 10],
    [60, 79],
  ]);
  joint([
    [58, 94],
    [56, 104],
  ]);
  press(
    [
      [-1, 56],
      [27, 56, 6],
      [31, 60, 4],
      [31, 74, 6],
      [-1, 74],
    ],
    4,
    -0.3,
  );
  plate(0, 65);
  reflector(68, 44);
}
