// Serrana from behind: two lines of light in long lamps, joined by a chrome line.
export function serrana({
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
      [-1, 48],
      [60, 48, 6],
      [84, 45, 8],
      [132, 44],
      [132, 8],
      [-1, 8],
    ],
    BLACK,
  );
  fill(
    [
      [-1, 100.4],
      [46, 100],
      [46, 107],
      [-1, 107],
    ],
    GLOSS,
  );
  rearLamp(
    [
      [42, 100.4, 3],
      [78, 97.6, 8],
      [102, 99, 8],
      [126, 107.6, 1],
      [120, 111, 3],
      [98, 111.6, 8],
      [70, 108.6, 8],
      [44, 107, 3],
    ],
    [
      {
        line: [
          [46, 103],
          [80, 101.4, 8],
          [102, 103, 8],
          [122, 109],
        ],
        width: 1.5,
      },
      {
        line: [
          [54, 105.8],
          [80, 106.4, 8],
          [100, 108.6, 8],
          [116, 110],
        ],
        width: 1.2,
        glow: 0.32,
      },
    ],
  );
  line(
    [
      [-1, 106.4],
      [44, 106.4],
    ],
    1,
    CHROME,
  );
  fill(box(0, 103.4, 10, 4.2, 2), CHROME);
  joint([
    [-1, 58],
    [58, 58, 6],
    [69, 66, 8],
    [74, 98],
  ]);
  joint([
    [72, 109],
    [69, 116],
  ]);
  press(
    [
      [-1, 70],
      [31, 70, 4],
      [34, 74, 3],
      [34, 92, 4],
      [-1, 92],
    ],
    4,
    -0.3,
  );
  plate(0, 80.5);
  fill(
    [
      [-1, 36],
      [44, 36, 4],
      [52, 43, 3],
      [-1, 43],
    ],
    { color: '#a9afb2', rough: 0.35, metal: 0.9 },
  );
  fill(box(63, 41, 15, 5, 2), CHROME);
  fill(box(63, 41, 12.6, 3.2, 1.4), { color: '#020202', rough: 0.9 });
  reflector(76, 53);
}
