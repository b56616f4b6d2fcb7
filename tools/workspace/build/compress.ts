// `node tools/workspace/build/compress.ts <folder>`: what the build leaves for later when
// COMPRESS=later.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|svg|html|json|txt|xml|webmanifest|wasm)$/;
const SMALLEST_BYTES = 200;

/** Writes `.br` (quality 11) and `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name) && !name.startsWith('.'))
      .map((name) => compressFile(join(folder, name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

const [folder] = process.argv.slice(2);
if (import.meta.main && folder) await compressFolder(folder);
