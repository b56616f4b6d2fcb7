import { isIsoDate, type IsoDate } from '../brazil';
import { type Problem } from './cross-field-rule';

/** The problem of one field, if it has one. No zod: screens use it too. */
export function problemAt(name: string, message: string | null): Problem[] {
  return message ? [{ path: [name], message }] : [];
}

/** The day in a typed value, or null. */
export function dayIn(value: unknown): IsoDate | null {
  return typeof value === 'string' && isIsoDate(value) ? value : null;
}
