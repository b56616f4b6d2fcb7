// How much of the sky each visible point sees: the light comes from many directions one
// after the other, each with a shadow map; the mean is kept. The ground gets its shadows
// from the same picture.
import * as THREE from 'three';

const SIZE = 1024;
const REACH = 420;

const VERTEX = (
  map,
) => `out vec3 place; out vec3 turned; uniform mat4 toLight; out vec4 seenByLight; ${map?.vertexHead ?? ''}
  void main() { vec4 world = modelMatrix * vec4(position, 1.); place = world.xyz; ${map?.vertex ?? ''}
  turned = mat3(modelMatrix) * normal; seenByLight = toLight * (world + vec4(normalize(turned) * 1.2, 0.)); gl_Position = projectionMatrix * viewMatrix * world; }`;

/** Materials that write depth as seen by the light, and light as seen by the camera. */
export function occlusionMaterials(shared, map) {
  const uniforms = {
    ...shared.uniforms,
    ...map?.uniforms,
    toLight: shared.toLight,
    lightDepth: shared.lightDepth,
    lightFrom: shared.lightFrom,
  };
  const head = map?.head ?? '';
  const build = (main) =>
    new THREE.ShaderMaterial({
      glslVersion: THREE.GLSL3,
      side: THREE.DoubleSide,
      uniforms,
      vertexShader: VERTEX(map),
      fragmentShader: `in vec3 place; in vec3 turned; in vec4 seenByLight; layout(location = 0) out vec4 result; uniform sampler2D lightDepth; uniform vec3 lightFrom; ${head}
        void main() { ${map?.hole ?? ''} ${main} }`,
    });
  return {
    depth: build('result = vec4(gl_FragCoord.z);'),
    depthOnly: Object.assign(build('result = vec4(0.);'), { colorWrite: false }),
    lit: build(`vec3 n = normalize(turned) * (gl_FrontFacing ? 1. : -1.);
      float falls = max(0., dot(n, lightFrom));
      vec3 at = seenByLight.xyz / seenByLight.w * .5 + .5;
      float nearest = texture(lightDepth, at.xy).r;
      float outside = step(.5, max(abs(at.x - .5), abs(at.y - .5)));
      float open_ = max(outside, step(at.z - .0022, nearest));
      result = vec4(falls * open_, falls, 1., step(.05, place.y));`),
  };
}

export function occlusionState() {
  return {
    toLight: { value: new THREE.Matrix4() },
    lightDepth: { value: null },
    lightFrom: { value: new THREE.Vector3() },
  };
}

/** Directions over the hemisphere, more from above; `count` of them, always the same. */
function directions(count) {
  return Array.from({ length: count }, (_, i) => {
    const y = Math.sqrt(0.03 + (0.96 * (i + 0.5)) / count);
    const turn = i * 2.399963;
    const r = Math.sqrt(1 - y * y);
    return new THREE.Vector3(Math.cos(turn) * r, y, Math.sin(turn) * r);
  });
}

/**
 * The picture of occlusion (red: share of the sky that is seen; green: 1 on the floor).
 * @param each calls back with 'depth' or 'lit' to put the right materials on
 */
export function drawOcclusion({
  renderer,
  scene,
  camera,
  shared,
  width,
  height,
  count,
  wear,
  center,
}) {
  const float = {
    type: THREE.FloatType,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  };
  const map = new THREE.WebGLRenderTarget(SIZE, SIZE, float);
  const single = new THREE.WebGLRenderTarget(width, height, {
    type: THREE.HalfFloatType,
  });
  const sum = [0, 1].map(
    () =>
      new THREE.WebGLRenderTarget(width, height, {
        type: THREE.HalfFloatType,
        depthBuffer: false,
      }),
  );
  const light = new THREE.OrthographicCamera(-REACH, REACH, REACH, -REACH, 10, 2000);
  const add = fullScreen(
    `uniform sampler2D a, b; varying vec2 uv_; void main() { gl_FragColor = texture2D(a, uv_) + texture2D(b, uv_); }`,
    ['a', 'b'],
  );
  const share = fullScreen(
    `uniform sampler2D a; varying vec2 uv_; void main() { vec4 t = texture2D(a, uv_); gl_FragColor = vec4((t.r + .004 * t.b) / (t.g + .02 * t.b + 1e-5), step(t.a, .5 * t.b), 0., 1.); }`,
    ['a'],
  );
  let into = 0;
  renderer.setClearColor('#fff', 1);
  for (const from of directions(count)) {
    shared.lightFrom.value.copy(from);
    light.position.copy(center).addScaledVector(from, 900);
    light.up.set(Math.abs(from.y) > 0.95 ? 1 : 0, Math.abs(from.y) > 0.95 ? 0 : 1, 0);
    light.lookAt(center);
    light.updateMatrixWorld();
    shared.toLight.value.multiplyMatrices(
      light.projectionMatrix,
      light.matrixWorldInverse,
    );
    wear('depth');
    renderer.setRenderTarget(map);
    renderer.clear();
    renderer.render(scene, light);
    shared.lightDepth.value = map.texture;
    wear('lit');
    renderer.setClearColor('#000', 0);
    renderer.setRenderTarget(single);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.setClearColor('#fff', 1);
    add.run(renderer, sum[1 - into], { a: single.texture, b: sum[into].texture });
    into = 1 - into;
  }
  const result = sum[1 - into];
  share.run(renderer, result, { a: sum[into].texture });
  map.dispose();
  single.dispose();
  sum[into].dispose();
  return result;
}

/** One rectangle over the whole target with a fragment shader. */
export function fullScreen(fragment, textures) {
  const uniforms = Object.fromEntries(textures.map((name) => [name, { value: null }]));
  const material = new THREE.ShaderMaterial({
    uniforms,
    vertexShader:
      'varying vec2 uv_; void main() { uv_ = uv; gl_Position = vec4(position.xy, 0., 1.); }',
    fragmentShader: fragment,
    depthTest: false,
    depthWrite: false,
  });
  const scene = new THREE.Scene();
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
  quad.frustumCulled = false;
  scene.add(quad);
  const camera = new THREE.Camera();
  return {
    run(renderer, target, values) {
      for (const [name, texture] of Object.entries(values))
        uniforms[name].value = texture;
      renderer.setRenderTarget(target);
      renderer.render(scene, camera);
    },
  };
}
