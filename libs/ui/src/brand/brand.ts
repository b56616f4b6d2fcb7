/**
 * The demo brand. A customer of the software changes this file, the logo and the tokens,
 * nothing else in `ui`.
 */
export const BRAND = { name: 'Rodar' } as const;
