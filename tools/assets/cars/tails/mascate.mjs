// Mascate from behind: posts of light beside one wide gate.
export function mascate({
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
      [-1, 52],
      [92, 53, 4],
      [116, 52],
      [116, 8],
      [-1, 8],
    ],
    BLACK,
  );
  rearLamp(
    [
      [81, 122, 2],
      [81, 82, 3],
      [92, 81, 3],
      [103, 84, 3],
      [102, 122, 2],
    ],
    [
      {
        line: [
          [88, 117],
          [88, 88],
        ],
        width: 2.4,
      },
      {
        line: [
          [95, 116],
          [95, 90],
        ],
        width: 1,
        glow: 0.25,
      },
    ],
  );
  joint(
    [
      [78, 128],
      [78, 62, 4],
      [72, 56, 4],
      [-1, 56],
    ],
    0.7,
  );
  press(
    [
      [-1, 66],
      [60, 66, 6],
      [66, 72, 6],
      [66, 108, 6],
      [60, 114, 6],
      [-1, 114],
    ],
    5,
    -0.3,
  );
  fill(box(0, 97, 46, 4.4, 1.6), GLOSS);
  fill(box(0, 106, 10.4, 5, 2.2), CHROME);
  plate(0, 86);
  reflector(82, 46);
}
