import { getContentVersion, listDealerships, listPrices, listPromptDelivery } from '@site/contracts';
import { KM_PACKAGES, TERMS, tablePriceCentavos } from '@site/contracts/pricing';
import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODELS, VERSIONS } from '../seed/catalogue.data';
import { dealerships, prices, priceTables } from '../tables';
import { testApi } from '../testing/api';
import { importFile, type ImportRequest } from './import-file';
import { ImportRefused } from './read-table';

const api = testApi();
const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The demo's whole grid with every price `more` reais dearer. */
function priceLines(more = 0): string[] {
  return VERSIONS.flatMap(({ slug, model, base }) =>
    (MODELS.find((one) => one.slug === model)?.clientTypes ?? 'PF PJ').split(' ').flatMap((client) =>
      TERMS.flatMap((term) =>
        KM_PACKAGES.filter((km) => model !== 'lume' || km !== 3000).map(
          (km) => `${slug};${client};${term};${km};${reais(tablePriceCentavos(base, term, km, client === 'PJ' ? 'PJ' : 'PF') / 100 + more)}`,
        ),
      ),
    ),
  );
}
const reais = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
const PRICE_HEADER = 'version;client;term;km;monthly';

function fileWith(header: string, lines: readonly string[]): string {
  const file = join(folder, 'file.csv');
  writeFileSync(file, [header, ...lines].join('\n'));
  return file;
}
const pricesIn = (lines: readonly string[], name = 'Tabela 2027-01'): ImportRequest => ({
  kind: 'prices',
  file: fileWith(PRICE_HEADER, lines),
  facts: { name, validFrom: api.clock.now(), validUntil: null },
});
async function refusal(request: ImportRequest): Promise<string[]> {
  const outcome = await importFile(api.db, request).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ImportRefused)) throw new Error(`Not refused: ${String(outcome)}`);
  return outcome.lines();
}
const lowestOfLira = async () => (await api.asAnyone().send(listPrices, {})).data.find(({ annataModel }) => annataModel === 'Lira')?.salesPrice;
const tables = () => api.db.select().from(priceTables);

describe('a price table from a file', () => {
  afterEach(async () => {
    for (const { id } of (await tables()).filter(({ name }) => name !== 'Tabela 2026-11')) {
      await api.db.delete(prices).where(eq(prices.priceTableId, id));
      await api.db.delete(priceTables).where(eq(priceTables.id, id));
    }
  });

  it('takes over from its first day and moves the content version', async () => {
    const version = async () => (await api.asAnyone().send(getContentVersion, {})).data.version;
    const before = await version();
    expect(await importFile(api.db, pricesIn(priceLines(100)))).toBe(priceLines().length);
    expect(await lowestOfLira()).toBe(1599);
    expect(await version()).not.toBe(before);
  });

  it('that starts tomorrow changes nothing today', async () => {
    const request = pricesIn(priceLines(100));
    if (request.kind === 'prices') request.facts.validFrom = new Date(api.clock.now().getTime() + 3_600_000);
    await importFile(api.db, request);
    expect(await lowestOfLira()).toBe(1499);
    api.clock.advance(3_600_000);
    expect(await lowestOfLira()).toBe(1599);
  });

  it('is checked whole in a dry run, which leaves nothing behind', async () => {
    expect(await importFile(api.db, pricesIn(priceLines()), { dryRun: true })).toBe(priceLines().length);
    expect(await tables()).toHaveLength(1);
  });

  it('with bad rows names every line, and stores none', async () => {
    const [first = '', second = '', third = '', ...rest] = priceLines();
    const lines = [first.replace(/[^;]+$/, 'caro'), second.replace(';12;', ';13;'), third.replace(';PF;', ';XX;'), ...rest];
    expect(await refusal(pricesIn(lines))).toEqual([
      'line 2: monthly: must be an amount in reais, such as 1.599,00',
      'line 3: term: must be one of 12, 18, 24, 36, 48',
      'line 4: client: must be PF or PJ',
    ]);
    expect(await tables()).toHaveLength(1);
  });

  it.each([
    ['a car that does not exist', (lines: string[]) => [...lines, 'fusca-1;PF;12;500;999,00'], ['version: there is no fusca-1']],
    ['a company car for people', (lines: string[]) => [...lines, 'mascate-eletrico;PF;12;500;9.999,00'], ['client: mascate-eletrico is not sold to PF']],
    ['a row twice', (lines: string[]) => [...lines, lines[0] ?? ''], ['repeats the version, client, term and km of line 2']],
  ])('refuses %s', async (_what, change, expected) => {
    const lines = change(priceLines());
    expect(await refusal(pricesIn(lines))).toEqual(expected.map((message) => `line ${lines.length + 1}: ${message}`));
  });

  it('refuses a grid with a hole', async () => {
    expect(await refusal(pricesIn(priceLines().slice(1)))).toEqual(['lira-essencial for PF lacks 12 months with 500 km']);
  });

  it('refuses a longer term that is dearer and a larger package that is cheaper', async () => {
    const at = (line: string) => priceLines().findIndex((one) => one.startsWith(line));
    const dearer = priceLines();
    dearer[at('lira-essencial;PF;48;500')] = 'lira-essencial;PF;48;500;1.649,00';
    expect(await refusal(pricesIn(dearer))).toContain(`line ${at('lira-essencial;PF;48;500') + 2}: monthly: dearer than the shorter term of line ${at('lira-essencial;PF;36;500') + 2}`);
    const cheaper = priceLines();
    cheaper[at('lira-essencial;PF;48;3000')] = 'lira-essencial;PF;48;3000;1.500,00';
    expect(await refusal(pricesIn(cheaper))).toEqual([`line ${at('lira-essencial;PF;48;3000') + 2}: monthly: cheaper than the smaller package of line ${at('lira-essencial;PF;48;2000') + 2}`]);
  });

  it('is never changed: another file for the same name is refused', async () => {
    expect(await refusal(pricesIn(priceLines(), 'Tabela 2026-11'))).toEqual(['A price table named Tabela 2026-11 exists already; tables are never changed.']);
  });

  it.each([
    ['other columns', 'version;term', [], ['line 1: the columns must be version, client, term, km, monthly; found version, term']],
    ['no rows', PRICE_HEADER, [], ['The file has no rows.']],
    ['a row that is too short', PRICE_HEADER, ['lira-essencial;PF'], ['line 2: Invalid Record Length: columns length is 5, got 2 on line 2']],
  ])('refuses a file with %s', async (_what, header, lines, expected) => {
    expect(await refusal({ ...pricesIn([]), file: fileWith(header, lines) })).toEqual(expected);
  });

  it('says the first 50 mistakes of many', async () => {
    const lines = await refusal(pricesIn(priceLines().map((line) => line.replace(/[^;]+$/, '0'))));
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe(`… and ${priceLines().length - 50} more`);
  });
});

describe('dealerships from a file', () => {
  const HEADER = 'id,group,name,cnpj,city,state,address,phone,latitude,longitude,active';
  const NEW = '99,Cerrado,Rodar Goiânia,DEMO99990001DV,Goiânia,GO,"Avenida 85, 100",(62) 3200-0000,-16.6869,-49.2648,yes';
  const dealers = (lines: readonly string[]): ImportRequest => ({ kind: 'dealerships', file: fileWith(HEADER, lines) });
  const withCnpj = (line: string) => line.replace('DEMO99990001DV', '12.ABC.345/01DE-35');
  afterEach(async () => {
    await api.db.delete(dealerships).where(eq(dealerships.id, 99));
  });

  it('adds new ones', async () => {
    await importFile(api.db, dealers([withCnpj(NEW)]));
    const { data } = await api.asAnyone().send(listDealerships, {});
    expect(data.find(({ id }) => id === '99')).toMatchObject({ name: 'Rodar Goiânia', group: 'Cerrado', state: 'GO', address: 'Avenida 85, 100', cnpj: '12ABC34501DE35' });
  });

  it('refuses what is not valid, line by line', async () => {
    expect(await refusal(dealers([NEW, withCnpj(NEW).replace(',GO,', ',XX,').replace('-16.6869', 'norte')]))).toEqual([
      'line 2: cnpj: is not a valid CNPJ',
      'line 3: state: must be one of the 27 UFs',
      'line 3: latitude: must be degrees, such as -25.4284',
    ]);
    expect(await refusal(dealers([withCnpj(NEW).replace('Rodar Goiânia', 'Rodar Batel')]))).toEqual(['line 2: name or CNPJ belongs to dealership 1, Rodar Batel']);
  });
});

describe('stock from a file', () => {
  const inStock = async () =>
    (await api.asAnyone().send(listPromptDelivery, { body: { latitude: -25.4284, longitude: -49.2733, clientType: 1 } })).data.filter(({ dealershipId }) => dealershipId === '1');
  const stockOf = (lines: readonly string[]): ImportRequest => ({ kind: 'stock', file: fileWith('dealership;version;paint;quantity', lines) });

  it('replaces the stock of the dealerships that it names', async () => {
    await importFile(api.db, stockOf(['1;ipe-conforto;prata-lua;4', '1;lira-trilha;preto-noite;0']));
    expect((await inStock()).map(({ versionSlug, paint, quantity }) => [versionSlug, paint, quantity])).toEqual([['ipe-conforto', 'prata-lua', 4]]);
  });

  it('refuses what nobody knows', async () => {
    expect(await refusal(stockOf(['77;fusca;rosa;-1']))).toEqual(['line 2: quantity: must not be negative']);
    expect(await refusal(stockOf(['77;fusca;rosa;1']))).toEqual(['line 2: dealership: there is no 77', 'line 2: version: there is no fusca', 'line 2: paint: there is no rosa']);
  });
});
