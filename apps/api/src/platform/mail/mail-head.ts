import { type PaintedCar } from '../brand/drawings';

/** The car on the road of a mail that is about no car in particular. */
const USUAL: PaintedCar = { modelSlug: 'aroeira', paint: 'azul-fiorde' };
const HEAD = /\bcid:(head\.([a-z0-9-]+)\.([a-z0-9-]+))"/;

/**
 * Address of the picture on top of a mail. The sender of mails reads the car from it and
 * attaches the picture, so that a mail that waits holds none and a mailbox loads nothing.
 */
export function headAddress({ modelSlug, paint }: PaintedCar = USUAL): string {
  return `cid:head.${modelSlug}.${paint}`;
}

/** Content id and car of the picture that a mail asks for; null when it asks for none. */
export function headOf(html = ''): { cid: string; car: PaintedCar } | null {
  const [, cid, modelSlug, paint] = HEAD.exec(html) ?? [];
  return cid && modelSlug && paint ? { cid, car: { modelSlug, paint } } : null;
}
