import { COLORS } from '@site/brand';

/**
 * The colors of what the API draws itself, PDFs and mails: roles of tokens.css, which
 * only style sheets can read, with the brand's colors. A spec compares them.
 */
export const INK = {
  text: COLORS['asfalto-900'],
  soft: COLORS['asfalto-600'],
  line: COLORS['asfalto-200'],
  paper: '#ffffff',
  ground: COLORS['asfalto-50'],
  accent: COLORS['faixa-400'],
} as const;

/** The same roles on a dark ground, for mailboxes that are dark. */
export const INK_ON_DARK = {
  soft: COLORS['text-on-dark-soft'],
  line: COLORS['line-on-dark'],
  paper: COLORS['asfalto-900'],
  ground: COLORS['asfalto-950'],
} as const;

/** The dots of the logo on a light ground: `--terra-500` of tokens.css. */
export const LOGO_DOT = COLORS['terra-500'];

/** Color of each paint: `--paint-*` of tokens.css. */
export const PAINT_COLORS: Readonly<Record<string, string>> = {
  'branco-nuvem': '#f1f3f2',
  'prata-lua': '#c3c9cc',
  'cinza-cometa': '#6e767b',
  'preto-noite': '#1a1d20',
  'vermelho-ipe': '#b3231c',
  'azul-fiorde': '#24588f',
};

/** Sky and ground that a model stands on: its `data-model` in tokens.css. */
export const STAGES: Readonly<Record<string, readonly [sky: string, ground: string]>> = {
  lira: ['#d9e8dc', '#2f6650'],
  sabia: ['#d5e2d0', '#b9703a'],
  ipe: ['#f9dd8f', '#2b4a57'],
  aroeira: ['#cbe3ec', '#d2501f'],
  cerrado: ['#cfe0e4', '#b4491f'],
  serrana: ['#d5dfd6', '#3b564c'],
  tropeiro: ['#dfe3cf', '#8d5a34'],
  lume: ['#f3cbb8', '#1c5870'],
  mascate: ['#d3e2ea', '#5d6f69'],
};
