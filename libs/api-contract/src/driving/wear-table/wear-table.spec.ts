import { createHash } from 'node:crypto';
import { WEAR_CLASSES } from '../../contracts/wear-terms';
import { currentWearTable, wearLabel, wearRowsOf, wearTermsOf } from './wear-table';
import { WEAR_PARTS, WEAR_TABLES } from './wear-table.data';

/** Hash of each version: a contract freezes its version, so no word of one may change. */
const SAID: Record<string, string> = { '1': 'f4c3385f2240b31d' };

it('every version says what contracts were signed with', () => {
  const said = WEAR_TABLES.map((table) => [
    table.version,
    createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 16),
  ]);
  expect(Object.fromEntries(said)).toEqual(SAID);
});

describe('the wear table of new contracts', () => {
  const { rows } = currentWearTable();

  it('has a price for each class, a word for what is free, and names each row once', () => {
    for (const row of rows) {
      for (const one of WEAR_CLASSES) expect(row.centavos[one]).toBeGreaterThan(0);
      expect(row.free.length).toBeGreaterThan(3);
    }
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('keeps every part short enough for one table of the contract', () => {
    for (const [part] of WEAR_PARTS)
      expect(rows.filter((row) => row.part === part).length).toBeLessThan(12);
  });

  it('never costs more for a smaller car', () => {
    for (const { centavos } of rows) {
      expect(centavos.compacto).toBeLessThanOrEqual(centavos.medio);
      expect(centavos.medio).toBeLessThanOrEqual(centavos.grande);
    }
  });
});

describe('the table of a contract', () => {
  it.each([
    ['lira', 'compacto'],
    ['aroeira', 'medio'],
    ['mascate', 'grande'],
    ['um-carro-novo', 'compacto'],
  ])('for a %s is that of the class %s', (model, carClass) => {
    expect(wearTermsOf(model, 'flex')).toEqual({ version: '1', carClass, fuel: 'flex' });
  });

  it('has the prices of its class, and none for what an add-on pays', () => {
    const terms = { version: '1', carClass: 'medio' } as const;
    const priceOf = (key: string, addOns: string[]) =>
      wearRowsOf(terms, addOns).find((row) => row.key === key);
    expect(priceOf('pneu', [])).toMatchObject({
      centavos: 69_000,
      isPaidByAddOn: false,
    });
    expect(priceOf('pneu', ['vidros-e-pneus'])).toMatchObject({
      centavos: 0,
      isPaidByAddOn: true,
    });
  });

  it.each([
    ['flex', false],
    ['eletrico', true],
    [undefined, true],
  ] as const)('of a car that runs on %s has the charging cable: %s', (fuel, has) => {
    const rows = wearRowsOf({ version: '1', carClass: 'compacto', fuel }, []);
    expect(rows.some(({ key }) => key === 'cabo')).toBe(has);
  });

  it('has no rows, and so no charge, in a version that nobody knows', () => {
    expect(wearRowsOf({ version: '1999-01', carClass: 'medio' }, [])).toEqual([]);
  });

  it('names more than one of a damage by their number', () => {
    expect([1, 2].map((many) => wearLabel({ name: 'Roda raspada' }, many))).toEqual([
      'Roda raspada',
      'Roda raspada (2)',
    ]);
  });
});
