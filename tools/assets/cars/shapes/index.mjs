// The shapes of the cars by slug (see models.mjs for their side views, tails for the rest).
import { tails } from '../tails/index.mjs';
import { aroeira } from './aroeira.mjs';
import { cerrado } from './cerrado.mjs';
import { ipe } from './ipe.mjs';
import { lira } from './lira.mjs';
import { lume } from './lume.mjs';
import { mascate } from './mascate.mjs';
import { sabia } from './sabia.mjs';
import { serrana } from './serrana.mjs';
import { tropeiro } from './tropeiro.mjs';

const fronts = {
  lira,
  sabia,
  ipe,
  aroeira,
  cerrado,
  serrana,
  tropeiro,
  lume,
  mascate,
};

export const shapes = Object.fromEntries(
  Object.entries(fronts).map(([slug, shape]) => [slug, { ...shape, ...tails[slug] }]),
);
