import { csvChunks } from './csv';

async function csvOf(...rows: string[][]): Promise<string> {
  async function* batches() {
    yield rows;
  }
  let text = '';
  for await (const chunk of csvChunks(['Nome', 'Valor'], batches())) text += chunk;
  return text;
}

describe('a table for spreadsheets', () => {
  it('begins with a byte order mark and ends each line as Windows does', async () => {
    expect(await csvOf(['Ana', '1,50'])).toBe('\uFEFFNome;Valor\r\nAna;1,50\r\n');
  });

  it('keeps separators, quotes and line breaks within their cell', async () => {
    expect(await csvOf(['A;B', 'diz "oi"\nlá'])).toContain('"A;B";"diz ""oi""\nlá"\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+55 11', "'+55 11"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'=1+1"],
    ['\u00A0=1+1', "'=1+1"],
    ['\t=1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['=cmd|" /C calc"!A0', '"\'=cmd|"" /C calc""!A0"'],
    ['ana@exemplo.test', 'ana@exemplo.test'],
    ['Ana-Maria', 'Ana-Maria'],
  ])('writes %j as text', async (cell, written) => {
    expect(await csvOf([cell, ''])).toBe(`\uFEFFNome;Valor\r\n${written};\r\n`);
  });
});
