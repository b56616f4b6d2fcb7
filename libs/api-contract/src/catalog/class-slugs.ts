/** Classes of vehicles, in the order of the filter. No zod: the tables use them too. */
export const CLASS_SLUGS = [
  'hatch',
  'sedan',
  'suv',
  'picape',
  'eletrico',
  'utilitario',
] as const;
export type ClassSlug = (typeof CLASS_SLUGS)[number];
