import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in a time that does not tell where they differ. */
export function timingSafeEquals(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
