import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { getContentVersion, listPrices } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { prices, priceTables } from '../price-tables/prices.table';
import { PRICE_HEADER, priceLines } from '../price-tables/testing/price-csv';
import { catalogueEdition } from '../stock/stock.table';
import { importFile, type ImportRequest } from './import-file';
import { importFiles } from './testing/import-files';

const api = testApi();
const { fileWith, folder, refusal } = importFiles(api);
const pricesIn = (lines: readonly string[], name = 'Tabela 2027-01'): ImportRequest => ({
  kind: 'prices',
  file: fileWith(PRICE_HEADER, lines),
  facts: { name, validFrom: api.clock.now(), validUntil: null },
});
const lowestOfLira = async () =>
  (await api.asAnyone().send(listPrices, {})).data.find(
    ({ annataModel }) => annataModel === 'Lira',
  )?.salesPrice;
const edition = async () =>
  (await api.db.select().from(catalogueEdition))[0]?.edition ?? 0;
const tables = () => api.db.select().from(priceTables);

describe('a price table from a file', () => {
  afterEach(async () => {
    for (const { id } of (await tables()).filter(
      ({ name }) => name !== 'Tabela 2026-11',
    )) {
      await api.db.delete(prices).where(eq(prices.priceTableId, id));
      await api.db.delete(priceTables).where(eq(priceTables.id, id));
    }
  });

  it('takes over from its first day and moves the content version', async () => {
    const version = async () =>
      (await api.asAnyone().send(getContentVersion, {})).data.version;
    const before = await version();
    expect(await importFile(api.ports, pricesIn(priceLines(100)))).toBe(
      priceLines().length,
    );
    expect(await lowestOfLira()).toBe(1599);
    expect(await version()).not.toBe(before);
  });

  it('is in the very next answer: what was kept in memory for the catalogue before is not given again', async () => {
    expect(await lowestOfLira()).toBe(1499);
    expect(await lowestOfLira()).toBe(1499);
    const before = await edition();
    await importFile(api.ports, pricesIn(priceLines(100)), { dryRun: true });
    expect(await edition()).toEqual(before);
    expect(await lowestOfLira()).toBe(1499);
    await importFile(api.ports, pricesIn(priceLines(100)));
    expect((await edition()) > before).toBe(true);
    expect(await lowestOfLira()).toBe(1599);
  });

  it('that starts tomorrow changes nothing today', async () => {
    const request = pricesIn(priceLines(100));
    if (request.kind === 'prices')
      request.facts.validFrom = new Date(api.clock.now().getTime() + 3_600_000);
    await importFile(api.ports, request);
    expect(await lowestOfLira()).toBe(1499);
    api.clock.advance(3_600_000);
    expect(await lowestOfLira()).toBe(1599);
  });

  it('is checked whole in a dry run, which leaves nothing behind', async () => {
    expect(await importFile(api.ports, pricesIn(priceLines()), { dryRun: true })).toBe(
      priceLines().length,
    );
    expect(await tables()).toHaveLength(1);
  });

  it('with bad rows names every line, and stores none', async () => {
    const [first = '', second = '', third = '', ...rest] = priceLines();
    const lines = [
      first.replace(/[^;]+$/, 'caro'),
      second.replace(';12;', ';13;'),
      third.replace(';PF;', ';XX;'),
      ...rest,
    ];
    expect(await refusal(pricesIn(lines))).toEqual([
      'linha 2, campo mensalidade: deve ser um valor em reais, como 1.599,00; está "caro"',
      'linha 3, campo prazo: deve ser um destes: 12, 18, 24, 36, 48; está "13"',
      'linha 4, campo cliente: deve ser PF ou PJ; está "XX"',
    ]);
    expect(await tables()).toHaveLength(1);
  });

  it('names in one round what is wrong with unread rows, cars, ways and the name', async () => {
    const at = (line: string) => priceLines().findIndex((one) => one.startsWith(line));
    const lines = [...priceLines(), 'fusca-1;PF;12;500;999,00'];
    const first = at('lira-essencial;PF;12;500');
    const cheaper = at('lira-essencial;PF;48;3000');
    lines[first] = 'lira-essencial;PF;12;500;caro';
    lines[cheaper] = 'lira-essencial;PF;48;3000;1.500,00';
    const refused = await refusal(pricesIn(lines, 'Tabela 2026-11'));
    expect(refused).toEqual([
      `linha ${first + 2}, campo mensalidade: deve ser um valor em reais, como 1.599,00; está "caro"`,
      expect.stringContaining(
        `linha ${cheaper + 2}, campo mensalidade: é mais barato que o pacote menor`,
      ),
      `linha ${lines.length + 1}, campo carro: não existe a versão "fusca-1"`,
      expect.stringContaining('Já existe uma tabela com o nome Tabela 2026-11'),
    ]);
    expect(await tables()).toHaveLength(1);
  });

  it.each([
    [
      'a car that does not exist',
      (lines: string[]) => [...lines, 'fusca-1;PF;12;500;999,00'],
      ', campo carro: não existe a versão "fusca-1"',
    ],
    [
      'a company car for people',
      (lines: string[]) => [...lines, 'mascate-eletrico;PF;12;500;9.999,00'],
      ', campo cliente: mascate-eletrico não é vendido para PF',
    ],
    [
      'a row twice',
      (lines: string[]) => [...lines, lines[0] ?? ''],
      ': repete carro, cliente, prazo e km da linha 2',
    ],
  ])('refuses %s', async (_what, change, expected) => {
    const lines = change(priceLines());
    expect(await refusal(pricesIn(lines))).toEqual([
      `linha ${lines.length + 1}${expected}`,
    ]);
  });

  it('names a repeated row with another price as repeated alone', async () => {
    const lines = [...priceLines(), 'lira-essencial;PF;48;500;9.999,00'];
    const first = lines.findIndex((one) => one.startsWith('lira-essencial;PF;48;500'));
    expect(await refusal(pricesIn(lines))).toEqual([
      `linha ${lines.length + 1}: repete carro, cliente, prazo e km da linha ${first + 2}`,
    ]);
  });

  it('refuses a grid with a hole', async () => {
    expect(await refusal(pricesIn(priceLines().slice(1)))).toEqual([
      'Falta o preço de lira-essencial para PF em 12 meses com 500 km.',
    ]);
  });

  it('refuses a longer term that is dearer and a larger package that is cheaper', async () => {
    const at = (line: string) => priceLines().findIndex((one) => one.startsWith(line));
    const dearer = priceLines();
    dearer[at('lira-essencial;PF;48;500')] = 'lira-essencial;PF;48;500;1.649,00';
    expect(await refusal(pricesIn(dearer))).toContain(
      `linha ${at('lira-essencial;PF;48;500') + 2}, campo mensalidade: é mais caro que o prazo menor da linha ${at('lira-essencial;PF;36;500') + 2}`,
    );
    const cheaper = priceLines();
    cheaper[at('lira-essencial;PF;48;3000')] = 'lira-essencial;PF;48;3000;1.500,00';
    expect(await refusal(pricesIn(cheaper))).toEqual([
      `linha ${at('lira-essencial;PF;48;3000') + 2}, campo mensalidade: é mais barato que o pacote menor da linha ${at('lira-essencial;PF;48;2000') + 2}`,
    ]);
  });

  it('is never changed: another file for the same name is refused', async () => {
    expect(await refusal(pricesIn(priceLines(), 'Tabela 2026-11'))).toEqual([
      'Já existe uma tabela com o nome Tabela 2026-11; tabelas não mudam depois de importadas. Escolha outro nome.',
    ]);
  });

  it('is corrected on its first day by another that begins then too, under a name of its own', async () => {
    const before = Number(await lowestOfLira());
    await importFile(api.ports, pricesIn(priceLines(500)));
    expect(await lowestOfLira()).toBe(before + 500);
    await importFile(api.ports, pricesIn(priceLines(50), 'Tabela 2027-01 corrigida'));
    expect(await lowestOfLira()).toBe(before + 50);
    expect((await tables()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Tabela 2027-01', 'Tabela 2027-01 corrigida']),
    );
  });

  it('reads what spreadsheets write: a BOM, CRLF, decimal commas, commas with quotes, empty lines at the end', async () => {
    const file = join(folder, 'planilha.csv');
    const lines = priceLines(100).map((line) =>
      line
        .split(';')
        .map((cell) => `"${cell}"`)
        .join(','),
    );
    writeFileSync(
      file,
      `\uFEFF${[PRICE_HEADER.replaceAll(';', ','), ...lines].join('\r\n')}\r\n,,,,\r\n\r\n`,
    );
    expect(await importFile(api.ports, { ...pricesIn([]), file } as ImportRequest)).toBe(
      lines.length,
    );
    expect(await lowestOfLira()).toBe(1599);
  });

  it('names the line as an editor counts it, empty lines included', async () => {
    const [first = '', ...rest] = priceLines();
    expect(
      await refusal(pricesIn(['', first, '', `${rest[0]};`, ...rest.slice(1)])),
    ).toEqual(['linha 5: tem 6 campos em vez de 5']);
  });

  it('names all bad lines, whatever is bad about them', async () => {
    const [first = '', second = '', ...rest] = priceLines();
    expect(
      await refusal(
        pricesIn([first, 'lira-essencial;PF', second.replace(/[^;]+$/, ''), ...rest]),
      ),
    ).toEqual([
      'linha 3: tem 2 campos em vez de 5',
      'linha 4, campo mensalidade: deve ser um valor em reais, como 1.599,00; está vazio',
    ]);
  });

  it('is not read with decimal commas between commas', async () => {
    const lines = priceLines().map((line) => line.replaceAll(';', ',').replace('.', ''));
    expect(
      (
        await refusal({
          ...pricesIn([]),
          file: fileWith(PRICE_HEADER.replaceAll(';', ','), lines),
        } as ImportRequest)
      )[0],
    ).toBe('linha 2: tem 6 campos em vez de 5');
  });

  const NOT_CSV = 'O arquivo não é um CSV em UTF-8. Salve a planilha como "CSV UTF-8".';
  it.each<[string, string | Buffer, string]>([
    [
      'other columns',
      'version;term',
      'linha 1: as colunas devem ser carro;cliente;prazo;km;mensalidade; o arquivo tem "version;term"',
    ],
    [
      'a column twice',
      'version;client;term;km;km',
      'linha 1: as colunas devem ser carro;cliente;prazo;km;mensalidade; o arquivo tem "version;client;term;km;km"',
    ],
    [
      'no rows',
      `${PRICE_HEADER}\n`,
      'O arquivo não tem nenhuma linha além do cabeçalho.',
    ],
    ['nothing', '', 'O arquivo está vazio.'],
    ['empty lines alone', '\n\n\n', 'O arquivo não tem nenhuma linha além do cabeçalho.'],
    [
      'letters that another program lost',
      `${PRICE_HEADER}\nlira-op\uFFFDo;PF;12;500;999,00`,
      'linha 2, campo carro: tem letras perdidas ("\uFFFD"); salve a planilha como "CSV UTF-8"',
    ],
    ['letters of UTF-16', Buffer.from(`\uFEFF${PRICE_HEADER}\n`, 'utf16le'), NOT_CSV],
    ['a spreadsheet in it', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), NOT_CSV],
    [
      'a line without end',
      `${PRICE_HEADER}\n${'x'.repeat(2_000_000)}`,
      'linha 2: tem mais de 10.000 caracteres',
    ],
    [
      'quotes that stay open',
      `${PRICE_HEADER}\n"lira-essencial;PF;12;500;999,00`,
      'linha 2: abre aspas e não fecha',
    ],
    [
      'quotes in the middle',
      `${PRICE_HEADER}\nlira"x";PF;12;500;999,00`,
      'linha 2: tem aspas no meio de um campo',
    ],
    [
      'letters after quotes',
      `${PRICE_HEADER}\n"lira"x;PF;12;500;999,00`,
      'linha 2: tem caracteres depois das aspas que fecham um campo',
    ],
  ])('refuses a file with %s', async (_what, content, expected) => {
    const file = join(folder, 'estranho.csv');
    writeFileSync(file, content);
    expect(await refusal({ ...pricesIn([]), file } as ImportRequest)).toEqual([expected]);
  });

  it('refuses a file that is not there, and a folder', async () => {
    expect(
      await refusal({ ...pricesIn([]), file: '/nada/tabela.csv' } as ImportRequest),
    ).toEqual(['O arquivo /nada/tabela.csv não existe.']);
    expect(await refusal({ ...pricesIn([]), file: folder } as ImportRequest)).toEqual([
      `${folder} não é um arquivo.`,
    ]);
  });

  it('says the first 50 mistakes of many', async () => {
    const lines = await refusal(
      pricesIn(priceLines().map((line) => line.replace(/[^;]+$/, '0'))),
    );
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe(
      `… e mais ${(priceLines().length - 50).toLocaleString('pt-BR')}`,
    );
  });
});
