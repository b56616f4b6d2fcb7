import * as z from 'zod/mini';

/** Search text of a list; empty or blank for everything. */
export const searchText = z.optional(z.string().check(z.maxLength(120)));
