import * as z from 'zod/mini';

/** Search text of a list; nothing, or blanks, for all of it. */
export const searchText = z.optional(z.string().check(z.maxLength(120)));
