// The flat drawings that are laid over the shell: lamps, grille, seams, glass, cladding. Each
// sheet has three sides: color, finish (red: roughness, green: metal, blue: glow) and relief.
import * as THREE from 'three';
import { rounded } from './curves.mjs';

/** A sheet of `width` × `height` centimeters whose lower left corner is (`left`, `low`). */
export function sheet({ left, low, width, height, scale, map = (p) => p }) {
  const sides = ['color', 'finish', 'relief'].map(() => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const pen = canvas.getContext('2d');
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    return { canvas, pen };
  });
  const [color, finish, relief] = sides;
  relief.pen.fillStyle = 'rgb(128,128,128)';
  relief.pen.fillRect(0, 0, relief.canvas.width, relief.canvas.height);
  for (const { pen, canvas } of sides)
    pen.setTransform(scale, 0, 0, -scale, -left * scale, canvas.height + low * scale);

  function trace(pen, points, closed) {
    const line = rounded(points, closed).map(map);
    pen.beginPath();
    line.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
    if (closed) pen.closePath();
  }
  const finishOf = ({ rough = 0.5, metal = 0, glow = 0 }) =>
    `rgb(${Math.round(rough * 255)},${Math.round(metal * 255)},${Math.round(glow * 255)})`;

  return {
    scale,
    uniforms(name) {
      const textures = sides.map(({ canvas }, i) => {
        const texture = new THREE.CanvasTexture(canvas);
        texture.colorSpace = i === 0 ? THREE.SRGBColorSpace : THREE.NoColorSpace;
        texture.anisotropy = 8;
        return texture;
      });
      return {
        [`${name}Color`]: { value: textures[0] },
        [`${name}Finish`]: { value: textures[1] },
        [`${name}Relief`]: { value: textures[2] },
        [`${name}Box`]: { value: new THREE.Vector4(left, low, width, height) },
      };
    },
    /** A filled shape; `relief` from -1 (sunk) to 1 (raised). */
    fill(points, style) {
      for (const { pen } of [color, finish]) trace(pen, points, true);
      color.pen.globalAlpha = style.alpha ?? 1;
      color.pen.fillStyle = style.color;
      color.pen.fill();
      color.pen.globalAlpha = 1;
      finish.pen.fillStyle = finishOf(style);
      finish.pen.fill();
      if (style.relief) {
        trace(relief.pen, points, true);
        relief.pen.fillStyle = `rgb(${[0, 0, 0].map(() => 128 + style.relief * 127).join()})`;
        relief.pen.fill();
      }
    },
    /** A line of a width; `relief` as above. */
    line(points, width, style, closed = false) {
      for (const { pen } of [color, finish]) {
        trace(pen, points, closed);
        pen.lineWidth = width;
      }
      color.pen.globalAlpha = style.alpha ?? 1;
      color.pen.strokeStyle = style.color;
      color.pen.stroke();
      color.pen.globalAlpha = 1;
      finish.pen.strokeStyle = finishOf(style);
      finish.pen.stroke();
    },
    /** A joint between two panels: dark in the middle, its edges rounded. */
    joint(points, width = 0.55, closed = false) {
      this.line(
        points,
        width * 1.5,
        { color: '#050607', rough: 0.95, alpha: 0.95 },
        closed,
      );
      this.press(points, width * 4, -0.06, closed);
    },
    /** Relief alone: an edge pressed into the sheet. */
    press(points, width, depth, closed = false) {
      for (let k = 4; k >= 1; k--) {
        trace(relief.pen, points, closed);
        relief.pen.lineWidth = (width * k) / 4;
        relief.pen.strokeStyle = `rgba(${depth < 0 ? '0,0,0' : '255,255,255'},${Math.abs(depth) / 8})`;
        relief.pen.stroke();
      }
    },
    /** Draws only inside a shape. */
    within(points, draw) {
      for (const { pen } of sides) {
        pen.save();
        trace(pen, points, true);
        pen.clip();
      }
      draw();
      for (const { pen } of sides) pen.restore();
    },
  };
}

/** How the shader reads a sheet: `at` is the place on it in centimeters. */
export const readSheet = (name, at) => `
  vec2 ${name}At = (${at} - ${name}Box.xy) / ${name}Box.zw;
  vec4 ${name}C = texture(${name}Color, ${name}At);
  vec4 ${name}F = texture(${name}Finish, ${name}At);
  float ${name}R = texture(${name}Relief, ${name}At).r;`;
export const sheetHead = (name) =>
  `uniform sampler2D ${name}Color, ${name}Finish, ${name}Relief; uniform vec4 ${name}Box;`;
