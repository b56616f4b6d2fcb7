import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve(
  'zxing-wasm/reader/zxing_reader.wasm',
);

/** The text of a QR code on the screen, as a phone's camera reads it. */
export async function readCode(picture: Locator): Promise<string> {
  prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
  });
  const [code] = await readBarcodes(await picture.screenshot());
  if (!code) throw new Error('No code is on the picture');
  return code.text;
}
