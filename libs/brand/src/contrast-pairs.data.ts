import type { ColorName } from './brand.schema.ts';

type Color = ColorName | 'white';

/** Contrast that words need, and that large figures and the edge of a field need. */
export const WORDS = 4.5;
export const SHAPES = 3;

/** Colors that stand on each other somewhere in the product, and the least contrast. */
export const CONTRAST_PAIRS: readonly (readonly [Color, on: Color, least: number])[] = [
  ['asfalto-900', 'white', WORDS],
  ['asfalto-900', 'asfalto-50', WORDS],
  ['asfalto-900', 'asfalto-100', WORDS],
  ['asfalto-900', 'ceu-100', WORDS],
  ['asfalto-900', 'ceu-200', WORDS],
  ['asfalto-900', 'terra-200', WORDS],
  ['asfalto-900', 'faixa-100', WORDS],
  ['asfalto-900', 'faixa-400', WORDS],
  ['asfalto-900', 'accent-hover', WORDS],
  ['asfalto-700', 'ceu-200', WORDS],
  ['asfalto-600', 'white', WORDS],
  ['asfalto-600', 'asfalto-50', WORDS],
  ['asfalto-600', 'asfalto-100', WORDS],
  ['asfalto-400', 'white', SHAPES],
  ['ceu-700', 'white', WORDS],
  ['ceu-700', 'ceu-100', WORDS],
  ['terra-500', 'white', SHAPES],
  ['terra-600', 'white', WORDS],
  ['terra-600', 'asfalto-50', WORDS],
  ['terra-800', 'white', WORDS],
  ['terra-800', 'terra-200', WORDS],
  ['faixa-700', 'white', WORDS],
  ['faixa-700', 'faixa-100', WORDS],
  ['white', 'asfalto-950', WORDS],
  ['white', 'asfalto-900', WORDS],
  ['white', 'asfalto-800', WORDS],
  ['white', 'action-hover', WORDS],
  ['white', 'terra-600', WORDS],
  ['white', 'ceu-700', WORDS],
  ['faixa-400', 'asfalto-950', WORDS],
  ['faixa-400', 'asfalto-900', WORDS],
  ['faixa-400', 'asfalto-800', WORDS],
  ['text-on-dark-soft', 'asfalto-950', WORDS],
  ['text-on-dark-soft', 'asfalto-900', WORDS],
  ['text-on-dark-soft', 'asfalto-800', WORDS],
  ['line-strong', 'white', SHAPES],
  ['line-strong', 'asfalto-50', SHAPES],
  ['line-strong-on-dark', 'asfalto-950', SHAPES],
  ['line-strong-on-dark', 'asfalto-900', SHAPES],
  ['line-strong-on-dark', 'asfalto-800', SHAPES],
];
