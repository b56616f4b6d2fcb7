// Sabiá from behind: lamps swept like wings, two pipes in a black foot.
export function sabia({
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
      [-1, 45],
      [48, 45, 6],
      [62, 36, 6],
      [84, 36, 6],
      [112, 32],
      [112, 8],
      [-1, 8],
    ],
    BLACK,
  );
  fill(
    [
      [-1, 84.5],
      [44, 84, 2],
      [50, 91, 3],
      [-1, 90.5],
    ],
    GLOSS,
  );
  rearLamp(
    [
      [42, 84, 3],
      [62, 80.5, 5],
      [84, 82.5, 8],
      [109, 96.5, 1],
      [98, 98.5, 6],
      [76, 97, 8],
      [50, 91.6, 4],
    ],
    [
      {
        line: [
          [46, 86.6],
          [64, 84, 8],
          [83, 87, 8],
          [104, 96.4],
        ],
        width: 2,
      },
      {
        line: [
          [56, 91],
          [75, 93.6, 8],
          [94, 97],
        ],
        width: 0.9,
        glow: 0.25,
      },
    ],
  );
  line(
    [
      [-1, 87.4],
      [46, 87],
    ],
    0.8,
    CHROME,
  );
  fill(box(0, 87.4, 9, 4.2, 2), CHROME);
  joint([
    [-1, 54],
    [48, 54, 6],
    [58, 62, 8],
    [62, 81],
  ]);
  press(
    [
      [-1, 58],
      [27, 58, 4],
      [30, 62, 3],
      [30, 76, 4],
      [-1, 76],
    ],
    4,
    -0.3,
  );
  plate(0, 67);
  for (const w of [46, 58]) fill(box(w, 36, 9.6, 5, 2.4), CHROME);
  for (const w of [46, 58])
    fill(box(w, 36, 7.4, 3.2, 1.6), { color: '#020202', rough: 0.9 });
  reflector(72, 43);
}
