import * as z from 'zod/mini';

/** What a list is searched for; nothing, or blanks, for all of it. */
export const searched = z.optional(z.string().check(z.maxLength(120)));
