// The shell as meshes: grids become triangles, flat drawings become their surface.
import * as THREE from 'three';
import { readSheet, sheetHead } from './drawings.mjs';
import { HOLES } from './materials.mjs';

/**
 * A grid of rows (see loft.mjs) as geometry in car coordinates (x along, y up, z across).
 */
export function grid(rows, extra) {
  const across = rows[0].length;
  const position = [];
  const sheetAt = [];
  const second = [];
  const deck = [];
  for (const row of rows)
    for (const p of row) {
      position.push(p.x, p.z, p.w);
      sheetAt.push(...p.flat);
      second.push(...extra(p));
      deck.push(p.deck);
    }
  const index = [];
  for (let j = 0; j < rows.length - 1; j++)
    for (let i = 0; i < across - 1; i++) {
      const a = j * across + i;
      index.push(a, a + 1, a + across, a + 1, a + across + 1, a + across);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('sheetAt', new THREE.Float32BufferAttribute(sheetAt, 2));
  geometry.setAttribute('second', new THREE.Float32BufferAttribute(second, 2));
  geometry.setAttribute('deck', new THREE.Float32BufferAttribute(deck, 1));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  closeSeam(geometry, rows.length, across);
  return geometry;
}

/** The first and the last column are the same line: they share their normals. */
function closeSeam(geometry, down, across) {
  const n = geometry.getAttribute('normal');
  const v = new THREE.Vector3();
  for (let j = 0; j < down; j++) {
    const [a, b] = [j * across, j * across + across - 1];
    v.set(
      n.getX(a) + n.getX(b),
      n.getY(a) + n.getY(b),
      n.getZ(a) + n.getZ(b),
    ).normalize();
    n.setXYZ(a, v.x, v.y, v.z);
    n.setXYZ(b, v.x, v.y, v.z);
  }
}

const VERTEX_HEAD =
  'attribute vec2 sheetAt; attribute vec2 second; attribute float deck; out vec2 onSheet; out vec2 onSecond; out float onDeck;';
const VERTEX = 'onSheet = sheetAt; onSecond = second; onDeck = deck;';
/** Takes what is drawn into the surface; relief bends the normal. */
const SURFACE = `
  color = drawn.rgb; rough = mix(rough, drawnFinish.r, drawn.a); metal = mix(metal, drawnFinish.g, drawn.a);
  glow = drawnFinish.b * drawn.a; paint *= 1. - drawn.a; coat *= 1. - drawn.a;
  { vec3 dx = dFdx(fromEye), dy = dFdy(fromEye);
    float hx = dFdx(drawnRelief) * reliefDepth, hy = dFdy(drawnRelief) * reliefDepth;
    vec3 r1 = cross(dy, n), r2 = cross(n, dx);
    float det = dot(dx, r1) * (gl_FrontFacing ? 1. : -1.);
    n = normalize(abs(det) * n - sign(det) * (hx * r1 + hy * r2)); }`;

/** The lower body reads the sheet of its flank, and of its top from the shoulder on. */
export function bodyMap(car, flankSheet, topSheet) {
  const { side } = car;
  const head = `${HOLES} ${sheetHead('flank')} ${sheetHead('top')}
    in vec2 onSheet; in vec2 onSecond; in float onDeck; uniform float cladding; uniform float reliefDepth;`;
  return {
    vertexHead: VERTEX_HEAD,
    vertex: VERTEX,
    head,
    hole: 'if (inArch() && onDeck < .5) discard;',
    uniforms: {
      ...flankSheet.uniforms('flank'),
      ...topSheet.uniforms('top'),
      ...archUniforms(car),
      cladding: { value: side.clad ? side.cladArch + 0.5 : 0 },
      reliefDepth: { value: 1.2 },
    },
    draw: `if (inArch() && onDeck < .5) discard;
      ${readSheet('flank', 'onSheet')} ${readSheet('top', 'onSecond')}
      vec4 drawn = onDeck > .5 ? topC : flankC; vec4 drawnFinish = onDeck > .5 ? topF : flankF; float drawnRelief = onDeck > .5 ? topR : flankR;
      float archAway = min(distance(place.xy, wheelArches.xz), distance(place.xy, wheelArches.yz)) - wheelArches.w;
      float clad = onDeck > .5 || abs(place.z) < archFrom ? 0. : 1. - smoothstep(cladding - .15, cladding + .15, archAway);
      drawn = mix(drawn, vec4(.0155, .0165, .0175, 1.), clad); drawnFinish = mix(drawnFinish, vec4(.55, 0., 0., 1.), clad);
      // both edges of an arch are dull: what shines on an edge comes out as dots
      drawnFinish.r = mix(drawnFinish.r, .96, clad * (1. - smoothstep(.6, 1.8, min(archAway, cladding + .4 - archAway))));
      drawnRelief += .35 * smoothstep(cladding + 1.4, cladding - 1.2, archAway) * step(.01, cladding) * (1. - step(.5, onDeck));
      ${SURFACE}`,
  };
}

/** The cabin reads the sheet of the side, and its screens by their place across. */
export function cabinMap(car, sideSheet) {
  const c = car.shape.cabin;
  const head = `${HOLES} ${sheetHead('flank')} in vec2 onSheet; in vec2 onSecond; in float onDeck; uniform float reliefDepth;
    uniform vec4 windshield, rearWindow;
    float pane(vec2 at, vec4 box, float r) { vec2 q = abs(at - vec2(0., (box.y + box.z) * .5)) - vec2(box.x, (box.z - box.y) * .5) + r; return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - r; }
    // x: glass, y: black edge of a screen
    vec2 screens() { float d = 9.;
      if (onSecond.x < 1.02) d = pane(onSecond, windshield, .05);
      else if (onSecond.x > 1.98) d = pane(vec2(3. - onSecond.x, onSecond.y), rearWindow, .08);
      float w = max(fwidth(onSecond.x) + fwidth(onSecond.y), .0005);
      return vec2(1. - smoothstep(-w, w, d), 1. - smoothstep(-w, w, d - .035)); }`;
  const panes = `${readSheet('flank', 'onSheet')}
    float onSide = step(1.02, onSecond.x) * step(onSecond.x, 1.98) * step(onDeck, .5);
    vec2 ofScreen = onDeck < .5 ? screens() : vec2(0.);
    float isGlass = max(ofScreen.x, onSide * flankF.a * step(.9, flankF.b) * step(.9, flankF.r));`;
  return {
    vertexHead: VERTEX_HEAD,
    vertex: VERTEX,
    head,
    hole: `${panes} if (isGlass > .5) discard;`,
    glass: `${panes} if (isGlass < .5) discard;`,
    uniforms: {
      ...sideSheet.uniforms('flank'),
      ...archUniforms(car),
      reliefDepth: { value: 1.2 },
      windshield: { value: new THREE.Vector4(...(c.windshield ?? [0.93, 0.02, 0.9, 0])) },
      rearWindow: { value: new THREE.Vector4(...(c.rearWindow ?? [0.86, 0.22, 0.9, 0])) },
    },
    draw: `${panes} if (isGlass > .5) discard;
      vec4 drawn = mix(flankC, vec4(.006, .0065, .007, 1.), ofScreen.y); if (onSide < .5 && onDeck < .5) drawn = mix(drawn, vec4(.006, .0065, .007, 1.), ofScreen.y);
      vec4 drawnFinish = mix(flankF, vec4(.12, 0., 0., 1.), ofScreen.y); float drawnRelief = flankR;
      if (!gl_FrontFacing) { drawn = vec4(.03, .032, .034, 1.); drawnFinish = vec4(.9, 0., 0., 1.); }
      ${SURFACE}`,
  };
}

function archUniforms({ side, shape }) {
  return {
    wheelArches: { value: new THREE.Vector4(side.fw, side.rw, side.R, side.arch) },
    archFrom: { value: shape.half - 46 },
  };
}
