import { queueFrom } from '../queue-filters';
import { promiseOf, waitOf } from '../wait-time';
import { shareOf } from './income-share';

describe('the share of the income that a month takes', () => {
  it.each([
    ['a person, by the month', { monthly: 2637, income: 11_200, clientType: 1 }, 23.5],
    [
      'a company, by a twelfth of the year',
      { monthly: 2699, income: 120_000, clientType: 2 },
      27,
    ],
    ['more than all of it', { monthly: 3000, income: 1500, clientType: 1 }, 200],
    ['an income that is not known', { monthly: 2637, income: null, clientType: 1 }, null],
    ['an income of nothing', { monthly: 2637, income: 0, clientType: 1 }, null],
  ] as const)('%s', (_case, proposal, percent) => {
    const share = shareOf(proposal);
    expect(share && Math.round(share.percent * 10) / 10).toBe(percent);
  });
});

describe('the queue of an address', () => {
  it.each([
    ['', { state: 'em_analise' }, true],
    ['estado=todas', {}, false],
    ['estado=aprovada&busca=%20Ana%20', { state: 'aprovada', search: 'Ana' }, false],
    ['estado=inventado', { state: 'em_analise' }, true],
    ['busca=Ana', { state: 'em_analise', search: 'Ana' }, false],
  ])("'%s' asks for %j", (address, filters, isUsual) => {
    expect(queueFrom(new URLSearchParams(address))).toMatchObject({ filters, isUsual });
  });
});

describe('the waiting time', () => {
  const now = new Date('2026-11-21T15:00:00.000Z');
  it.each([
    ['2026-11-21T12:00:00.000Z', 0],
    ['2026-11-19T12:00:00.000Z', 2],
    ['2026-11-01T12:00:00.000Z', 20],
  ])('of a proposal sent at %s is %i days', (createdAt, days) => {
    expect(waitOf({ createdAt }, now)).toBe(days);
  });

  it.each([
    ['2026-11-19T12:00:00.000Z', '2026-11-23', false],
    ['2026-11-18T12:00:00.000Z', '2026-11-19', true],
  ] as const)(
    'an analysis that began at %s has a promised answer until %s, late: %s',
    (updatedAt, until, isLate) => {
      expect(promiseOf({ updatedAt, state: 'em_analise' }, now)).toEqual({
        until,
        isLate,
      });
    },
  );

  it('has no promise once the analysis is over', () => {
    const updatedAt = '2026-11-01T12:00:00.000Z';
    expect(promiseOf({ updatedAt, state: 'aprovada' }, now)).toBeNull();
  });
});
