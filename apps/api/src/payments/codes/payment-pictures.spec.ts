import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { barcodePicture, qrPicture } from './payment-pictures';
import { pixCode } from './pix-code';

beforeAll(() => {
  const wasmBinary = new Uint8Array(
    readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')),
  ).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
});

async function read(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 288 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = await readBarcodes({
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as ImageData);
  return found.map(({ format, text }) => [format, text]);
}

it('draws the Pix so that a reader finds the very code', async () => {
  const code = pixCode({
    once: true,
    location: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
    recurrence: 'pix.example.com/rec/2353c790eefb11eaadc10242ac120002',
    centavos: 263_900,
    name: 'Rodar Assinatura Demo',
    city: 'Curitiba',
  });
  expect(await read(await qrPicture(code))).toEqual([
    [expect.stringMatching(/QR/i), code],
  ]);
});

it('draws the bars of a boleto so that a reader finds the 44 digits', async () => {
  const digits = '99995165600001799000000100000000420000012345';
  const svg = await barcodePicture(digits);
  expect(await read(svg)).toEqual([['ITF', digits]]);
  // Two units a module: 405 of the code and 20 around it, by 13 mm of 0.254 mm each.
  expect(svg).toContain('viewBox="0 0 850 103"');
});
