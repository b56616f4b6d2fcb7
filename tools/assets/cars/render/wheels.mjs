// A wheel: tire and barrel are turned, spokes are cut from their drawing and bent inwards.
import * as THREE from 'three';
import { solid } from './materials.mjs';

const TURN = Math.PI * 2;

/** One wheel at the origin, its outer face towards +z. */
export function wheel(shared, { R, rim, style, width = 21, dark, caliper }) {
  const group = new THREE.Group();
  const half = width / 2;
  const metal = solid(shared, {
    color: dark ? '#2a2d30' : '#c9ced1',
    rough: dark ? 0.3 : 0.26,
    metal: 1,
  });
  const inner = solid(shared, { color: '#1b1d1f', rough: 0.45, metal: 0.6 });
  const black = solid(shared, { color: '#08090a', rough: 0.8 });
  const rubber = solid(shared, { color: '#191b1c', rough: 0.7 });
  const disc = solid(shared, { color: '#7d8285', rough: 0.34, metal: 1 });
  const turned = (points, material, parts = 80) => {
    const mesh = new THREE.Mesh(
      new THREE.LatheGeometry(
        points.map(([r, z]) => new THREE.Vector2(r, z)),
        parts,
      ),
      material,
    );
    mesh.rotation.x = Math.PI / 2;
    group.add(mesh);
    return mesh;
  };
  // tire: bead, bulging wall with its ribs, shoulder, tread
  const wall = R - rim;
  turned(
    [
      [rim - 0.3, half - 1.6],
      [rim + 0.2, half - 0.5],
      [rim + wall * 0.12, half + 0.1],
      [rim + wall * 0.16, half - 0.1],
      [rim + wall * 0.4, half + 0.75],
      [rim + wall * 0.45, half + 0.62],
      [rim + wall * 0.66, half + 0.5],
      [rim + wall * 0.7, half + 0.65],
      [rim + wall * 0.84, half - 0.3],
      [R - 0.7, half - 1.5],
      [R - 0.1, half - 2.9],
      [R, half - 4.6],
      [R, half - 6.2],
      [R - 0.7, half - 6.3],
      [R - 0.7, half - 7.1],
      [R, half - 7.2],
      [R, 0.6],
      [R - 0.7, 0.5],
      [R - 0.7, -0.5],
      [R, -0.6],
      [R, -half + 4],
      [R - 1.6, -half + 1],
      [rim, -half],
    ],
    rubber,
  );
  // barrel with its lip
  turned(
    [
      [rim + 0.25, half - 1.5],
      [rim + 0.35, half - 0.6],
      [rim - 0.2, half - 0.25],
      [rim - 1, half - 0.6],
      [rim - 1.5, half - 1.8],
    ],
    metal,
  );
  turned(
    [
      [rim - 1.5, half - 1.8],
      [rim - 2.2, half - 5],
      [rim - 3.2, -half + 2],
    ],
    inner,
  );
  turned(
    [
      [0.1, -half + 3],
      [rim - 2, -half + 3],
    ],
    black,
  );
  turned(
    [
      [rim * 0.22, half - 8.6],
      [rim * 0.66, half - 8.6],
      [rim * 0.66, half - 10.4],
    ],
    disc,
  );
  group.add(caliperOf(shared, rim, half, caliper));
  const spokes = spokesOf(style, rim - 1);
  const depth = (r) => half - 1.5 - 2.6 * Math.max(0, 1 - r / (rim * 0.94)) ** 1.2;
  if (spokes.cover) {
    const face = [];
    for (let k = 0; k <= 20; k++) {
      const r = 0.1 + ((rim - 1.2) * k) / 20;
      face.push([r, depth(r) - 0.4]);
    }
    turned(face, solid(shared, { color: '#8b9195', rough: 0.4, metal: 0.8 }));
  }
  for (const { points, tone, lift = 0, thick = 2.2 } of spokes.shapes) {
    const shape = new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)));
    const geometry = new THREE.ExtrudeGeometry(shape, {
      depth: thick,
      bevelEnabled: true,
      bevelThickness: 0.5,
      bevelSize: 0.35,
      bevelSegments: 2,
      curveSegments: 8,
    });
    const at = geometry.getAttribute('position');
    for (let i = 0; i < at.count; i++) {
      const r = Math.hypot(at.getX(i), at.getY(i));
      at.setZ(i, at.getZ(i) - thick - 0.5 + depth(r) + lift);
    }
    geometry.computeVertexNormals();
    group.add(new THREE.Mesh(geometry, tone === 'dark' ? inner : metal));
  }
  // hub, cap, nuts
  turned(
    [
      [0.1, depth(0) + 0.5],
      [2.6, depth(0) + 0.45],
      [3.2, depth(0) + 0.1],
      [3.4, depth(0) - 2],
    ],
    spokes.darkHub ? black : metal,
    48,
  );
  turned(
    [
      [0.1, depth(0) + 0.62],
      [2.1, depth(0) + 0.55],
      [2.3, depth(0) + 0.3],
    ],
    black,
    48,
  );
  for (let k = 0; k < 5; k++) {
    const nut = new THREE.Mesh(new THREE.CylinderGeometry(0.75, 0.85, 1.4, 6), black);
    nut.rotation.x = Math.PI / 2;
    nut.position.set(
      Math.cos((k / 5) * TURN) * 5.2,
      Math.sin((k / 5) * TURN) * 5.2,
      depth(5) - 0.3,
    );
    group.add(nut);
  }
  return group;
}

function caliperOf(shared, rim, half, color = '#5b6064') {
  const shape = new THREE.Shape();
  shape.absarc(0, 0, rim * 0.74, -0.5, 0.5, false);
  shape.absarc(0, 0, rim * 0.42, 0.42, -0.42, true);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: 3,
    bevelEnabled: true,
    bevelSize: 0.4,
    bevelThickness: 0.4,
    bevelSegments: 2,
    curveSegments: 24,
  });
  geometry.translate(0, 0, half - 10);
  return new THREE.Mesh(geometry, solid(shared, { color, rough: 0.45, metal: 0.3 }));
}

/** A spoke between two radii, its half widths at both ends, swept by an angle. */
function spoke(angle, { from, to, widths: [a, b], sweep = 0 }) {
  const steps = 6;
  const side = (sign) =>
    Array.from({ length: steps + 1 }, (_, k) => {
      const t = k / steps;
      const r = from + (to - from) * t;
      const turn = angle + sweep * t * t;
      const w = (a + (b - a) * t - Math.abs(b - a) * 0.1 * Math.sin(Math.PI * t)) * sign;
      return [
        Math.cos(turn) * r - Math.sin(turn) * w,
        Math.sin(turn) * r + Math.cos(turn) * w,
      ];
    });
  return [...side(-1), ...side(1).reverse()];
}

/** The drawing of a rim by name: shapes, with a dark pocket beside bright faces. */
function spokesOf(style, r) {
  const ring = (count, draw) =>
    Array.from({ length: count }, (_, i) => draw((i / count) * TURN + TURN / 4)).flat();
  const bright = (points) => ({ points });
  const pocket = (points) => ({ points, tone: 'dark', lift: -0.55, thick: 1.8 });
  const styles = {
    double5: () =>
      ring(5, (a) => [
        pocket(spoke(a, { from: 3, to: r, widths: [3.4, 4.6] })),
        bright(spoke(a - 0.1, { from: 3.4, to: r, widths: [1.15, 0.95], sweep: -0.1 })),
        bright(spoke(a + 0.1, { from: 3.4, to: r, widths: [1.15, 0.95], sweep: 0.1 })),
      ]),
    five: () =>
      ring(5, (a) => [
        bright(spoke(a, { from: 2.6, to: r, widths: [2.7, 3.6] })),
        pocket(spoke(a + 0.2, { from: 5, to: r, widths: [0.8, 1.6], sweep: 0.05 })),
      ]),
    y5: () =>
      ring(5, (a) => [
        pocket(spoke(a, { from: 3, to: r, widths: [2.8, 5.2] })),
        bright(spoke(a, { from: 2.6, to: r * 0.55, widths: [2.2, 1.5] })),
        bright(
          spoke(a + 0.02, { from: r * 0.45, to: r, widths: [1.2, 0.95], sweep: 0.22 }),
        ),
        bright(
          spoke(a - 0.02, { from: r * 0.45, to: r, widths: [1.2, 0.95], sweep: -0.22 }),
        ),
      ]),
    multi: () =>
      ring(10, (a) => [bright(spoke(a, { from: 3, to: r, widths: [1.3, 0.95] }))]),
    turbine: () =>
      ring(9, (a) => [
        pocket(spoke(a + 0.12, { from: 3, to: r, widths: [1.2, 2.4], sweep: 0.34 })),
        bright(spoke(a, { from: 3, to: r, widths: [1.1, 1.5], sweep: 0.34 })),
      ]),
    six: () =>
      ring(6, (a) => [
        pocket(spoke(a + 0.06, { from: 3, to: r, widths: [2.4, 3.4] })),
        bright(spoke(a, { from: 2.6, to: r, widths: [1.9, 1.4] })),
        bright(
          spoke(a + 0.24, { from: r * 0.5, to: r, widths: [0.7, 0.75], sweep: 0.05 }),
        ),
      ]),
    rugged: () =>
      ring(6, (a) => [
        bright(spoke(a, { from: 2.6, to: r, widths: [2.9, 2.6] })),
        pocket(spoke(a + 0.3, { from: 4, to: r, widths: [0.9, 1.2] })),
      ]),
    aero: () =>
      ring(5, (a) => [
        bright(spoke(a, { from: 2.6, to: r, widths: [2.4, 5.4], sweep: 0.16 })),
        pocket(spoke(a + 0.62, { from: r * 0.4, to: r, widths: [1, 3.2], sweep: 0.16 })),
      ]),
    split5: () =>
      ring(5, (a) => [
        bright(spoke(a - 0.17, { from: 3, to: r, widths: [1.5, 1.5], sweep: 0.07 })),
        bright(spoke(a + 0.17, { from: 3, to: r, widths: [1.5, 1.5], sweep: -0.07 })),
        pocket(spoke(a, { from: r * 0.5, to: r, widths: [0.6, 1.2] })),
      ]),
    seven: () =>
      ring(7, (a) => [
        pocket(spoke(a, { from: 3, to: r, widths: [2.4, 3.6] })),
        bright(spoke(a, { from: 2.6, to: r, widths: [1.7, 1.7] })),
      ]),
    blade: () =>
      ring(5, (a) => [
        pocket(spoke(a + 0.1, { from: 3, to: r, widths: [3.2, 6.4], sweep: 0.2 })),
        bright(spoke(a - 0.16, { from: 3, to: r, widths: [1.3, 0.9], sweep: 0.16 })),
        bright(spoke(a + 0.1, { from: 3, to: r, widths: [0.9, 1.9], sweep: 0.26 })),
        bright(
          spoke(a + 0.48, { from: r * 0.52, to: r, widths: [0.7, 0.9], sweep: 0.1 }),
        ),
      ]),
    steel: () =>
      ring(10, (a) => [
        pocket(spoke(a, { from: r * 0.68, to: r * 0.86, widths: [1.5, 1.8] })),
      ]),
  };
  return { shapes: styles[style](), cover: style === 'aero' || style === 'steel' };
}
