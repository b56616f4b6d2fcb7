// Lira from behind: tall lamps at the corners, a hook of light in each.
export function lira({
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
      [-1, 40],
      [44, 40, 5],
      [58, 35, 6],
      [100, 33],
      [112, 33],
      [112, 8],
      [-1, 8],
    ],
    BLACK,
  );
  rearLamp(
    [
      [52, 82, 4],
      [66, 76.5, 5],
      [82, 80, 6],
      [93, 99, 3],
      [86, 103.5, 3],
      [57, 99, 4],
    ],
    [
      {
        line: [
          [86, 99.6],
          [72, 97, 6],
          [66, 84.5, 6],
          [57, 84.6],
        ],
        width: 2,
      },
    ],
  );
  joint([
    [-1, 52],
    [46, 52, 6],
    [56, 60, 8],
    [60, 79],
  ]);
  joint([
    [55, 98.6],
    [53, 106],
  ]);
  press(
    [
      [-1, 60.5],
      [27, 60.5, 4],
      [30, 64, 3],
      [30, 77, 4],
      [-1, 77],
    ],
    4,
    -0.3,
  );
  fill(box(0, 79, 46, 3.2, 1.4), GLOSS);
  fill(box(0, 90, 9, 4.4, 2), CHROME);
  plate(0, 69);
  reflector(67, 43);
}
