// From light to a picture: tone, the layer that carries everything but the paint, and files.

/** Linear light to display values, highlights rolled off. */
function tone(v) {
  const t = v < 0.62 ? v : 0.62 + 0.38 * (1 - Math.exp(-(v - 0.62) / 0.62));
  return t <= 0.0031308 ? 12.92 * t : 1.055 * t ** (1 / 2.4) - 0.055;
}
/** White paint is to be white in the light, although nothing else is as bright. */
const LIFT = 1.14;

/**
 * Two layers of a picture. `over` (rgba bytes) is laid over the flat color of the paint,
 * which `mask` (bytes) cuts out: where paint is black the render with black paint appears,
 * where it is white the other, and every color between.
 */
export function develop({ pictures: [black, paint], width, height }) {
  const over = Buffer.alloc(width * height * 4);
  const mask = Buffer.alloc(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const from = ((height - 1 - row) * width + column) * 4;
      const to = row * width + column;
      const cover = Math.min(1, black[from + 3]);
      const shade = (floats, i) => cover * tone(floats[from + i] / Math.max(cover, 1e-4));
      const dark = [0, 1, 2].map((i) => shade(black, i));
      const light = [0, 1, 2].map(
        (i) => cover * tone((black[from + i] + paint[from + i]) / Math.max(cover, 1e-4)),
      );
      const added = Math.max(
        0,
        LIFT * light.reduce((s, v, i) => s + (v - dark[i]) * [0.3, 0.59, 0.11][i], 0),
      );
      const alpha = Math.min(1, Math.max(0, cover - added, ...dark));
      for (let i = 0; i < 3; i++)
        over[to * 4 + i] = alpha > 0 ? Math.round(255 * Math.min(1, dark[i] / alpha)) : 0;
      over[to * 4 + 3] = Math.round(255 * alpha);
      mask[to] = added > 0.004 ? Math.round(255 * cover) : 0;
    }
  return { over, mask };
}

/** The layers over each other, as CSS will show them, on a background. Colors as [r, g, b]. */
export function composite({ over, mask }, paint, ground) {
  const out = Buffer.alloc(mask.length * 3);
  for (let i = 0; i < mask.length; i++) {
    const m = mask[i] / 255;
    const a = over[i * 4 + 3] / 255;
    for (let c = 0; c < 3; c++)
      out[i * 3 + c] = Math.round(
        over[i * 4 + c] * a + (1 - a) * (paint[c] * m + ground(i)[c] * (1 - m)),
      );
  }
  return out;
}
