// The drawing libraries are loaded with the first picture, so that an API that draws none
// spends no memory on them.

/** The QR code of a Pix as an SVG, with the quiet zone that readers need. */
export async function qrPicture(code: string): Promise<string> {
  const { default: drawer } = await import('qrcode');
  return drawer.toString(code, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
}

/**
 * The bars of a boleto (interleaved two of five) as an SVG, 103 by 13 mm at its proper
 * size. Every bar is a whole number of modules, which scaling to a size would spoil.
 */
export async function barcodePicture(digits: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node');
  return toSVG({
    bcid: 'interleaved2of5',
    text: digits,
    scale: 2,
    height: 18,
    paddingwidth: 10,
    backgroundcolor: 'ffffff',
  });
}
