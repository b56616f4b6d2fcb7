import { INK } from '../brand/brand-colors';
import { type Drawings } from '../brand/drawings';
import { collect, openDoc } from './pdf';
import { BOLD, DISPLAY, type Doc, MARGIN, say, type Struct } from './pdf-drawing';
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

/** Side of the code in points, without the quiet zone. */
const SIDE = 136;
/**
 * Modules that readers need around the code (ISO/IEC 18004); on its left the margin of the
 * page is wider than they are.
 */
const QUIET_MODULES = 4;
/** Points between the code and the words above it, which end with white of their own. */
const QUIET = 14;

/** Points; a narrower margin than beside the words leaves room for the longest name. */
const FOOT_MARGIN = 24;

/** Width of the picture of a poster to its height. */
const STAGE_RATIO = 1240 / 660;

/** One A5 page with a QR code, to print and put on a counter. */
export async function writePoster(drawings: Drawings, poster: Poster): Promise<Buffer> {
  const { brand, title, lead, url, alt, foot } = poster;
  const doc = await openDoc(drawings, { size: 'A5' }, poster);
  doc.page.margins.bottom = FOOT_MARGIN;
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  await drawStage(doc, root, drawings, brand);
  say(doc, root, { tag: 'H1', text: title, font: DISPLAY, size: 23, after: 4 });
  const y = doc.y + QUIET;
  const { indent, bottom } = await drawCode(doc, root, { url, alt });
  doc.y = y;
  say(doc, root, { tag: 'P', text: lead, size: 14, color: INK.soft, indent });
  doc.y = bottom;
  say(doc, root, { tag: 'P', text: url, size: 9, color: INK.soft, after: 8 });
  for (const text of foot) say(doc, root, { tag: 'P', text, font: BOLD });
  root.end();
  doc.end();
  return bytes;
}

/** The car on its stage, from edge to edge of the page. */
async function drawStage(
  doc: Doc,
  root: Struct,
  drawings: Pick<Drawings, 'poster'>,
  brand: string,
): Promise<void> {
  const picture = await drawings.poster();
  const { width } = doc.page;
  root.add(
    doc.struct('Figure', { alt: printable(brand) }, () => {
      doc.image(picture, 0, 0, { width });
    }),
  );
  doc.y = width / STAGE_RATIO + 16;
}

/**
 * The code as black squares, whose left edge is that of the words. Answers where words
 * begin beside it, and below it.
 */
async function drawCode(
  doc: Doc,
  root: Struct,
  { url, alt }: Pick<Poster, 'url' | 'alt'>,
): Promise<{ indent: number; bottom: number }> {
  const { default: drawer } = await import('qrcode');
  const { modules } = drawer.create(url, { errorCorrectionLevel: 'M' });
  const unit = SIDE / modules.size;
  const left = MARGIN;
  const top = doc.y + QUIET;
  const draw = () => {
    for (let y = 0; y < modules.size; y += 1)
      for (let x = 0; x < modules.size; x += 1)
        if (modules.get(y, x)) doc.rect(left + x * unit, top + y * unit, unit, unit);
    doc.fill('#000000');
  };
  root.add(doc.struct('Figure', { alt: printable(alt) }, draw));
  const edge = SIDE + QUIET_MODULES * unit;
  return { indent: edge, bottom: top + edge };
}
