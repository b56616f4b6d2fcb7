import { eq } from 'drizzle-orm';
import {
  checkPriceTable,
  comparePriceTable,
  exportPriceTable,
  listPrices,
  listPriceTables,
  withdrawPriceTable,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { priceTables } from './prices.table';
import { forgetImportedTables, importedByOperations } from './testing/imported-tables';
import { PRICE_HEADER, priceLines } from './testing/price-csv';

const api = testApi();
afterEach(() => forgetImportedTables(api));

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS);
const desk = (name = 'Dora Mesa') => api.asRole('CONSULTANT', { name, rights: ['desk'] });
const SOMEWHERE = { params: { id: '1' } };

describe('the price tables at the desk', () => {
  it('stand in one list with their turn, and with who imported them and when', async () => {
    const at = api.clock.now().toISOString();
    const facts = { name: 'Nova dezembro', validFrom: inDays(3) };
    const id = await importedByOperations(api, priceLines(10), facts);
    const { data } = await (await desk()).send(listPriceTables, {});
    expect(data).toMatchObject({
      hasMore: false,
      gapFrom: null,
      guaranteeDays: api.ports.config.PRICE_VALID_DAYS,
    });
    expect(data.items).toEqual([
      {
        id,
        name: 'Nova dezembro',
        state: 'scheduled',
        validFrom: facts.validFrom.toISOString(),
        validUntil: null,
        nextFrom: facts.validFrom.toISOString(),
        prices: priceLines().length,
        imported: { at, role: 'operations', name: null },
        withdrawn: null,
      },
      expect.objectContaining({
        id: '1',
        name: 'Tabela 2026-11',
        state: 'current',
        imported: null,
      }),
    ]);
  });

  it('are compared price by price with the one in force', async () => {
    // The shortest term with the most km has no upper bound.
    const lines = priceLines();
    const at = lines.findIndex((line) => line.includes(';PF;12;3000;'));
    const cell = lines[at]?.replace(/[^;]+$/, '9.000,00') ?? '';
    const facts = { name: 'Nova mais cara', validFrom: inDays(3) };
    const id = await importedByOperations(api, lines.with(at, cell), facts);
    const { data } = await (await desk()).send(comparePriceTable, { params: { id } });
    expect(data.table.id).toEqual(id);
    expect(data.against).toBe('Tabela 2026-11');
    const cells = data.groups.flatMap((group) =>
      group.cells.map((cell) => ({ ...group, ...cell })),
    );
    expect(cells).toHaveLength(priceLines().length);
    const changed = cells.filter(({ before, after }) => before !== after);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatchObject({ client: 'PF', term: 12, km: 3000, after: 9000 });
    expect(changed[0]?.before).toBeLessThan(9000);
  });

  it('the one in force is compared with the one before it, the first one with none', async () => {
    const first = await (await desk()).send(comparePriceTable, SOMEWHERE);
    expect(first.data.against).toBeNull();
    expect(first.data.groups[0]?.cells[0]).toMatchObject({ before: null });
    const facts = { name: 'Nova de hoje', validFrom: inDays(1) };
    const id = await importedByOperations(api, priceLines(5), facts);
    api.clock.advance(DAY_MS);
    const client = await desk();
    const { data } = await client.send(comparePriceTable, { params: { id } });
    expect(data.table.state).toBe('current');
    expect(data.against).toBe('Tabela 2026-11');
    const [cell] = data.groups[0]?.cells ?? [];
    expect((cell?.after ?? 0) - (cell?.before ?? 0)).toBe(5);
    expect((await client.send(comparePriceTable, SOMEWHERE)).data.table.state).toBe(
      'past',
    );
  });

  it('say when one comes back, and from when on nothing could be priced', async () => {
    const validUntil = inDays(5);
    const facts = { name: 'Nova promoção', validFrom: inDays(-1), validUntil };
    await importedByOperations(api, priceLines(), facts);
    const client = await desk();
    const covered = (await client.send(listPriceTables, {})).data;
    expect(covered.gapFrom).toBeNull();
    expect(covered.items.map(({ state, nextFrom }) => [state, nextFrom])).toEqual([
      ['current', null],
      ['covered', validUntil.toISOString()],
    ]);
    const ends = (until: Date | null) =>
      api.db.update(priceTables).set({ validUntil: until }).where(eq(priceTables.id, 1));
    await ends(api.clock.now());
    const { gapFrom } = (await client.send(listPriceTables, {})).data;
    await ends(null);
    expect(gapFrom).toBe(validUntil.toISOString());
  });

  it('answer 404 for one that is not there', async () => {
    const client = await desk();
    const params = { id: '999' };
    expect((await client.send(comparePriceTable, { params })).status).toBe(404);
    const query = { table: '999' };
    expect((await client.send(exportPriceTable, { query })).status).toBe(404);
    expect((await client.send(withdrawPriceTable, { params })).status).toBe(404);
  });
});

describe('a price table as a spreadsheet', () => {
  const fileOf = async (table?: string) => {
    const client = await desk();
    const { headers, bytes } = await client.send(exportPriceTable, { query: { table } });
    return { name: headers['content-disposition'], text: bytes.toString('utf8') };
  };

  it('has the prices in force, a line each, as the import takes them', async () => {
    const { name, text } = await fileOf();
    expect(name).toContain('filename="Tabela 2026-11.csv"');
    const [header, ...lines] = text.trimEnd().split('\r\n');
    expect(header).toBe(`\uFEFF${PRICE_HEADER}`);
    expect(lines.toSorted()).toEqual(priceLines().toSorted());
    const body = { name: 'Nova igual', validFrom: '2099-01-01', csv: text };
    const { data } = await (await desk()).send(checkPriceTable, { body });
    const cells = data.groups.flatMap((group) => group.cells);
    expect(cells).toHaveLength(lines.length);
    expect(cells.filter(({ before, after }) => before !== after)).toEqual([]);
  });

  it('has those of another one that is asked for', async () => {
    const facts = { name: 'Nova 2027/01', validFrom: inDays(3) };
    const id = await importedByOperations(api, priceLines(10), facts);
    const { text } = await fileOf(id);
    expect(text).toContain(priceLines(10)[0]);
    expect(text).not.toContain(priceLines()[0]);
  });
});

describe('a scheduled price table', () => {
  const lowest = async () => (await api.asAnyone().send(listPrices, {})).data;

  it('is withdrawn: its day changes no price, and who did it stays', async () => {
    const facts = { name: 'Nova retirada', validFrom: inDays(1) };
    const id = await importedByOperations(api, priceLines(100), facts);
    const client = await desk();
    const now = await lowest();
    expect((await client.send(withdrawPriceTable, { params: { id } })).status).toBe(200);
    const at = api.clock.now().toISOString();
    api.clock.advance(2 * DAY_MS);
    expect(await lowest()).toEqual(now);
    const { data } = await (await desk()).send(listPriceTables, {});
    expect(data.items.find((table) => table.id === id)).toMatchObject({
      state: 'withdrawn',
      nextFrom: null,
      withdrawn: { at, role: 'CONSULTANT', name: 'Dora Mesa' },
    });
    const trail = await api.trail('price-table-withdrawn');
    expect(trail).toMatchObject([
      { actorId: client.userId, personId: null, subject: `price-table:${id}` },
    ]);
  });

  it('is withdrawn once, by one of two who try; the other reads who, and when', async () => {
    const facts = { name: 'Nova de dois', validFrom: inDays(1) };
    const params = { id: await importedByOperations(api, priceLines(1), facts) };
    const [one, other] = [await desk(), await desk('Bia Dois')];
    const answers = await Promise.all(
      [one, other].map((client) => client.send(withdrawPriceTable, { params })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const name = answers[0]?.status === 200 ? 'Dora Mesa' : 'Bia Dois';
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      `${name} retirou esta tabela em 23/11/2026, 12:00.`,
    );
    expect(await api.trail('price-table-withdrawn')).toHaveLength(1);
  });

  it('that has begun stays', async () => {
    const facts = { name: 'Nova que começou', validFrom: inDays(1) };
    const params = { id: await importedByOperations(api, priceLines(1), facts) };
    api.clock.advance(DAY_MS);
    const { status, body } = await (
      await desk()
    ).send(withdrawPriceTable, {
      params,
    });
    expect([status, body]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        message: 'Esta tabela já começou a valer. Para corrigir preços, importe outra.',
      },
    ]);
    expect(await api.trail('price-table-withdrawn')).toEqual([]);
  });
});

it('an import of operations is in the trail', async () => {
  const facts = { name: 'Nova auditada', validFrom: inDays(1) };
  const id = await importedByOperations(api, priceLines(1), facts);
  expect(await api.trail('price-table-imported')).toMatchObject([
    { actorRole: 'operations', actorId: null, subject: `price-table:${id}` },
  ]);
});

it('the desk is for consultants with the right alone, read anew at each call', async () => {
  const consultant = await api.asRole('CONSULTANT', {
    rights: ['analysis', 'leads', 'audit'],
  });
  const statuses = async (client: typeof consultant) => [
    (await client.send(listPriceTables, {})).status,
    (await client.send(comparePriceTable, SOMEWHERE)).status,
    (await client.send(exportPriceTable, {})).status,
    (await client.send(withdrawPriceTable, SOMEWHERE)).status,
  ];
  for (const role of ['customer', 'DEALER', 'SELLER'] as const)
    expect(await statuses(await api.asRole(role))).toEqual([403, 403, 403, 403]);
  expect((await api.asAnyone().send(listPriceTables, {})).status).toBe(401);
  expect(await statuses(consultant)).toEqual([403, 403, 403, 403]);
  const grant = (rights: ('desk' | 'leads')[]) =>
    api.db.update(users).set({ rights }).where(eq(users.id, consultant.userId));
  await grant(['desk']);
  expect(await statuses(consultant)).toEqual([200, 200, 200, 409]);
  await grant(['leads']);
  expect(await statuses(consultant)).toEqual([403, 403, 403, 403]);
});
