// Cerrado from behind: a square ring of light in each corner, an upright gate.
export function cerrado({
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
      [-1, 55],
      [70, 56, 6],
      [96, 62, 8],
      [132, 62],
      [132, 8],
      [-1, 8],
    ],
    BLACK,
  );
  fill(
    [
      [-1, 92],
      [68, 92],
      [68, 103],
      [-1, 103],
    ],
    GLOSS,
  );
  rearLamp(
    [
      [67, 109.6, 2],
      [67, 84, 3],
      [90, 83, 3],
      [98, 88, 4],
      [98, 111.6, 3],
    ],
    [
      {
        line: [
          [72.6, 105.6, 2],
          [72.6, 88.4, 2],
          [91, 88.4, 2],
          [91, 106.8, 2],
        ],
        width: 2.2,
        closed: true,
      },
    ],
  );
  joint([
    [-1, 59],
    [58, 59, 4],
    [63.4, 64, 4],
    [63.4, 114],
  ]);
  fill(box(0, 97.5, 9.6, 5, 2), CHROME);
  fill(box(50, 86, 14, 5, 1.6), GLOSS);
  press(
    [
      [-1, 64],
      [27, 64, 3],
      [29, 66, 2],
      [29, 84, 3],
      [-1, 84],
    ],
    4,
    -0.3,
  );
  plate(0, 74);
  fill(
    [
      [-1, 38],
      [46, 38, 4],
      [52, 46, 3],
      [-1, 46],
    ],
    { color: '#9aa0a3', rough: 0.4, metal: 0.8 },
  );
  reflector(78, 51);
}
