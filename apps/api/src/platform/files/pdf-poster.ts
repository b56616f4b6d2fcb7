import { INK } from '../brand/brand-colors';
import { type Drawings } from '../brand/drawings';
import { collect, drawBrand, openDoc } from './pdf';
import { BOLD, DISPLAY, type Doc, say, type Struct } from './pdf-drawing';
import { printable } from './pdf-text';

type Poster = {
  brand: string;
  title: string;
  lead: string;
  /** The URL in the QR code, also printed below it. */
  url: string;
  /** Description of the picture, for people who can't see it. */
  alt: string;
  /** Lines below: the name and the place. */
  foot: readonly string[];
  issuedAt: Date;
};

/** Side of the picture, quiet zone included, in points. */
const SIDE = 210;
/** Modules that readers need around the code (ISO/IEC 18004). */
const QUIET = 4;

/** The car on the head of a poster. */
const CAR = { modelSlug: 'aroeira', paint: 'azul-fiorde' } as const;

/** One A5 page with a QR code, to print and put on a counter. */
export async function writePoster(drawings: Drawings, poster: Poster): Promise<Buffer> {
  const { brand, title, lead, url, alt, foot } = poster;
  const doc = await openDoc(drawings, { size: 'A5' }, poster);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  await drawBrand(doc, root, drawings, { brand, car: CAR });
  say(doc, root, { tag: 'H1', text: title, font: DISPLAY, size: 18, after: 6 });
  say(doc, root, { tag: 'P', text: lead, color: INK.soft, after: 8 });
  await drawCode(doc, root, { url, alt });
  say(doc, root, { tag: 'P', text: url, size: 9, color: INK.soft, after: 8 });
  for (const text of foot) say(doc, root, { tag: 'P', text, font: BOLD });
  root.end();
  doc.end();
  return bytes;
}

/** The code as black squares, in the middle of the page. */
async function drawCode(
  doc: Doc,
  root: Struct,
  { url, alt }: Pick<Poster, 'url' | 'alt'>,
): Promise<void> {
  const { default: drawer } = await import('qrcode');
  const { modules } = drawer.create(url, { errorCorrectionLevel: 'M' });
  const unit = SIDE / (modules.size + 2 * QUIET);
  const left = (doc.page.width - SIDE) / 2 + QUIET * unit;
  const top = doc.y + QUIET * unit;
  const draw = () => {
    for (let y = 0; y < modules.size; y += 1)
      for (let x = 0; x < modules.size; x += 1)
        if (modules.get(y, x)) doc.rect(left + x * unit, top + y * unit, unit, unit);
    doc.fill('#000000');
  };
  root.add(doc.struct('Figure', { alt: printable(alt) }, draw));
  doc.y += SIDE + 4;
}
