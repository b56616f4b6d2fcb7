/**
 * The colors of what the API draws itself, PDFs and mails: roles of tokens.css, which
 * only style sheets can read. A spec compares them.
 */
export const INK = {
  text: '#14231f',
  soft: '#4a5c56',
  line: '#d5ded9',
  paper: '#ffffff',
  ground: '#f4f7f5',
  accent: '#ffc72c',
} as const;

/** The same roles on a dark ground, for mailboxes that are dark. */
export const INK_ON_DARK = {
  soft: '#b9c7c1',
  line: '#3a4d46',
  paper: '#14231f',
  ground: '#0d1815',
} as const;

/** The dots of the logo on a light ground: `--terra-500` of tokens.css. */
export const LOGO_DOT = '#d2501f';

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
