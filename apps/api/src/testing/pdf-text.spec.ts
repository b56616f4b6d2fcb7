import { deflateSync } from 'node:zlib';
import { textOfPdf } from './pdf-text';

/** Two signs of a font: a ligature of two letters, and one letter. */
const LETTERS = '1 beginbfrange <0000> <0001> [<00660069> <00e7>] endbfrange';

const object = (id: number, entries: string) => `${id} 0 obj\n<<\n${entries}\n>>\n`;
const stream = (id: number, body: Buffer) => [
  Buffer.from(`${object(id, `/Length ${body.length}\n/Filter /FlateDecode`)}stream\n`),
  body,
  Buffer.from('\nendstream\nendobj\n'),
];

/** A drawing whose compressed bytes end with a carriage return. */
function endingLikeALine(drawing: string): Buffer {
  for (let note = 0; note < 10_000; note += 1) {
    const body = deflateSync(`${drawing} %${note}`);
    if (body.at(-1) === 0x0d) return body;
  }
  throw new Error('None of them ends so');
}

describe('the text of a PDF', () => {
  it('is whole where a stream ends with what looks like a line break', () => {
    const body = endingLikeALine('/F1 12 Tf [<0000> 20 <0001> 0] TJ');
    const file = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      ...stream(1, deflateSync(LETTERS)),
      Buffer.from(`${object(2, '/ToUnicode 1 0 R')}endobj\n`),
      Buffer.from(`${object(3, '/F1 2 0 R')}endobj\n`),
      ...stream(4, body),
    ]);
    expect(textOfPdf(file)).toBe('fiç');
  });
});
