import * as fc from 'fast-check';
import { addDays, daysBetween, isBusinessDay } from '@site/api-contract/brazil';
import { milestonesOf, nextMilestone } from '@site/api-contract/contracts';
import {
  awaitedDay,
  choiceOpenSince,
  chosenDaysOf,
  customerDays,
  type DeliveryHours,
  earliestDay,
  fitsIn,
  isSlotAwaited,
  lateCredit,
  lateDays,
  offeredDays,
  slotTimes,
  type Waiting,
} from './delivery.rules';

const HOURS: DeliveryHours = {
  weekdays: ['seg', 'ter', 'qua', 'qui', 'sex'],
  opensAt: 9,
  closesAt: 12,
  perHour: 2,
  closedDays: [],
};
const STOCK = { source: 'stock', paidOn: '2026-11-24', arrivedOn: null } as const;
/** Signed on Monday 23/11/2026, paid on its due day. */
const PROMISED: Waiting = {
  ...STOCK,
  signedOn: '2026-11-23',
  promisedOn: '2026-12-02',
  chosenDays: null,
};
const LATER = '2026-12-20';

describe('milestones', () => {
  it('are fewer for a car of the own stock than for an ordered one', () => {
    expect(milestonesOf('stock')).toEqual(['faturado', 'emplacado', 'pronto']);
    expect(milestonesOf('order')).toHaveLength(6);
  });
  it('follow each other to the last', () => {
    expect(nextMilestone('order', [])).toBe('pedido');
    expect(nextMilestone('transfer', ['faturado'])).toBe('a_caminho');
    expect(nextMilestone('stock', ['faturado', 'emplacado', 'pronto'])).toBeNull();
  });
});

describe('hours', () => {
  it('begin when the dealership opens and end before it closes', () =>
    expect(slotTimes(HOURS)).toEqual(['09:00', '10:00', '11:00']));
  it('are none of a dealership that hands nothing over', () =>
    expect(slotTimes({ ...HOURS, closesAt: 9 })).toEqual([]));
});

describe('the choice of the day', () => {
  it.each([
    ['a car of the stock, unpaid', { ...STOCK, paidOn: null }, null],
    ['a car of the stock, paid', STOCK, '2026-11-24'],
    ['an ordered car on its way', { ...STOCK, source: 'order' as const }, null],
    [
      'an ordered car at the dealership',
      { source: 'order' as const, paidOn: '2026-11-24', arrivedOn: '2027-01-20' },
      '2027-01-20',
    ],
    [
      'an ordered car that came before it was paid',
      { source: 'order' as const, paidOn: '2026-11-24', arrivedOn: '2026-11-23' },
      '2026-11-24',
    ],
  ])('of %s is open since %j', (_, progress, since) =>
    expect(choiceOpenSince(progress)).toBe(since),
  );
  it.each([
    // 24/11/2026 is a Tuesday.
    ['two business days after the payment', STOCK, '2026-11-24', '2026-11-26'],
    [
      'later when the car comes from elsewhere',
      { ...STOCK, source: 'transfer' as const },
      '2026-11-24',
      '2026-11-30',
    ],
    ['the next business day once it is prepared', STOCK, '2026-12-04', '2026-12-07'],
    ['over a holiday', { ...STOCK, paidOn: '2026-12-23' }, '2026-12-23', '2026-12-28'],
  ])('begins %s', (_, progress, today, day) =>
    expect(earliestDay(progress, today)).toBe(day),
  );
  it('offers fifteen business days', () => {
    const days = offeredDays(HOURS, '2026-12-23', []);
    expect(days).toHaveLength(15);
    expect(days.every(({ day }) => isBusinessDay(day))).toBe(true);
    expect(days.map(({ day }) => day)).not.toContain('2026-12-25');
  });
  it('leaves out what is taken, and a day that is full', () => {
    const taken = (day: string, time: string, times: number) =>
      Array.from({ length: times }, () => ({ day, time }));
    const [first, second] = offeredDays(HOURS, '2026-11-26', [
      ...taken('2026-11-26', '09:00', 2),
      ...taken('2026-11-26', '10:00', 1),
      ...['09:00', '10:00', '11:00'].flatMap((time) => taken('2026-11-27', time, 2)),
    ]);
    expect(first).toEqual({
      day: '2026-11-26',
      times: [
        { time: '10:00', free: 1 },
        { time: '11:00', free: 2 },
      ],
    });
    expect(second?.day).toBe('2026-11-30');
  });
});

describe('the hours of a dealership', () => {
  const days = (hours: Partial<DeliveryHours>, from = '2026-11-26') =>
    offeredDays({ ...HOURS, ...hours }, from, []).map(({ day }) => day);

  it('offer Saturdays where it opens on them, and leave out its closed days', () => {
    expect(
      days({
        weekdays: ['sex', 'sab'],
        closedDays: ['2026-11-27', '2026-12-05'],
      }).slice(0, 3),
    ).toEqual(['2026-11-28', '2026-12-04', '2026-12-11']);
  });
  it('never offer a national holiday, and nothing further than two months ahead', () => {
    const fridays = days({ weekdays: ['sex'] }, '2026-12-20');
    expect(fridays).not.toContain('2026-12-25');
    expect(fridays).not.toContain('2027-01-01');
    expect(fridays.at(-1)).toBe('2027-02-12');
  });
  it.each([
    ['within', { day: '2026-11-26', time: '09:00', place: 2 }, true],
    ['on another weekday', { day: '2026-11-28', time: '09:00', place: 1 }, false],
    ['on a closed day', { day: '2026-11-27', time: '09:00', place: 1 }, false],
    ['after closing', { day: '2026-11-26', time: '12:00', place: 1 }, false],
    ['beyond the capacity', { day: '2026-11-26', time: '09:00', place: 3 }, false],
  ])('know a chosen slot %s', (_, slot, fits) => {
    expect(fitsIn({ ...HOURS, closedDays: ['2026-11-27'] }, slot)).toBe(fits);
  });
});

describe('days that the customer let pass', () => {
  const first = {
    openSince: '2026-11-24',
    today: '2026-11-24',
    firstFree: '2026-11-26',
    chosen: '2026-11-26',
    earlier: null,
  };
  const earlier = { slotOn: '2026-11-30', customerDays: 4 };
  it.each([
    ['none for the first day at once', first, 0],
    [
      'those until the choice',
      { ...first, today: '2026-11-27', firstFree: '2026-11-30', chosen: '2026-11-30' },
      3,
    ],
    ['those after the first free day', { ...first, chosen: '2026-11-30' }, 4],
    ['more for a change to a later day', { ...first, chosen: '2026-12-02', earlier }, 6],
    [
      'fewer for a change to an earlier day',
      { ...first, chosen: '2026-11-27', earlier },
      1,
    ],
    [
      'only the new choice after a handover that failed',
      {
        ...first,
        today: '2026-12-01',
        firstFree: '2026-12-02',
        chosen: '2026-12-03',
        earlier,
      },
      5,
    ],
  ])('are %s', (_, choice, days) => expect(customerDays(choice)).toBe(days));
});

describe('the day by which a car should come', () => {
  type Change = Partial<Waiting>;
  it.each<[string, Change & { today: string }, string]>([
    ['unpaid, on the due day', { paidOn: null, today: '2026-11-24' }, '2026-12-02'],
    ['unpaid, ten days on', { paidOn: null, today: '2026-12-04' }, '2026-12-12'],
    ['paid in time, not chosen', { today: '2026-11-27' }, '2026-12-05'],
    ['paid in time, never chosen', { today: '2027-02-02' }, '2027-02-10'],
    ['chosen at once', { chosenDays: 0, today: '2026-12-20' }, '2026-12-02'],
    ['chosen late', { chosenDays: 6, today: '2026-12-20' }, '2026-12-08'],
    ['paid late', { paidOn: '2026-11-27', chosenDays: 0, today: LATER }, '2026-12-05'],
    ['paid late, not chosen', { paidOn: '2026-11-27', today: LATER }, '2026-12-28'],
    [
      'paid late and chosen late',
      { paidOn: '2026-11-27', chosenDays: 2, today: LATER },
      '2026-12-07',
    ],
    ['ordered, not there yet', { source: 'order', today: '2027-03-01' }, '2026-12-02'],
    [
      'ordered, there late and not chosen',
      { source: 'order', arrivedOn: '2026-12-10', today: LATER },
      '2026-12-12',
    ],
  ])('is, promised for 02/12/2026, %s: %#', (_, { today, ...change }, day) => {
    const waiting = { ...PROMISED, ...change };
    expect(awaitedDay(waiting, today)).toBe(day);
    const late = Math.max(0, daysBetween(day, today));
    expect(lateDays(waiting, today)).toBe(Math.min(30, late));
  });
  it.each<[string, Change, boolean]>([
    ['paid', {}, true],
    ['chosen', { chosenDays: 0 }, false],
    ['unpaid', { paidOn: null }, false],
    ['ordered and not there', { source: 'order' }, false],
  ])('waits for a choice, %s: %s', (_, change, isIt) =>
    expect(isSlotAwaited({ ...PROMISED, ...change })).toBe(isIt),
  );
  it('waits for a choice until there is a slot', () => {
    expect(chosenDaysOf({ slotOn: null, customerDays: 0 })).toBeNull();
    expect(chosenDaysOf({ slotOn: '2026-11-26', customerDays: 3 })).toBe(3);
  });
});

describe('a late handover', () => {
  const promise = { ...PROMISED, chosenDays: 0 };
  it.each([
    ['2026-12-01', 0],
    ['2026-12-02', 0],
    ['2026-12-03', 1],
    ['2026-12-31', 29],
    ['2027-01-01', 30],
    ['2027-03-01', 30],
  ])('on %s counts %i days after 02/12/2026', (day, days) =>
    expect(lateDays(promise, day)).toBe(days),
  );
  it('does not count the days of the customer', () =>
    expect(lateDays({ ...promise, chosenDays: 3 }, '2026-12-07')).toBe(2));
  it.each([
    [189_900, 0, 0],
    [189_900, 1, 6_330],
    [189_901, 1, 6_331],
    [189_901, 3, 18_993],
    [189_900, 30, 189_900],
    [189_901, 30, 189_901],
    [189_900, 31, 189_900],
  ])('of R$ %i centavos a month, %i days give %i', (month, days, credit) =>
    expect(lateCredit(month, days)).toBe(credit),
  );
  it('gives more for each day, whole centavos, and never more than a month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 400 }),
        (month, days) => {
          const credit = lateCredit(
            month,
            lateDays(promise, addDays(promise.promisedOn, days)),
          );
          const next = lateCredit(
            month,
            lateDays(promise, addDays(promise.promisedOn, days + 1)),
          );
          expect(Number.isInteger(credit)).toBe(true);
          expect(credit).toBeLessThanOrEqual(month);
          expect(next).toBeGreaterThanOrEqual(credit);
        },
      ),
    );
  });
});
