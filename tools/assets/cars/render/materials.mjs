// Materials. A surface writes two pictures at once: the car with black paint, and what paint
// adds when it is white. Every surface is darkened by occlusion (occlusion.mjs).
import * as THREE from 'three';
import { STUDIO } from './light.mjs';

/** The holes in the shell at the wheels; the same test serves picture and shadow. */
export const HOLES = /* glsl */ `
uniform vec4 wheelArches; // x of front and rear, height, radius
uniform float archFrom; // half width at which an arch begins
bool inArch() {
  float d = min(distance(place.xy, wheelArches.xz), distance(place.xy, wheelArches.yz));
  return abs(place.z) > archFrom && d < wheelArches.w;
}`;

const VERTEX = (map) => /* glsl */ `
out vec3 place; out vec3 turned; out vec3 fromEye; ${map?.vertexHead ?? ''}
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  place = world.xyz; turned = mat3(modelMatrix) * normal; fromEye = world.xyz - cameraPosition;
  ${map?.vertex ?? ''}
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const HEAD = /* glsl */ `
layout(location = 0) out vec4 withBlack; layout(location = 1) out vec4 ofPaint;
in vec3 place; in vec3 turned; in vec3 fromEye;
uniform sampler2D occlusion; uniform vec2 picture; uniform vec3 harmonics[9];
${STUDIO}
vec3 skyLight(vec3 n) {
  return max(vec3(0.), harmonics[0] + harmonics[1] * n.y + harmonics[2] * n.z + harmonics[3] * n.x + harmonics[4] * n.x * n.y
    + harmonics[5] * n.y * n.z + harmonics[6] * (3. * n.z * n.z - 1.) + harmonics[7] * n.x * n.z + harmonics[8] * (n.x * n.x - n.y * n.y));
}
// what a surface sees in a direction: the studio, or the floor in the shadow of the car
vec3 seen(vec3 d, float soft) {
  vec3 light = studio(d, soft);
  float floorAway = d.y < -.01 ? place.y / -d.y : 1e4;
  return light * mix(1., .3 + .7 * smoothstep(10., 160., floorAway), step(d.y, -.01));
}`;

/** An opaque surface. `map` may draw on it (shell.mjs); `paint` is the share of paint. */
export function solid(
  shared,
  { color = '#000', rough = 0.5, metal = 0, paint = 0, coat = 0, map, glow = 0 },
) {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    side: THREE.DoubleSide,
    depthWrite: false,
    uniforms: {
      ...shared.uniforms,
      ...map?.uniforms,
      ownColor: { value: new THREE.Color(color) },
      own: { value: new THREE.Vector4(rough, metal, paint, coat) },
      ownGlow: { value: glow },
    },
    vertexShader: VERTEX(map),
    fragmentShader: `${HEAD} uniform vec3 ownColor; uniform vec4 own; uniform float ownGlow; ${map?.head ?? ''}
    void main() {
      vec3 color = ownColor; float rough = own.x, metal = own.y, paint = own.z, coat = own.w, glow = ownGlow;
      vec3 n = normalize(turned) * (gl_FrontFacing ? 1. : -1.);
      ${map?.draw ?? ''}
      vec3 view = normalize(fromEye);
      float facing = clamp(-dot(n, view), 0., 1.);
      vec3 mirrored = reflect(view, n);
      float open_ = texture(occlusion, gl_FragCoord.xy / picture).r;
      float openMirror = clamp(pow(facing + open_, exp2(-14. * rough - 1.)) - 1. + open_, 0., 1.);
      float grazing = pow(1. - facing, 5.);
      vec3 sky = skyLight(n) * open_;
      vec3 f0 = mix(vec3(.032), color, metal);
      vec3 fresnel = f0 + (max(vec3(1. - rough), f0) - f0) * grazing;
      vec3 light = color * (1. - metal) * sky + fresnel * seen(mirrored, rough * .55) * openMirror * (1. - .6 * rough * (1. - metal));
      float coatPart = coat * (.04 + .80 * grazing);
      vec3 paintLight = (sky * .44 + seen(mirrored, .18) * openMirror * .26) * mix(.48, 1.06, smoothstep(12., 112., place.y));
      withBlack = vec4(mix(light, vec3(0.), paint) * (1. - coatPart) + coatPart * seen(mirrored, 0.) * sqrt(open_) + min(color * glow * 5., vec3(2.)), 1.);
      ofPaint = vec4(paint * paintLight * (1. - coatPart), 1.);
    }`,
  });
}

/** Tinted glass: a mirror over what lies behind it. */
export function glass(shared, { tint = 0.5, map }) {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    side: THREE.DoubleSide,
    transparent: true,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
    uniforms: { ...shared.uniforms, ...map.uniforms, tint: { value: tint } },
    vertexShader: VERTEX(map),
    fragmentShader: `${HEAD} uniform float tint; ${map.head}
    void main() {
      ${map.glass}
      vec3 n = normalize(turned) * (gl_FrontFacing ? 1. : -1.);
      vec3 view = normalize(fromEye);
      float grazing = pow(1. - clamp(-dot(n, view), 0., 1.), 5.);
      vec3 light = (.030 + .70 * grazing) * seen(reflect(view, n), .01) * (gl_FrontFacing ? 1. : 0.);
      withBlack = vec4(light + vec3(.004, .006, .006), tint);
      ofPaint = vec4(0., 0., 0., tint);
    }`,
  });
}

/** The floor: nothing but the shadow that lies on it. */
export function floor(shared, middle) {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    transparent: true,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
    uniforms: { ...shared.uniforms, middle: { value: new THREE.Vector2(middle, 0) } },
    vertexShader: VERTEX(),
    fragmentShader: `${HEAD} uniform vec2 middle; void main() {
      vec2 at = gl_FragCoord.xy / picture;
      float o = texture(occlusion, at).r;
      // many lights leave many edges: the further the shadow, the wider its mean
      float wide = mix(.0015, .020, smoothstep(.10, .75, o));
      float turn = 6.2831853 * fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715))));
      float sum = o * .2, weight = .2;
      for (int i = 0; i < 20; i++) {
        float r = sqrt((float(i) + .5) / 20.), a = turn + float(i) * 2.399963;
        vec4 t = texture(occlusion, at + vec2(cos(a) * 1.7, sin(a)) * r * wide);
        sum += t.r * t.g; weight += t.g;
      }
      o = sum / weight;
      float dark = .94 * smoothstep(.04, .95, 1. - o) * smoothstep(620., 360., length(place.xz - middle));
      withBlack = vec4(0., 0., 0., dark); ofPaint = vec4(0., 0., 0., dark); }`,
  });
}
