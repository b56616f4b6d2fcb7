import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve(
  'zxing-wasm/reader/zxing_reader.wasm',
);

/** The text of a QR code on the screen, as a phone's camera reads it. */
export async function readCode(picture: Locator): Promise<string> {
  prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
  });
  let text = '';
  // The browser may draw a picture a moment after its place.
  await expect(async () => {
    const [code] = await readBarcodes(await picture.screenshot());
    expect(code, 'a code on the picture').toBeDefined();
    text = code?.text ?? '';
  }).toPass({ timeout: 10_000 });
  return text;
}
