// Everything that is no shell: wheel wells, floor, mirrors, handles, rails, seats, wipers.
import * as THREE from 'three';
import { curve } from './curves.mjs';
import { solid } from './materials.mjs';
import { spoiler } from './spoiler.mjs';

/** A box with rounded edges, its middle at the origin. */
function block(width, height, depth, r) {
  const shape = new THREE.Shape();
  const [x, y] = [width / 2 - r, height / 2 - r];
  shape.absarc(x, y, r, 0, Math.PI / 2);
  shape.absarc(-x, y, r, Math.PI / 2, Math.PI);
  shape.absarc(-x, -y, r, Math.PI, Math.PI * 1.5);
  shape.absarc(x, -y, r, Math.PI * 1.5, Math.PI * 2);
  const bevel = Math.min(r, depth / 2 - 0.01);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: true,
    bevelSize: bevel * 0.6,
    bevelThickness: bevel,
    bevelSegments: 5,
    curveSegments: 8,
  });
  geometry.translate(0, 0, -depth / 2 + bevel);
  return geometry;
}

/** A body between two heights that bulges like a cushion: for mirrors and head-rests. */
function pebble(x, y, z, power = 3) {
  const geometry = new THREE.SphereGeometry(1, 32, 20);
  const at = geometry.getAttribute('position');
  for (let i = 0; i < at.count; i++) {
    const p = [at.getX(i), at.getY(i), at.getZ(i)];
    const length = Math.pow(
      p.reduce((s, v) => s + Math.abs(v) ** power, 0),
      1 / power,
    );
    at.setXYZ(i, (p[0] / length) * x, (p[1] / length) * y, (p[2] / length) * z);
  }
  geometry.computeVertexNormals();
  return geometry;
}

export function trim(car, shared, body, paint) {
  const { side, shape } = car;
  const group = new THREE.Group();
  const dark = solid(shared, { color: '#0b0c0d', rough: 0.85 });
  const plastic = solid(shared, { color: '#191b1d', rough: 0.55 });
  const gloss = solid(shared, { color: '#08090a', rough: 0.12, coat: 1 });
  const add = (geometry, material, ...[x, y, z]) => {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.position.set(x, y, z);
    group.add(mesh);
    return mesh;
  };
  for (const s of [1, -1]) {
    for (const at of [side.fw, side.rw]) wells(add, dark, { at, s, side, shape, body });
    mirror(add, {
      side,
      shape,
      paint: side.mirrorFill ? gloss : paint,
      gloss,
      plastic,
      s,
      body,
    });
    for (const [x, z, width] of side.handles) {
      const w = body.flank(x + width / 2, z) + 1.1;
      const handle = add(
        block(width, 2.6, 2.2, 1.1),
        side.handleFill ? gloss : paint,
        x + width / 2,
        z,
        s * w,
      );
      handle.rotation.y = s * 0.02;
      add(
        block(width * 0.7, 3.6, 1, 1.1),
        dark,
        x + width / 2 + 0.5,
        z - 0.4,
        s * (w - 1.3),
      );
    }
  }
  add(
    new THREE.BoxGeometry(side.rw - side.fw - 50, 10, shape.half * 1.6),
    dark,
    (side.fw + side.rw) / 2,
    side.sill + 4,
    0,
  );
  add(
    new THREE.BoxGeometry(side.L - 70, 12, shape.half * 0.9),
    dark,
    side.L / 2,
    side.sill + 8,
    0,
  );
  wipers(add, plastic, shape.cabin);
  if (shape.spoiler) group.add(spoiler(car, shared, side.roof ? gloss : paint));
  if (shape.rails)
    rails(
      add,
      shape.railColor
        ? solid(shared, { color: shape.railColor, rough: 0.25, metal: 1 })
        : gloss,
      shape,
    );
  return group;
}

/** The dark house of a wheel: a band that turns in from the skin, and its back wall. */
function wells(add, dark, { at, s, side, shape, body }) {
  const r = side.arch + 0.3;
  // its feet end above the lower edge of the skin, which rises towards tail and nose
  const floor = curve(shape.bottom);
  const [lowest, lowestAhead] = [at + r, at - r].map((x) =>
    Math.asin(Math.min(1, (side.R - Math.max(side.sill - 2, floor(x) + 1.5)) / r)),
  );
  const angle = Math.PI + lowest + lowestAhead;
  const inner = 38;
  const back = new THREE.CircleGeometry(r + 1, 48, -lowest, angle);
  add(back, dark, at, side.R, s * inner);
  const steps = 90;
  const position = [];
  const index = [];
  for (let k = 0; k <= steps; k++) {
    const turn = (angle * k) / steps - lowest;
    const [c, d] = [Math.cos(turn), Math.sin(turn)];
    const skin = body.flank(at + c * r, side.R + d * r);
    const band = [
      [0.5, skin + 0.25],
      [-0.3, skin + 0.2],
      [-1, skin - 0.5],
      [-1, skin - 2.5],
      [0.2, skin - 5],
      [0.5, inner],
    ];
    for (const [dr, w] of band)
      position.push(at + c * (r + dr), side.R + d * (r + dr), s * w);
    for (let j = 0; k < steps && j < band.length - 1; j++) {
      const a = k * band.length + j;
      index.push(a, a + band.length, a + 1, a + 1, a + band.length, a + band.length + 1);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  add(geometry, dark, 0, 0, 0);
}

function mirror(add, { side, paint, gloss, plastic, s, body }) {
  const [x, z, scale] = side.mirror;
  const size = scale * 0.8;
  const w = body.flank(x, z - 6);
  const head = add(
    pebble(8.2 * size, 7 * size, 11.5 * size, 2.7),
    paint,
    x + 5,
    z + 6,
    s * (w + 10.5),
  );
  head.rotation.y = s * 0.18;
  const foot = add(
    pebble(7.4 * size, 2.2 * size, 11.6 * size, 2.6),
    plastic,
    x + 5.3,
    z + 1,
    s * (w + 10),
  );
  foot.rotation.y = s * 0.18;
  const arm = add(pebble(5.5, 2.4, 7, 2.6), gloss, x + 4, z + 0.4, s * (w + 1));
  arm.rotation.x = s * 0.2;
  const eye = add(
    pebble(0.8, 5.6 * size, 9.8 * size, 3),
    gloss,
    x + 5 + 7.8 * size,
    z + 6,
    s * (w + 10.9),
  );
  eye.rotation.y = s * 0.18;
}

/** Two rails along the edges of the roof, on their feet. */
function rails(add, material, { rails: [from, to], cabin: c }) {
  const height = curve(c.roofEdge);
  for (const s of [1, -1]) {
    const points = Array.from({ length: 15 }, (_, k) => {
      const x = from + ((to - from) * k) / 14;
      const lift = 3.4 * Math.min(1, Math.sin((Math.PI * (k + 0.12)) / 14.24) * 3.2);
      return new THREE.Vector3(x, height(x) + lift - 1.2, s * (c.head.corner[1] - 1.5));
    });
    const rail = new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 60, 1.2, 10);
    rail.scale(1, 1, 1);
    add(rail, material, 0, 0, 0);
  }
}

function wipers(add, plastic, c) {
  for (const [w, length] of [
    [30, 58],
    [-22, 46],
  ]) {
    const arm = add(
      block(1.4, 1.2, length, 0.5),
      plastic,
      c.foot.front - 0.5,
      c.foot.z + 6.2,
      w,
    );
    arm.rotation.y = 0.12;
  }
}

/** Seats, dashboard and steering wheel: what one guesses behind the glass. */
export function interior(car, shared) {
  const { side, shape } = car;
  const c = shape.cabin;
  const group = new THREE.Group();
  const cloth = solid(shared, { color: '#26282a', rough: 0.9 });
  const darker = solid(shared, { color: '#121314', rough: 0.8 });
  const add = (geometry, material, ...[x, y, z, tilt = 0]) => {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.position.set(x, y, z);
    mesh.rotation.z = -tilt;
    group.add(mesh);
    return mesh;
  };
  const across = c.foot.corner[1] * 0.48;
  side.seats.forEach(([x, z, lean], row) => {
    const places = row === 0 ? [across, -across] : [across * 1.02, 0, -across * 1.02];
    for (const w of places) {
      const tilt = 0.2 + lean * 0.012;
      add(pebble(6.5, 22, row === 0 ? 21 : 20, 4), cloth, x + 14, z + 4, w, tilt);
      add(pebble(4.6, 6.6, 10.5, 3), cloth, x + 19.5 + lean * 0.4, z + 33, w, tilt);
      for (const d of [-3.5, 3.5])
        add(
          new THREE.CylinderGeometry(0.6, 0.6, 8, 10),
          darker,
          x + 18.5,
          z + 26,
          w + d,
          tilt,
        );
    }
  });
  const [sx, sz] = side.steer;
  add(
    pebble(26, 5, c.foot.corner[1] * 0.9, 5),
    darker,
    c.foot.corner[0] + 18,
    c.foot.z + 3,
    0,
  );
  const rim = add(
    new THREE.TorusGeometry(17.5, 1.5, 14, 48),
    darker,
    sx + 2,
    sz - 2,
    across,
  );
  rim.rotation.set(0, Math.PI / 2, 0);
  rim.rotation.order = 'ZXY';
  rim.rotation.z = 0.42;
  add(
    pebble(1, 6.5, 12, 5),
    solid(shared, { color: '#0b0e10', rough: 0.2 }),
    c.foot.corner[0] + 34,
    c.foot.z + 9,
    0,
  );
  add(
    pebble(2.2, 3.2, 11, 3),
    darker,
    (c.head.front + c.head.corner[0]) / 2 + 4,
    143 + (c.roofEdge[0][1] - 145),
    0,
  );
  return group;
}
