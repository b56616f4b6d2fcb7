import fc from 'fast-check';
import { formatCentavos } from '../brazil';
import { exitCostCentavos, exitCostIn } from './exit-cost';
import { TERMS } from './price-table';

const reais = (amount: number) => amount * 100;
const term = fc.constantFrom(...TERMS);

describe('the cost of leaving', () => {
  it('is read for each month of the term, and is nothing once the term is over', () => {
    expect([1, 2, 3].map((month) => exitCostIn([900.5, 450.25], month))).toEqual([
      900.5, 450.25, 0,
    ]);
  });

  it('says R$ 9.493,20 for R$ 2.637 a month at month 18 of 36', () => {
    expect(
      formatCentavos(exitCostCentavos(reais(2637), 36, 18)).replace(/\s/g, ' '),
    ).toBe('R$ 9.493,20');
  });

  it.each([
    ['is capped at four monthly prices', 1, reais(2637) * 4],
    ['is still at the cap with 20 months not begun', 16, reais(2637) * 4],
    ['leaves the cap with 19 months not begun', 17, 1_002_060],
    ['is one fifth of a month with one month not begun', 35, 52_740],
    ['is nothing in the last month', 36, 0],
  ])('%s', (_sentence, month, cost) => {
    expect(exitCostCentavos(reais(2637), 36, month)).toBe(cost);
  });

  it('never grows with time and never passes four monthly prices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), term, (monthly, months) => {
        const costs = Array.from({ length: months }, (_, index) =>
          exitCostCentavos(monthly, months, index + 1),
        );
        costs.forEach((cost, index) => {
          expect(cost).toBeLessThanOrEqual(costs[index - 1] ?? monthly * 4);
          expect(Number.isInteger(cost)).toBe(true);
        });
      }),
    );
  });
});
