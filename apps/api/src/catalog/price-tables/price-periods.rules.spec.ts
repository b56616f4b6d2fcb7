import { periodsFrom, placeOf, tableAt, type Validity } from './price-periods.rules';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const table = (
  id: number,
  from: number,
  until: number | null = null,
  withdrawnAt: Date | null = null,
): Validity => ({
  id,
  validFrom: day(from),
  validUntil: until === null ? null : day(until),
  withdrawnAt,
});
const NOW = day(15);

/** `id:state` of each table, and the day of its next change of state. */
function places(tables: readonly Validity[]): string[] {
  const periods = periodsFrom(tables, NOW);
  return tables.map((one) => {
    const { state, nextFrom } = placeOf(one, periods, NOW);
    return `${one.id}:${state}${nextFrom ? `@${nextFrom.getUTCDate()}` : ''}`;
  });
}

it.each([
  ['the one that holds', [table(1, 1)], ['1:current']],
  [
    'a newer one replaces an older one',
    [table(1, 1), table(2, 10)],
    ['1:past', '2:current'],
  ],
  [
    'a promotion lies over a table that comes back',
    [table(1, 1), table(2, 10, 20)],
    ['1:covered@20', '2:current'],
  ],
  ['a promotion that is over', [table(1, 1), table(2, 5, 15)], ['1:current', '2:past']],
  ['one that waits', [table(1, 1), table(2, 18)], ['1:current', '2:scheduled@18']],
  [
    'one that waits and never counts, since another begins with it',
    [table(1, 1), table(2, 18), table(3, 18)],
    ['1:current', '2:scheduled', '3:scheduled@18'],
  ],
  [
    'one that was withdrawn leaves its day to the others',
    [table(1, 1), table(2, 18, null, day(12)), table(3, 20)],
    ['1:current', '2:withdrawn', '3:scheduled@20'],
  ],
])('%s', (_, tables, expected) => expect(places(tables)).toEqual(expected));

it('names the gap in which nothing can be priced', () => {
  expect(periodsFrom([table(1, 1, 18), table(2, 20)], NOW)).toEqual([
    { from: NOW, id: 1 },
    { from: day(18), id: null },
    { from: day(20), id: 2 },
  ]);
});

it('holds from its first instant to the one before its end', () => {
  const tables = [table(1, 10, 20)];
  const at = (time: Date) => tableAt(tables, time)?.id ?? null;
  expect(at(new Date(day(10).getTime() - 1))).toBeNull();
  expect(at(day(10))).toBe(1);
  expect(at(new Date(day(20).getTime() - 1))).toBe(1);
  expect(at(day(20))).toBeNull();
});
