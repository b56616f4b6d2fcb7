import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
/** `[<48656c6c6f> 20 <6f> 0] TJ`: one line of text. */
const LINE = /\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g;

/**
 * The words that a PDF of ours shows, one drawn line a line, in drawing order; only for
 * fonts with WinAnsi letters.
 */
export function textOfPdf(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1');
  const streams = [...raw.matchAll(STREAM)].map(([, body = '']) =>
    inflated(Buffer.from(body, 'latin1')),
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
