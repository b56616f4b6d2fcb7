// `node tools/workspace/build/compress.ts <folder>`: the compression that the build skips
// when COMPRESS=later.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|svg|html|json|txt|xml|webmanifest|wasm)$/;
const SMALLEST_BYTES = 200;

/**
 * Writes `.br` (quality 11) and `.gz` beside every text file of a folder. Processes may
 * be sending its files meanwhile, so each twin appears complete.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name) && !name.startsWith('.'))
      .map((name) => compressFile(join(folder, name), dirname(folder))),
  );
}

/** `place` is a folder of the same disk, where twins are written. */
async function compressFile(file: string, place: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const write = async (twin: string, small: Buffer) => {
    const unfinished = join(place, `.${process.pid}-${basename(twin)}`);
    await writeFile(unfinished, small);
    await rename(unfinished, twin);
  };
  await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }).then((small) => write(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => write(`${file}.gz`, small)),
  ]);
}

const [folder] = process.argv.slice(2);
if (import.meta.main && folder) await compressFolder(folder);
