// Tropeiro from behind: a tailgate between upright lamps, a step of steel below it.
export function tropeiro({
  fill,
  joint,
  press,
  box,
  rearLamp,
  reflector,
  plate,
  BLACK,
  GLOSS,
}) {
  fill(
    [
      [-1, 60.5],
      [94, 60.5, 3],
      [112, 60.5],
      [112, 8],
      [-1, 8],
    ],
    BLACK,
  );
  fill(
    [
      [-1, 53],
      [88, 53, 3],
      [92, 56, 3],
      [92, 60, 1],
      [-1, 60],
    ],
    { color: '#9aa0a3', rough: 0.38, metal: 0.85 },
  );
  fill(
    [
      [-1, 119.5],
      [70, 119.5],
      [70, 115],
      [-1, 115],
    ],
    BLACK,
  );
  rearLamp(
    [
      [72, 112, 2],
      [72, 75, 3],
      [88, 74, 3],
      [103, 76, 3],
      [103, 112, 2],
    ],
    [
      {
        line: [
          [79, 80],
          [79, 106, 3],
          [98, 106],
        ],
        width: 2.2,
      },
      {
        line: [
          [87, 81],
          [87, 98, 2],
          [97, 98],
        ],
        width: 1,
        glow: 0.25,
      },
    ],
  );
  joint(
    [
      [69.4, 119],
      [69.4, 65, 3],
      [-1, 65],
    ],
    0.7,
  );
  press(
    [
      [-1, 82],
      [52, 82, 4],
      [57, 86, 4],
      [57, 97, 4],
      [52, 100, 4],
      [-1, 100],
    ],
    4,
    -0.35,
  );
  fill(box(0, 108, 24, 6.4, 2), GLOSS);
  fill(box(0, 108.8, 17, 2.6, 1), { color: '#202427', rough: 0.4 });
  plate(0, 74);
  reflector(78, 68);
}
