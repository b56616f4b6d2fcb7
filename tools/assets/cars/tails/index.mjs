// The cars from behind by slug: each draws its tail with the tools of render/sheets.mjs. A
// point is the way from the middle of the tail and the height; the way goes on round the
// corner and along the flank.
import { aroeira } from './aroeira.mjs';
import { cerrado } from './cerrado.mjs';
import { ipe } from './ipe.mjs';
import { lira } from './lira.mjs';
import { lume } from './lume.mjs';
import { mascate } from './mascate.mjs';
import { sabia } from './sabia.mjs';
import { serrana } from './serrana.mjs';
import { tropeiro } from './tropeiro.mjs';

/** The tail of each car; `spoiler` is how far the roof goes on over the rear window. */
export const tails = {
  lira: { tailFace: lira, spoiler: 7 },
  sabia: { tailFace: sabia, spoiler: 10 },
  ipe: { tailFace: ipe },
  aroeira: { tailFace: aroeira, spoiler: 9 },
  cerrado: { tailFace: cerrado, spoiler: 7 },
  serrana: { tailFace: serrana, spoiler: 9 },
  tropeiro: { tailFace: tropeiro },
  lume: { tailFace: lume, spoiler: 8 },
  mascate: { tailFace: mascate },
};
