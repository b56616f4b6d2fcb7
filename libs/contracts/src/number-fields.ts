import * as z from 'zod/mini';

/** What a number field says when it is empty, or holds a text that is no number. */
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
