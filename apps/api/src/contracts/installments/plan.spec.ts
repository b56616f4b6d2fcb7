import fc from 'fast-check';
import { addDays, addMonths, isBusinessDay } from '@site/api-contract/brazil';
import { contractTotalCentavos, TERMS } from '@site/api-contract/pricing';
import { planInstallments, type PlanTerms } from './plan';

const AROEIRA: PlanTerms = {
  monthlyCentavos: 263_700,
  term: 36,
  oneOff: [{ key: 'entrega-em-casa', label: 'Entrega em casa', centavos: 39_000 }],
  dueDay: 10,
  signedOn: '2026-11-23',
  deliveredOn: '2026-12-02',
};

describe('the installments of a contract', () => {
  it('begin the business day after signing, with what is charged once, and go on the chosen day once a month was lived', () => {
    const plan = planInstallments(AROEIRA);
    expect(plan).toHaveLength(37);
    expect(
      plan
        .slice(0, 5)
        .map(({ number, label, dueDate, centavos }) => [
          number,
          label,
          dueDate,
          centavos,
        ]),
    ).toEqual([
      [1, 'Mensalidade 1 de 36', '2026-11-24', 263_700],
      [1, 'Entrega em casa', '2026-11-24', 39_000],
      [2, 'Mensalidade 2 de 36', '2027-01-11', 263_700], // the 10th is a Sunday
      [3, 'Mensalidade 3 de 36', '2027-02-10', 263_700], // Ash Wednesday, when banks open
      [4, 'Mensalidade 4 de 36', '2027-03-10', 263_700],
    ]);
    expect(plan.at(-1)).toMatchObject({ number: 36, dueDate: '2029-11-12' });
  });

  it('skip holidays: signed before Carnival, due on the 25th that is Christmas', () => {
    expect(planInstallments({ ...AROEIRA, signedOn: '2027-02-05' })[0]?.dueDate).toBe(
      '2027-02-10',
    );
    expect(
      planInstallments({
        ...AROEIRA,
        dueDay: 25,
        deliveredOn: '2026-11-24',
        signedOn: '2026-11-23',
      }).find(({ number }) => number === 2)?.dueDate,
    ).toBe('2026-12-28');
  });

  it('of a car that arrives before the signature is written down count from the signature', () => {
    expect(
      planInstallments({ ...AROEIRA, deliveredOn: '2026-01-01' }).find(
        ({ number }) => number === 2,
      )?.dueDate,
    ).toBe('2027-01-11');
  });

  const day = fc
    .integer({ min: 0, max: 5000 })
    .map((count) => addDays('2024-01-01', count));
  const terms = fc
    .record({
      monthlyCentavos: fc.integer({ min: 1, max: 2_000_000 }),
      term: fc.constantFrom(...TERMS),
      oneOff: fc.array(
        fc.record({
          key: fc.string(),
          label: fc.string(),
          centavos: fc.integer({ min: 0, max: 100_000 }),
        }),
        { maxLength: 3 },
      ),
      dueDay: fc.constantFrom(5, 10, 15, 20, 25),
      signedOn: day,
      wait: fc.integer({ min: 0, max: 120 }),
    })
    .map(({ wait, ...rest }): PlanTerms => ({
      ...rest,
      deliveredOn: addDays(rest.signedOn, wait),
    }));

  it('add up to the total of the contract to the centavo, whatever it is made of', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const once = given.oneOff.reduce((sum, { centavos }) => sum + centavos, 0);
        const sum = planInstallments(given).reduce(
          (total, { centavos }) => total + centavos,
          0,
        );
        expect(sum).toBe(contractTotalCentavos(given.monthlyCentavos, given.term, once));
      }),
    );
  });

  it('fall on business days, one after the other, never before the month that they pay has begun, never 40 days after', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const months = planInstallments(given).filter(
          ({ kind }) => kind === 'mensalidade',
        );
        expect(months.map(({ number }) => number)).toEqual(
          Array.from({ length: given.term }, (_, index) => index + 1),
        );
        let before = given.signedOn;
        for (const { number, dueDate } of months) {
          expect(isBusinessDay(dueDate)).toBe(true);
          expect(dueDate > before).toBe(true);
          const begun = addMonths(given.deliveredOn, number - 1);
          if (number > 1)
            expect(dueDate >= begun && dueDate <= addDays(begun, 40)).toBe(true);
          before = dueDate;
        }
      }),
    );
  });
});
