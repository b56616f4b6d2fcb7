import * as z from 'zod/mini';

/** Messages of a number field that is empty (`missing`), or whose text is no number. */
export const inNumbers = (missing: string, example: string) => ({
  error: ({ input }: { input?: unknown }) =>
    typeof input === 'string' && input.trim() !== ''
      ? `Escreva em números, como ${example}.`
      : missing,
});

/** An amount of money or a percentage that people type: hundredths at most. */
export const inHundredths = z.multipleOf(
  0.01,
  'Use no máximo duas casas depois da vírgula.',
);
