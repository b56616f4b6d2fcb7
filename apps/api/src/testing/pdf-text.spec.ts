import { deflateSync } from 'node:zlib';
import { textOfPdf } from './pdf-text';

/** A drawing whose compressed bytes end with a carriage return. */
function endingLikeALine(word: string): Buffer {
  const hex = Buffer.from(word, 'latin1').toString('hex');
  for (let note = 0; note < 10_000; note += 1) {
    const body = deflateSync(`[<${hex}> 0] TJ %${note}`);
    if (body.at(-1) === 0x0d) return body;
  }
  throw new Error('None of them ends so');
}

describe('the text of a PDF', () => {
  it('is whole where a stream ends with what looks like a line break', () => {
    const body = endingLikeALine('Página 2 de 9');
    const file = Buffer.concat([
      Buffer.from(
        `%PDF-1.7\n1 0 obj\n<<\n/Length ${body.length}\n/Filter /FlateDecode\n>>\nstream\n`,
      ),
      body,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    expect(textOfPdf(file)).toBe('Página 2 de 9');
  });
});
