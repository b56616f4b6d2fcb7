import { type PhotoQuality, photoQuality, SAMPLE } from './photo-quality';

export type PictureLook = {
  width: number;
  height: number;
  quality: PhotoQuality;
};
export type LookAtPicture = (file: File) => Promise<PictureLook | null>;

/**
 * Size and legibility of a picture, judged like a camera photo. Null for other files and
 * for pictures that this browser can't open: the server checks those.
 */
export function pictureLooker(page: Window & typeof globalThis): LookAtPicture {
  return async (file) => {
    if (!file.type.startsWith('image/')) return null;
    const picture = await page.createImageBitmap(file).catch(() => null);
    if (!picture) return null;
    const canvas = page.document.createElement('canvas');
    Object.assign(canvas, SAMPLE);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, SAMPLE.width, SAMPLE.height);
    const sample = context?.getImageData(0, 0, SAMPLE.width, SAMPLE.height);
    const { width, height } = picture;
    picture.close();
    return { width, height, quality: sample ? photoQuality(sample) : 'fine' };
  };
}
