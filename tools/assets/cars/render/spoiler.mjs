// The edge that goes on from the roof over the rear window, with the third brake light.
import * as THREE from 'three';
import { curve, mix } from './curves.mjs';
import { solid } from './materials.mjs';

const ACROSS = 48;
const SECTION = 8;

/**
 * `shape.spoiler` is how far it stands out over the rear window, in centimeters.
 * @param skin its material: paint, or the black of the roof
 */
export function spoiler({ shape }, shared, skin) {
  const c = shape.cabin;
  const [edge, ridge] = [curve(c.roofEdge), curve(c.roofMiddle)];
  const { rear, back } = c.head;
  const width = back[1] * 0.9;
  const fall = (ridge(rear - 22) - ridge(rear - 46)) / 24;
  const position = [];
  const index = [];
  for (let k = 0; k <= ACROSS; k++) {
    const w = width * ((2 * k) / ACROSS - 1);
    const u = Math.abs(w) / back[1];
    const brim = rear - (rear - back[0]) * (0.3 * u ** 2 + 0.7 * u ** 8);
    const height = (x) => {
      const inside = Math.min(
        1 - (1 - Math.min(1, Math.max(0, (rear - x) / 24))) ** 2.2,
        1 - u ** 2.2,
      );
      return mix(edge(x), ridge(x), Math.max(0, inside));
    };
    const open = 1 - Math.abs((2 * k) / ACROSS - 1) ** 12;
    const reach = shape.spoiler * open;
    const from = brim - 14;
    const top = height(from) + 0.5 * open;
    const tip = top + fall * (14 + reach);
    const section = [
      [from - 3, height(from - 3) - 0.4],
      [from, top],
      [mix(from, brim + reach, 0.5), mix(top, tip, 0.5) + 0.5 * open],
      [brim + reach - 0.8, tip + 0.3 * open],
      [brim + reach, tip - 0.4 * open],
      [brim + reach - 0.2, tip - 2 * open],
      [brim + reach - 1, tip - 2.5 * open],
      [brim - 3, tip - 4.4 * open],
    ];
    for (const [x, z] of section) position.push(x, z, w);
    for (let j = 0; k < ACROSS && j < section.length - 1; j++) {
      const a = k * section.length + j;
      const b = a + section.length;
      index.push(a, b, a + 1, a + 1, b, b + 1);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const group = new THREE.Group();
  group.add(new THREE.Mesh(geometry, skin));
  const light = new THREE.Mesh(
    new THREE.BoxGeometry(1, 1.1, 26),
    solid(shared, { color: '#ff2b1c', rough: 0.2, glow: 0.3 }),
  );
  const middle = (ACROSS / 2) * SECTION;
  const [x, z] = [4, 5]
    .map((j) => position.slice((middle + j) * 3, (middle + j) * 3 + 2))
    .reduce(([ax, az], [bx, bz]) => [(ax + bx) / 2, (az + bz) / 2]);
  light.position.set(x - 0.3, z, 0);
  group.add(light);
  return group;
}
