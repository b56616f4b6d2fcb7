// Aroeira from behind: one line of light from side to side, as in its face.
export function aroeira({
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
      [-1, 50],
      [62, 50, 6],
      [90, 54, 8],
      [130, 53],
      [130, 8],
      [-1, 8],
    ],
    BLACK,
  );
  rearLamp(
    [
      [-1, 95.5],
      [62, 95],
      [84, 92.6, 8],
      [112, 100, 4],
      [119, 107, 1],
      [100, 107.6, 8],
      [74, 104.4, 10],
      [-1, 103.4],
    ],
    [
      {
        line: [
          [-1, 99.4],
          [64, 99],
          [86, 98.6, 10],
          [115, 105.4],
        ],
        width: 1.7,
      },
      {
        line: [
          [66, 101.8],
          [88, 103.6, 10],
          [108, 105.8],
        ],
        width: 0.8,
        glow: 0.25,
      },
    ],
  );
  joint([
    [-1, 57],
    [56, 57, 6],
    [66, 65, 8],
    [71, 94],
  ]);
  joint([
    [70, 104.4],
    [67, 112],
  ]);
  press(
    [
      [-1, 66],
      [30, 66, 4],
      [33, 70, 3],
      [33, 86, 4],
      [-1, 86],
    ],
    4,
    -0.3,
  );
  plate(0, 75.5);
  fill(box(0, 90, 9, 3.6, 1.6), CHROME);
  fill(box(0, 85.6, 40, 2.4, 1), GLOSS);
  fill(
    [
      [-1, 33],
      [40, 33, 4],
      [49, 42, 4],
      [-1, 42],
    ],
    { color: '#a9afb2', rough: 0.35, metal: 0.9 },
  );
  reflector(74, 47);
}
