import * as z from 'zod/mini';

/**
 * Messages of a number field that is empty (`missing`), or whose text is not a number.
 */
export const inNumbers = (missing: string, example: string) => ({
  error: ({ input }: { input?: unknown }) =>
    typeof input === 'string' && input.trim() !== ''
      ? `Escreva em números, como ${example}.`
      : missing,
});

/** A typed amount of money or a percentage: at most two decimals. */
export const inHundredths = z.multipleOf(
  0.01,
  'Use no máximo duas casas depois da vírgula.',
);
