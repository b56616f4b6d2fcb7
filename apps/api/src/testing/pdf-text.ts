import { inflateSync } from 'node:zlib';

/** Uses its length: compressed bytes may end like a line break. */
const STREAM = /\/Length (\d+)[^>]*>>\s*stream\r?\n/g;
/** `[<48656c6c6f> 20 <6f> 0] TJ`: one line of text. */
const LINE = /\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g;

/**
 * The words that a PDF of ours shows, one drawn line a line, in drawing order; only for
 * fonts with WinAnsi letters.
 */
export function textOfPdf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const streams = [...file.toString('latin1').matchAll(STREAM)].map(
    ({ 0: head, 1: length, index }) => {
      const begin = index + head.length;
      return inflated(file.subarray(begin, begin + Number(length)));
    },
  );
  return streams
    .flatMap((stream) =>
      [...stream.matchAll(LINE)].map(([, parts = '']) => lettersOf(parts)),
    )
    .join('\n');
}

function inflated(body: Buffer): string {
  try {
    return inflateSync(body).toString('latin1');
  } catch {
    return '';
  }
}

function lettersOf(parts: string): string {
  const hex = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, part]) => part).join('');
  return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
}
