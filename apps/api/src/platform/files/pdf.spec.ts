import { testDrawings } from '../../testing/drawings';
import { textOfPdf } from '../../testing/pdf-text';
import { type PdfSheet, writePdf } from './pdf';
import { printable } from './pdf-text';

const SHEET: PdfSheet = {
  title: 'Simulação RD-7K2M-48',
  lead: 'Preço garantido até 28/11/2026.',
  mark: 'RD-7K2M-48',
  issuedAt: new Date('2026-11-21T12:00:00Z'),
  brand: 'Rodar',
  parts: [
    { heading: 'O carro' },
    { facts: [['Cor', 'Vermelho Ipê']] },
    { clause: 'Saindo no mês 18, você paga R$ 9.493,20.' },
    {
      table: {
        caption: 'O mês, linha por linha',
        head: ['Linha', 'Valor'],
        rows: Array.from({ length: 60 }, (_, row) => [`Mês ${row + 1}`, 'R$\u00a01,00']),
        foot: [['Soma', 'R$ 60,00']],
        right: [1],
      },
    },
  ],
};

describe('a PDF', () => {
  it('has a title, a language, a structure and text that can be read and searched, accents included', async () => {
    const bytes = await writePdf(testDrawings, SHEET);
    const raw = bytes.toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain('/Lang (pt-BR)');
    expect(raw).toContain('/DisplayDocTitle true');
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TH', 'TD'])
      expect(raw).toContain(`/S /${tag}\n`);
    const text = textOfPdf(bytes);
    for (const words of [
      'Simulação RD-7K2M-48',
      'Vermelho Ipê',
      'Saindo no mês 18, você paga R$ 9.493,20.',
      'R$ 60,00',
    ])
      expect(text).toContain(words);
  });

  it('numbers its pages, and repeats the head of a table on each', async () => {
    const text = textOfPdf(await writePdf(testDrawings, SHEET));
    const pages = text.match(/Página \d de \d/g) ?? [];
    expect(pages).toEqual(
      [1, 2, 3].slice(0, pages.length).map((page) => `Página ${page} de ${pages.length}`),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(text.match(/Linha\n/g)).toHaveLength(pages.length);
    expect(text.match(/RD-7K2M-48 · emitido em 21\/11\/2026, 09:00/g)).toHaveLength(
      pages.length,
    );
  });

  it('carries each of its three fonts once, however many cells its tables have', async () => {
    const raw = (await writePdf(testDrawings, SHEET)).toString('latin1');
    expect(raw.match(/\/Type \/FontDescriptor/g)).toHaveLength(3);
  });

  it('of the same sheet has the same bytes whatever was drawn before, so that its hash can be kept', async () => {
    const first = await writePdf(testDrawings, SHEET);
    await writePdf(testDrawings, { ...SHEET, title: 'Zebras · 98,7 % ½' });
    expect((await writePdf(testDrawings, SHEET)).equals(first)).toBe(true);
  });

  it('takes names with letters that its fonts lack, and words that look like markup', async () => {
    const text = textOfPdf(
      await writePdf(testDrawings, {
        ...SHEET,
        title: 'Proposta de <b>Şahin & Łuz</b>',
        parts: [{ text: 'Şahin 😀 \u2212 (parêntese) \\ barra' }],
      }),
    );
    expect(text).toContain('Sahin ? - (parêntese) \\ barra');
  });
});

it.each([
  ['São Tomé – “já” 1.599,00 €', 'São Tomé – “já” 1.599,00 €'],
  ['R$\u00a01,00', 'R$\u00a01,00'],
  ['a\u0303', 'ã'],
  ['Ş', 'S'],
  ['漢', '?'],
  ['a\r\nb\u2003c', 'a\nb c'],
  ['X, CNPJ DE.M0P.J01/0001-60', 'X, CNPJ\u00a0DE.M0P.J01/0001-60'],
  ['CPF ***.000.001-**', 'CPF\u00a0***.000.001-**'],
  ['CPF de quem assina', 'CPF de quem assina'],
])('%j is drawn as %j', (text, drawn) => {
  expect(printable(text)).toBe(drawn);
});
