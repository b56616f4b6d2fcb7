import { testDrawings } from '../../testing/drawings';
import { textOfPdf } from '../../testing/pdf-text';
import { type PdfPart, type PdfSheet, writePdf } from './pdf';
import { JOINER, printable, unbroken } from './pdf-text';

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

/** The words of each page. */
const pagesOf = (bytes: Uint8Array) => textOfPdf(bytes).split(/Página \d de \d/);

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

  it('never begins a page with the last row of a table, such as its sum', async () => {
    const { parts } = SHEET;
    const rows = (count: number) =>
      parts.map((part) =>
        'table' in part
          ? { table: { ...part.table, rows: part.table.rows.slice(0, count) } }
          : part,
      );
    for (let count = 18; count <= 30; count += 1) {
      const pages = pagesOf(
        await writePdf(testDrawings, { ...SHEET, parts: rows(count) }),
      );
      const last = pages.find((page) => page.includes('Soma'));
      expect(last).toContain(`Mês ${count}\n`);
    }
  });

  it('keeps a short table, a list and a paragraph whole, under their heading', async () => {
    const words = 'A diferença fica com a gente, e só muda se você pedir. '.repeat(4);
    const table = {
      caption: 'O contrato inteiro',
      head: ['Parcela', 'Valor'],
      rows: [['Entrada', 'R$ 1,00']],
      foot: [['Total', 'R$ 2,00']],
    };
    const blocks: PdfPart[] = [
      { table },
      { list: ['IPVA e seguro', 'Total'] },
      { text: `${words}Total` },
    ];
    for (const block of blocks)
      for (let lines = 23; lines <= 30; lines += 1) {
        const above = Array.from({ length: lines }, () => ({ text: 'Uma linha.' }));
        const parts = [...above, { heading: 'Quanto custa' }, block];
        const pages = pagesOf(await writePdf(testDrawings, { ...SHEET, parts }));
        const page = pages.find((text) => text.includes('Quanto custa'));
        expect(page).toContain('Total');
      }
  });

  it('lets a cell that is taller than a page flow over pages, with nothing lost', async () => {
    const words = Array.from({ length: 1500 }, (_, word) => `palavra${word + 1}`);
    const message = words.join(' ');
    const table = {
      caption: 'Conversas',
      head: ['Dia', 'Mensagem'],
      rows: [
        ['21/11/2026', message],
        ['22/11/2026', 'A última.'],
      ],
    };
    const facts: [string, string][] = [
      ['Assunto', 'Entrega'],
      ['Mensagem', message],
      ['Depois', 'A última.'],
    ];
    for (const part of [{ table }, { facts }]) {
      const sheet = { ...SHEET, parts: [{ text: 'Antes.' }, part] };
      const pages = pagesOf(await writePdf(testDrawings, sheet));
      expect(pages.length).toBeGreaterThan(3);
      const text = pages.join('\n');
      expect(text.match(/palavra\d+/g)).toEqual(words);
      expect(text).toContain('A última.');
    }
  });

  it('says the name of a fact again on each page that its value takes', async () => {
    const value = 'Uma frase que se repete. '.repeat(300);
    const sheet = { ...SHEET, parts: [{ facts: [['Mensagem', value] as const] }] };
    const pages = pagesOf(await writePdf(testDrawings, sheet));
    const withWords = pages.filter((page) => page.includes('Uma frase'));
    expect(withWords.length).toBeGreaterThan(2);
    for (const page of withWords) expect(page).toContain('Mensagem\n');
  });

  it('begins a page where one is asked for, wherever the part before it ends', async () => {
    const above = Array.from({ length: 22 }, () => ({ text: 'Uma linha.' }));
    for (let points = 0; points < 30; points += 1) {
      const parts = [...above, { text: 'A última.', above: points }];
      const count = async (more: PdfPart[]) =>
        pagesOf(await writePdf(testDrawings, { ...SHEET, parts: [...parts, ...more] }))
          .length;
      const pages = await count([]);
      expect(await count([{ newPage: true }, { text: 'Depois.' }])).toBe(pages + 1);
    }
  });

  it('says its figure large, and what it is', async () => {
    const amount = { value: 'R$ 2.637,00/mês', note: 'PF, 36 meses, 1.500 km por mês' };
    const text = textOfPdf(await writePdf(testDrawings, { ...SHEET, amount }));
    expect(text).toContain('R$ 2.637,00/mês\nPF, 36 meses, 1.500 km por mês');
  });

  it('breaks no number of ours at the end of a line, and draws nothing in its place', async () => {
    for (let letters = 58; letters < 82; letters += 2) {
      const text = `${'a'.repeat(40)} ${'b'.repeat(letters - 40)} simulação RD-S4CQ-48 em 7 dias.`;
      const drawn = textOfPdf(
        await writePdf(testDrawings, { ...SHEET, parts: [{ text }] }),
      );
      expect(drawn).toMatch(/RD-S4CQ-48/);
      expect(drawn).toMatch(/7 dias/);
    }
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

it.each([
  ['RD-S4CQ-48', 'RD~-~S4CQ~-~48'],
  ['C-2611-0004', 'C~-~2611~-~0004'],
  ['(11) 94321-0987', '(11)~ ~94321~-~0987'],
  ['0800 000 0000', '0800~ ~000~ ~0000'],
  ['CEP 01310-100', 'CEP~ ~01310~-~100'],
  ['LGPD, art. 7º, § 2º', 'LGPD, art.~ ~7º, §~ ~2º'],
  ['a cada 6 meses, 7 diasestivos', 'a cada 6~ ~meses, 7 diasestivos'],
  ['em 48 horas', 'em 48~ ~horas'],
  ['mensalidade 1 de 36', 'mensalidade 1~ ~de~ ~36'],
  ['R$ 0,60 cada', 'R$ 0,60~ ~cada'],
  ['por e-mail', 'por e~-~mail'],
  ['em https://rodar.test/contratos.', 'em https~:~~/~~/~rodar.test~/~contratos.'],
])('%j stays on one line as %j', (text, joined) => {
  expect(unbroken(text)).toBe(joined.replaceAll('~', JOINER));
});
