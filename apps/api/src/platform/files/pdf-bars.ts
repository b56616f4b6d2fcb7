import { artifact, type Doc, MARGIN } from './pdf-drawing';

/**
 * Points: 0.254 mm a module and 13 mm high; the 44 digits of a boleto take 103 mm.
 */
const MODULE = 0.72;
const HEIGHT = 36.85;
/** Modules of a wide bar or gap; a narrow one has 1 (FEBRABAN). */
const WIDE = 3;

/**
 * Bars of an even number of digits (interleaved two of five). Screen readers skip them:
 * the sheet has the digits as text.
 */
export async function drawBars(doc: Doc, digits: string): Promise<void> {
  const widths = await barWidths(digits);
  const top = doc.y + 8;
  let x = MARGIN + 10 * MODULE;
  artifact(doc, () => {
    widths.forEach((modules, index) => {
      if (index % 2 === 0) doc.rect(x, top, modules * MODULE, HEIGHT).fill('#000000');
      x += modules * MODULE;
    });
  });
  doc.y = top + HEIGHT + 16;
}

/** Modules of bars and gaps in turn, from the first bar to the last. */
export async function barWidths(digits: string): Promise<number[]> {
  const { default: bwip } = await import('bwip-js/node');
  // A dynamic import by name would give the package's drawing function for the bar code
  // type `raw`.
  const [code] = bwip.raw({ bcid: 'interleaved2of5', text: digits });
  const widths = code && 'sbs' in code ? code.sbs : [];
  // The package gives 2 for a wide one, which its own pictures draw as three modules; the
  // last one is a gap.
  return widths.slice(0, -1).map((width) => (width > 1 ? WIDE : 1));
}
