import { barWidths } from '#platform/files/pdf-bars';

// The drawing libraries are loaded with the first picture, so that an API that draws none
// spends no memory on them.

/** The QR code of a Pix as an SVG, with the quiet zone that readers need. */
export async function qrPicture(code: string): Promise<string> {
  const { default: drawer } = await import('qrcode');
  return drawer.toString(code, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
}

/** Modules of white that a reader needs on each side, and of a bar's height: 13 mm. */
const QUIET = 10;
const HEIGHT = 51.5;
/** Units of the SVG for a module. */
const MODULE = 2;

/**
 * The bars of a boleto (interleaved two of five) as an SVG, 103 by 13 mm at its proper
 * size. Every bar is a whole number of modules, which scaling to a size would spoil.
 */
export async function barcodePicture(digits: string): Promise<string> {
  const widths = await barWidths(digits);
  let modules = QUIET;
  const bars = widths.map((width, index) => {
    const left = modules;
    modules += width;
    // Gaps stand between the bars.
    return index % 2 === 0
      ? `M${left * MODULE} 0h${width * MODULE}v${HEIGHT * MODULE}h-${width * MODULE}z`
      : '';
  });
  const [wide, high] = [(modules + QUIET) * MODULE, HEIGHT * MODULE];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}"><path fill="#fff" d="M0 0h${wide}v${high}H0z"/><path d="${bars.join('')}"/></svg>`;
}
