import { artifact, type Doc, MARGIN } from './pdf-drawing';

/** Points: 0.254 mm a module and 13 mm high, as boletos have it. */
const MODULE = 0.72;
const HEIGHT = 36.85;

/**
 * Bars of an even number of digits (interleaved two of five). Screen readers pass over
 * them: the sheet says the digits in words.
 */
export async function drawBars(doc: Doc, digits: string): Promise<void> {
  const { default: bwip } = await import('bwip-js/node');
  // By name its module would give what draws the kind of bars that is called raw.
  const [code] = bwip.raw({ bcid: 'interleaved2of5', text: digits });
  const widths = code && 'sbs' in code ? code.sbs : [];
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
