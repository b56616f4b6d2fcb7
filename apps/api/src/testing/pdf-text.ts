import { inflateSync } from 'node:zlib';

/** Uses its length: compressed bytes may end like a line break. */
const STREAM = /(\d+) 0 obj\s*<<[^>]*\/Length (\d+)[^>]*>>\s*stream\r?\n/g;
/** `/ToUnicode 12 0 R` of a font, which the pages name as `/F2 9 0 R`. */
const FONT = /(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*?\/ToUnicode (\d+) 0 R/g;
const NAME = /\/(F\d+) (\d+) 0 R/g;
/** `/F2 12 Tf` chooses a font; `[<0048> 20 <0065>] TJ` draws one line of text in it. */
const DRAWN = /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g;

/**
 * The words that a PDF of ours shows, one drawn line a line, in drawing order. Its fonts
 * are parts of Archivo, which say themselves which letter each sign is.
 */
export function textOfPdf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const source = file.toString('latin1');
  const streams = new Map(
    [...source.matchAll(STREAM)].map(({ 0: head, 1: id, 2: length, index }) => {
      const begin = index + head.length;
      return [id, inflated(file.subarray(begin, begin + Number(length)))] as const;
    }),
  );
  const lettersOfFont = new Map(
    [...source.matchAll(FONT)].map(([, id, map = '']) => [
      id,
      lettersOf(streams.get(map) ?? ''),
    ]),
  );
  const fonts = new Map(
    [...source.matchAll(NAME)].map(([, name, id]) => [name, lettersOfFont.get(id)]),
  );
  return [...streams.values()].flatMap((stream) => linesOf(stream, fonts)).join('\n');
}

type Letters = readonly string[];

function linesOf(
  stream: string,
  fonts: ReadonlyMap<string | undefined, Letters | undefined>,
): string[] {
  let letters: Letters | undefined;
  return [...stream.matchAll(DRAWN)].flatMap(([, font, parts]) => {
    if (font) letters = fonts.get(font);
    if (parts === undefined) return [];
    const signs = [...parts.matchAll(/[0-9a-f]{4}/g)].map(([sign]) => parseInt(sign, 16));
    return [signs.map((sign) => letters?.[sign] ?? '').join('')];
  });
}

/** The letters of each sign, in the order of the signs (a `bfrange` of pdfkit). */
function lettersOf(map: string): Letters {
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, range = '']) =>
    [...range.matchAll(/<([0-9a-f ]*)>/g)].map(([, code = '']) =>
      Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}

function inflated(body: Buffer): string {
  try {
    return inflateSync(body).toString('latin1');
  } catch {
    return '';
  }
}
