// The light: a studio at 7:40 in the morning. One key from the upper left, one long box for
// the line from lamp to tail, a dark horizon that makes paint look wet, warm ground.
import * as THREE from 'three';

/**
 * Radiance of the studio in a direction. `right` and `ahead` are the camera's own axes, so
 * that the light stays where it is when the camera goes to the other end of the car.
 */
export const STUDIO = /* glsl */ `
uniform vec3 studioRight;
uniform vec3 studioAhead;
uniform vec3 studioGround;
float boxed(float low, float high, float soft, float v) {
  return smoothstep(low - soft, low + soft, v) * (1. - smoothstep(high - soft, high + soft, v));
}
vec3 studio(vec3 d, float soft) {
  float r = dot(d, studioRight), f = dot(d, studioAhead), y = d.y;
  float s = .02 + soft;
  float flat_ = length(vec2(r, f)) + 1e-4;
  float side = r / flat_, front = f / flat_;
  // the sky: dark at the zenith, bright over the horizon, black behind the car
  float behind = smoothstep(.25, .9, front);
  vec3 low = mix(vec3(.50, .56, .62), vec3(.07, .085, .10), behind * .9);
  vec3 sky = mix(low, vec3(.13, .165, .21), smoothstep(.10, .70, y));
  sky *= mix(.30, 1., smoothstep(.03 - s, .12 + s, y));
  vec3 band = vec3(.022, .026, .031);
  vec3 ground = mix(vec3(.155), studioGround * .36, .22) * mix(1.25, .55, smoothstep(-.06, -.6, y));
  vec3 c = mix(band, sky, smoothstep(.012 - s, .06 + s, y));
  c = mix(ground, c, smoothstep(-.06 - s, -.02 + s, y));
  // the long box on the right, low: the line from lamp to tail
  c += vec3(1., .985, .96) * 7. * smoothstep(.155 - soft, .185 + soft, y) * (1. - smoothstep(.18, .40 + soft, y)) * smoothstep(.25, .65, side);
  // the key, upper left
  c += vec3(1., .97, .93) * 5.5 * boxed(.26, .60, .06 + soft, y) * smoothstep(-.50, -.78, side);
  // overhead box along the car
  float top = y > .02 ? r / y : 9.;
  float deep = y > .02 ? f / y : 9.;
  c += vec3(1.) * 6. * boxed(-.50, .22, .10 + soft, top) * boxed(-1.6, .30, .30, deep);
  return c;
}`;

/** Uniforms of `STUDIO`, shared by all materials of a picture. */
export function studioUniforms(ground) {
  return {
    studioRight: { value: new THREE.Vector3() },
    studioAhead: { value: new THREE.Vector3() },
    studioGround: { value: new THREE.Color(ground) },
    harmonics: { value: Array.from({ length: 9 }, () => new THREE.Vector3()) },
  };
}

/** Turns the studio with the camera and sums up the light that falls on a dull surface. */
export function aimStudio(renderer, uniforms, camera) {
  const ahead = camera.getWorldDirection(new THREE.Vector3()).setY(0).normalize();
  uniforms.studioAhead.value.copy(ahead);
  uniforms.studioRight.value.set(-ahead.z, 0, ahead.x);
  const [width, height] = [64, 32];
  const all = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType });
  const { studioRight, studioAhead, studioGround } = uniforms;
  const own = { studioRight, studioAhead, studioGround };
  const sphere = new THREE.ShaderMaterial({
    uniforms: own,
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }',
    fragmentShader: `varying vec2 at; ${STUDIO} void main() { float a = at.x * 6.2831853, b = at.y * 3.14159265;
      gl_FragColor = vec4(studio(vec3(sin(b) * cos(a), cos(b), sin(b) * sin(a)), .02), 1.); }`,
    depthTest: false,
  });
  const scene = new THREE.Scene();
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), sphere);
  quad.frustumCulled = false;
  scene.add(quad);
  renderer.setRenderTarget(all);
  renderer.render(scene, new THREE.Camera());
  const pixels = new Float32Array(width * height * 4);
  renderer.readRenderTargetPixels(all, 0, 0, width, height, pixels);
  all.dispose();
  sum(uniforms.harmonics.value, pixels, width, height);
}

/** Spherical harmonics of second order, already folded with the cosine and divided by π. */
function sum(into, pixels, width, height) {
  for (const v of into) v.set(0, 0, 0);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const a = ((i + 0.5) / width) * 2 * Math.PI;
      const b = ((j + 0.5) / height) * Math.PI;
      const [x, y, z] = [
        Math.sin(b) * Math.cos(a),
        Math.cos(b),
        Math.sin(b) * Math.sin(a),
      ];
      const area = ((2 * Math.PI) / width) * (Math.PI / height) * Math.sin(b);
      const base = [
        0.282095,
        0.488603 * y,
        0.488603 * z,
        0.488603 * x,
        1.092548 * x * y,
        1.092548 * y * z,
        0.315392 * (3 * z * z - 1),
        1.092548 * x * z,
        0.546274 * (x * x - y * y),
      ];
      const fold = [1, 2 / 3, 2 / 3, 2 / 3, 0.25, 0.25, 0.25, 0.25, 0.25];
      const back = [
        0.282095, 0.488603, 0.488603, 0.488603, 1.092548, 1.092548, 0.315392, 1.092548,
        0.546274,
      ];
      const at = (j * width + i) * 4;
      base.forEach((v, k) => {
        const weight = v * area * fold[k] * back[k];
        into[k].x += pixels[at] * weight;
        into[k].y += pixels[at + 1] * weight;
        into[k].z += pixels[at + 2] * weight;
      });
    }
}
