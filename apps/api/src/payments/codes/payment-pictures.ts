// The drawing libraries are loaded with the first picture, so that an API that draws none
// spends no memory on them.

/** The QR code of a Pix as an SVG, with the quiet zone that readers need. */
export async function qrPicture(code: string): Promise<string> {
  const { default: drawer } = await import('qrcode');
  return drawer.toString(code, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
}

/**
 * The bars of a boleto (interleaved two of five) as an SVG, 103 by 13 mm where it is as
 * wide as it should be: all bars are whole modules, as no scaling of a size would leave
 * them.
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
