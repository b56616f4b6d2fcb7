import { artifact, type Doc, MARGIN } from './pdf-drawing';

/**
 * Points: 0.254 mm a module and 13 mm high; the 44 digits of a boleto take 103 mm.
 */
const MODULE = 0.72;
const HEIGHT = 36.85;
/**
 * Bars of an even number of digits (interleaved two of five, the wide ones three modules:
 * FEBRABAN). Screen readers skip them: the sheet has the digits as text.
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
  const { default: encode } = await import('jsbarcode');
  const code: { encodings?: { data: string }[] } = {};
  encode(code, digits, { format: 'ITF' });
  // The package gives a sign for each module: 1 where a bar is, 0 where a gap is.
  const modules = code.encodings?.map(({ data }) => data).join('') ?? '';
  return (modules.match(/1+|0+/g) ?? []).map(({ length }) => length);
}
