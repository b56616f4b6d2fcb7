import * as z from 'zod';

/**
 * Digits alone, within what `limits` says: a cell left empty is no zero, and `1.000`
 * could be one or a thousand.
 */
export const wholeNumber = (limits = z.number()) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'deve ser um número inteiro, sem ponto nem vírgula')
    .transform(Number)
    .pipe(limits);
