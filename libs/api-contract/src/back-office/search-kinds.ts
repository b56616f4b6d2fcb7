/** Things that the search of the portals finds. No zod: screens use them too. */

/** In the order in which they are shown. */
export const FOUND_KINDS = [
  'customer',
  'proposal',
  'contract',
  'service',
  'lead',
  'delivery',
  'return',
  'workshop',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Shorter texts would find nearly everything. */
export const SHORTEST_SEARCH = 3;
export const TOO_SHORT_SEARCH = 'Digite pelo menos três letras ou números.';
