// Aroeira, compact SUV: front elevation, rear elevation and plan beside its side view.
// Lengths in centimeters; x from the front bumper, z from the ground, w from the middle.
export const aroeira = {
  views: ['front', 'side', 'rear'],
  half: 90,
  eye: 135,
  // plan of the widest line, from the middle of the nose to the middle of the tail
  plan: [
    [0, 0],
    [1, 40, 26],
    [9, 76, 14],
    [34, 88, 26],
    [140, 90, 60],
    [300, 90, 60],
    [392, 86, 24],
    [411, 74, 14],
    [418, 44, 26],
    [418, 0],
  ],
  // how far the face lies behind x = 0 at a height, and how far the tail reaches
  nose: [
    [24, 14],
    [32, 4],
    [40, 0.6],
    [56, 0],
    [78, 0.4],
    [90, 3],
    [97, 8],
    [104, 16],
  ],
  tail: [
    [26, 402],
    [36, 411],
    [52, 416.5],
    [66, 417],
    [84, 413],
    [96, 409],
    [106, 404],
    [116, 397],
  ],
  // half width at a height, of the whole
  section: [
    [18, 0.95],
    [32, 0.985],
    [48, 0.988],
    [64, 0.99],
    [80, 1],
    [90, 0.996],
    [98, 0.983],
    [106, 0.966],
    [114, 0.94],
  ],
  bottom: [
    [0, 23],
    [20, 20],
    [90, 20],
    [340, 21],
    [400, 26],
    [418, 32],
  ],
  // height of the edge between flank and bonnet, belt and boot, and of the middle line
  shoulder: [
    [0, 95],
    [12, 99.5],
    [40, 104.5],
    [80, 107.5],
    [118, 108.5],
    [240, 110],
    [350, 114],
    [400, 114],
    [418, 110],
  ],
  middle: [
    [0, 95],
    [12, 101.5],
    [50, 109],
    [90, 113],
    [118, 114],
    [240, 114],
    [380, 115],
    [418, 110],
  ],
  edge: 5.5,
  crease: {
    line: [
      [24, 89],
      [120, 92],
      [250, 93],
      [350, 99],
      [404, 101],
    ],
    depth: 1.5,
  },
  flare: 2.8,
  rails: [186, 348],
  // the glass house: foot at the belt, head at the roof, as corners of the plan
  cabin: {
    foot: { z: 106, front: 91, corner: [116, 76], back: [388, 77], rear: 404 },
    head: { front: 161, corner: [172, 57], back: [366, 61], rear: 382 },
    roofEdge: [
      [150, 145],
      [175, 152],
      [232, 155.5],
      [318, 151],
      [372, 143],
      [392, 138],
    ],
    roofMiddle: [
      [150, 149],
      [164, 154],
      [232, 159],
      [300, 156],
      [340, 151.5],
      [384, 144.5],
    ],
    bulge: 3.2,
  },
  /** The face, from the middle outwards: w, z; beyond w = 90 it turns into the flank. */
  face({ fill, line, joint, box, lamp, plate, grille, BLACK, GLOSS, CHROME }) {
    fill(
      [
        [-1, 41],
        [70, 42, 8],
        [104, 50, 10],
        [140, 52],
        [150, 38],
        [150, 8],
        [-1, 8],
      ],
      BLACK,
    );
    // lamps in a black band, one line of light from side to side
    fill(
      [
        [-1, 85.5],
        [56, 85],
        [72, 81.5, 6],
        [112, 86, 8],
        [139, 97.5, 2],
        [120, 97, 10],
        [84, 94, 10],
        [-1, 93.5],
      ],
      GLOSS,
    );
    grille(
      [
        [-1, 64],
        [44, 64, 4],
        [54, 70, 5],
        [60, 83.5, 3],
        [-1, 84.5],
      ],
      { step: 3.4, rows: true },
    );
    line(
      [
        [-1, 63.6],
        [44, 63.6, 4],
        [54.6, 69.8, 5],
        [60.6, 83.5],
      ],
      0.9,
      CHROME,
    );
    lamp(
      [
        [62, 86.2, 1],
        [73, 83.6, 3],
        [108, 87.4, 5],
        [128, 94.4, 1],
        [84, 91.6, 6],
        [63, 90.6, 1],
      ],
      {
        eyes: [
          [72, 87.2, 3.1],
          [82, 88, 3.1],
          [92, 89, 3.1],
        ],
      },
    );
    line(
      [
        [-1, 91.6],
        [62, 91.8],
        [86, 92.8, 10],
        [128, 96],
      ],
      1.1,
      { color: '#ffffff', rough: 0.3, glow: 0.75 },
    );
    // emblem: two dots on a line
    line(
      [
        [-4, 88.6],
        [4, 88.6],
      ],
      2.2,
      CHROME,
    );
    plate(0, 53.5);
    grille(
      [
        [-1, 35],
        [58, 35, 3],
        [63, 45.5, 4],
        [-1, 45.5],
      ],
      { step: 3.2, rows: true },
    );
    fill(
      [
        [-1, 24],
        [40, 24, 4],
        [48, 33.4, 3],
        [-1, 33.4],
      ],
      { color: '#a9afb2', rough: 0.35, metal: 0.9 },
    );
    // upright light in the corner of the bumper
    fill(
      [
        [70, 48, 4],
        [84, 50, 5],
        [88, 70, 4],
        [80, 77, 3],
        [73, 74, 4],
      ],
      GLOSS,
    );
    line(
      [
        [84.5, 71],
        [81, 54],
      ],
      1.3,
      { color: '#ffffff', glow: 0.55 },
    );
    fill(box(76, 55, 6, 7, 1.5), { color: '#cfd6da', rough: 0.1, metal: 0.8 });
    joint(
      [
        [-1, 94.8],
        [60, 95.2, 20],
        [100, 97.2, 20],
        [128, 99.4, 10],
        [160, 102.4, 30],
        [206, 106.5],
      ],
      0.6,
    );
    joint([
      [112, 86],
      [118, 76, 8],
      [128, 70],
    ]);
  },
};
