export type PhotoQuality = 'fine' | 'blurred' | 'dark';
type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Size of the small copy that is checked. */
export const SAMPLE = { width: 320, height: 240 } as const;

/** Mean brightness (0 to 255) below which text can hardly be read. */
const DARK = 45;
/** Variance of the Laplacian: sharp text gives hundreds, a blurred picture a few tens. */
const BLURRED = 40;

/** A hint for the customer, from brightness and sharpness; it never blocks. */
export function photoQuality({ data, width, height }: Pixels): PhotoQuality {
  const light = gray(data);
  if (mean(light) < DARK) return 'dark';
  return laplacianVariance(light, width, height) < BLURRED ? 'blurred' : 'fine';
}

/** Rec. 601 luma of RGBA pixels. */
function gray(data: Uint8ClampedArray): Float32Array {
  const light = new Float32Array(data.length / 4);
  for (let index = 0; index < light.length; index += 1) {
    const at = index * 4;
    light[index] =
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return light;
}

function mean(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(1, values.length);
}

/**
 * Variance of the difference between each pixel and its four neighbors; it is small in a
 * flat or blurred picture.
 */
function laplacianVariance(light: Float32Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const edge =
        4 * (light[at] ?? 0) -
        (light[at - 1] ?? 0) -
        (light[at + 1] ?? 0) -
        (light[at - width] ?? 0) -
        (light[at + width] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  const average = sum / Math.max(1, count);
  return squares / Math.max(1, count) - average * average;
}
