// A car on its studio floor, and the two renders that make its picture.
import * as THREE from 'three';
import { aimStudio, studioUniforms } from './light.mjs';
import { cabin, lowerBody } from './loft.mjs';
import { floor, glass, solid } from './materials.mjs';
import {
  drawOcclusion,
  fullScreen,
  occlusionMaterials,
  occlusionState,
} from './occlusion.mjs';
import { cabinSheet, flankSheet, topSheet } from './sheets.mjs';
import { bodyMap, cabinMap, grid } from './shell.mjs';
import { interior, trim } from './trim.mjs';
import { wheel } from './wheels.mjs';

const OCCLUSION_WIDTH = 640;
const STEER = (18 * Math.PI) / 180;
/** Where the camera stands round the car, in degrees from its nose. */
const TURN = { front: 38, side: 90, rear: 140 };

/** All meshes of a car. Paint is one material whose color the caller sets. */
export function buildCar(car, shared) {
  const { side, shape } = car;
  const group = new THREE.Group();
  const body = lowerBody(car);
  const house = cabin(car);
  const painted = (map) => solid(shared, { rough: 0.4, paint: 1, coat: 1, map });
  const put = (geometry, material, map) => {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.userData.map = map;
    group.add(mesh);
    return mesh;
  };
  const flanks = bodyMap(car, flankSheet(car, body), topSheet(car));
  put(
    grid(body.rows, (p) => p.top),
    painted(flanks),
    flanks,
  );
  const panes = cabinMap(car, cabinSheet(car));
  const houseGrid = grid(house.rows, (p) => p.screen);
  put(houseGrid, painted(panes), panes);
  const pane = put(houseGrid, glass(shared, { tint: 0.5, map: panes }));
  pane.userData.clear = true;
  pane.renderOrder = 2;
  group.add(trim(car, shared, body, painted()));
  group.add(interior(car, shared));
  for (const [at, front] of [
    [side.fw, true],
    [side.rw, false],
  ])
    for (const s of [1, -1]) {
      const design = { R: side.R * 1.015, ...side.wheel, ...shape.wheel, ...car.wheel };
      const made = wheel(shared, design);
      made.userData.face = { radius: design.R, at: (design.width ?? 21) / 2 };
      made.rotation.y = s > 0 ? 0 : Math.PI;
      if (front) made.rotation.y += -(shared.steer ?? 0);
      made.position.set(
        at,
        side.R,
        s * (body.flank(at, side.R + side.arch * 0.8) - 12.8 - (shape.wheelIn ?? 0)),
      );
      group.add(made);
    }
  return group;
}

/**
 * Renders the car with black paint and what white paint adds to it.
 * @param shot width and height in pixels, `view`, `sky` (directions of light)
 * @returns two arrays of floats, rgba, premultiplied, bottom row first, and the outlines
 *   of the wheels
 */
export function shoot(car, shot) {
  const { width, height } = shot;
  const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true });
  renderer.setSize(width, height, false);
  renderer.autoClear = false;
  const studio = studioUniforms(shot.ground);
  const shared = {
    uniforms: {
      ...studio,
      occlusion: { value: null },
      picture: { value: new THREE.Vector2(width, height) },
    },
    ...occlusionState(),
    steer: shot.view === 'front' ? STEER : 0,
  };
  const scene = new THREE.Scene();
  const built = buildCar(car, shared);
  scene.add(built);
  const ground = new THREE.Mesh(
    new THREE.PlaneGeometry(4000, 4000),
    floor(shared, car.side.L / 2),
  );
  ground.rotation.x = -Math.PI / 2;
  ground.position.x = car.side.L / 2;
  ground.renderOrder = -1;
  scene.add(ground);
  const camera = lens(car, shot);
  aimStudio(renderer, studio, camera);

  const meshes = [];
  scene.traverse((o) => o.isMesh && meshes.push(o));
  const plain = occlusionMaterials(shared);
  const kept = new Map();
  for (const mesh of meshes)
    kept.set(mesh, {
      own: mesh.material,
      ...(mesh.userData.map ? occlusionMaterials(shared, mesh.userData.map) : plain),
    });
  const wear = (what) => {
    for (const mesh of meshes) {
      mesh.material = kept.get(mesh)[what];
      mesh.visible =
        what === 'own' ||
        !(mesh.userData.clear || (what.startsWith('depth') && mesh === ground));
    }
  };
  const center = new THREE.Vector3(car.side.L / 2, 40, 0);
  const times = [performance.now()];
  const occlusion = drawOcclusion({
    renderer,
    scene,
    camera,
    shared,
    width: OCCLUSION_WIDTH,
    height: Math.round((OCCLUSION_WIDTH * height) / width),
    count: shot.sky,
    wear,
    center,
  });
  shared.uniforms.occlusion.value = occlusion.texture;
  renderer.readRenderTargetPixels(occlusion, 0, 0, 1, 1, new Uint16Array(4));
  wear('own');
  times.push(performance.now());
  const pictures = expose({
    renderer,
    scene,
    camera,
    width,
    height,
    wear,
  });
  times.push(performance.now());
  return {
    pictures,
    wheels: outlines(built, camera, shot),
    seconds: times.slice(1).map((t, i) => (t - times[i]) / 1000),
    triangles: meshes.reduce(
      (s, m) => s + (m.geometry.index?.count ?? m.geometry.attributes.position.count) / 3,
      0,
    ),
  };
}

/** The outer faces of the wheels towards the camera, as points of the picture. */
function outlines(built, camera, { width, height }) {
  built.updateMatrixWorld(true);
  return built.children
    .filter(({ userData, position }) => userData.face && position.z > 0)
    .map((made) =>
      Array.from({ length: 72 }, (_, i) => {
        const { radius, at } = made.userData.face;
        const turn = (i / 36) * Math.PI;
        const point = new THREE.Vector3(
          Math.cos(turn) * radius,
          Math.sin(turn) * radius,
          at,
        )
          .applyMatrix4(made.matrixWorld)
          .project(camera);
        return [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
      }),
    );
}

function lens(car, shot) {
  const { side, shape } = car;
  const camera = new THREE.PerspectiveCamera(
    shot.fov ?? 11.6,
    shot.width / shot.height,
    300,
    6000,
  );
  const turn = (TURN[shot.view] * Math.PI) / 180;
  const away = (shot.away ?? 2.95) * side.L * (shot.zoom ?? 1);
  const middle = new THREE.Vector3(side.L / 2, 0, 0);
  camera.position.set(
    middle.x - Math.cos(turn) * away,
    shape.eye ?? 115,
    Math.sin(turn) * away,
  );
  camera.lookAt(middle.x, shot.aim ?? 72, 0);
  camera.updateMatrixWorld();
  return camera;
}

/** Renders both pictures at once; floats, rgba, bottom row first. */
function expose({ renderer, scene, camera, width, height, wear }) {
  const both = new THREE.WebGLRenderTarget(width, height, {
    type: THREE.HalfFloatType,
    count: 2,
    samples: 4,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  });
  const plain = new THREE.WebGLRenderTarget(width, height, {
    type: THREE.FloatType,
    depthBuffer: false,
  });
  const copy = fullScreen(
    'uniform sampler2D a; varying vec2 uv_; void main() { gl_FragColor = texture2D(a, uv_); }',
    ['a'],
  );
  renderer.setClearColor('#000', 0);
  renderer.setRenderTarget(both);
  renderer.clear();
  // depth first, so that the costly surfaces are computed only where they are seen
  wear('depthOnly');
  renderer.render(scene, camera);
  wear('own');
  renderer.render(scene, camera);
  return both.textures.map((a) => {
    copy.run(renderer, plain, { a });
    const pixels = new Float32Array(width * height * 4);
    renderer.readRenderTargetPixels(plain, 0, 0, width, height, pixels);
    return pixels;
  });
}
