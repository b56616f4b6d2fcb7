import * as z from 'zod';

/**
 * A whole number within `limits`, written in digits only: an empty cell is not zero, and
 * `1.000` could mean one or a thousand.
 */
export const wholeNumber = (limits = z.number()) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'deve ser um número inteiro, sem ponto nem vírgula')
    .transform(Number)
    .pipe(limits);
