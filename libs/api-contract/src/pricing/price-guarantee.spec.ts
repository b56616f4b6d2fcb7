import {
  decideGuarantee,
  type GuaranteeDecision,
  type GuaranteeInput,
  sameAmounts,
} from './price-guarantee';
import { type PriceAmounts } from './quote-estimate';

const NOW = new Date('2026-11-23T15:00:00.000Z');
const AFTER = '2026-11-23T15:00:00.001Z';

/** A price with this monthly amount, in reais, for 12 months. */
function monthOf(monthly: number, once = 0): PriceAmounts {
  return {
    monthly,
    lines: [{ key: 'uso', label: 'Uso do carro', monthly }],
    oneOff: once ? [{ key: 'entrega', label: 'Entrega', amount: once }] : [],
    contractTotal: monthly * 12 + once,
  };
}

const [CHEAP, DEAR] = [monthOf(2000), monthOf(2100)];
const both = { guaranteed: CHEAP, today: DEAR };

describe('which price counts', () => {
  it.each<
    [
      string,
      Partial<GuaranteeInput>,
      GuaranteeDecision['kind'],
      GuaranteeDecision['counts'],
    ]
  >([
    // Only the guarantee is known: cart, checkout, mail, PDF, proposal.
    ['a guarantee that holds', {}, 'guaranteed', 'guaranteed'],
    ['one that ends now', { validUntil: NOW.toISOString() }, 'over', 'today'],
    ['one that has ended', { validUntil: new Date(0) }, 'over', 'today'],
    ['no guarantee', { validUntil: null }, 'today', 'today'],
    [
      'the server confirms what this device takes for over',
      { validUntil: new Date(0), confirmed: 'holds' },
      'guaranteed',
      'guaranteed',
    ],
    ['the server says that it is over', { confirmed: 'over' }, 'over', 'today'],
    // An edit, with both prices.
    ['nobody has asked, the guarantee is better', both, 'choose', 'guaranteed'],
    [
      'nobody has asked, today is better',
      { guaranteed: DEAR, today: CHEAP },
      'choose',
      'today',
    ],
    [
      'nobody has asked, other lines are worth the same',
      { guaranteed: monthOf(2000, 1200), today: DEAR },
      'choose',
      'guaranteed',
    ],
    [
      'the guarantee is asked for',
      { guaranteed: DEAR, today: CHEAP, asked: 'guaranteed' },
      'choose',
      'guaranteed',
    ],
    ['today is asked for', { ...both, asked: 'today' }, 'choose', 'today'],
    [
      'both are the same',
      { guaranteed: CHEAP, today: monthOf(2000), asked: 'guaranteed' },
      'today',
      'today',
    ],
    [
      'the guaranteed table has no such choice',
      { guaranteed: null, today: DEAR },
      'today',
      'today',
    ],
    [
      'the guarantee is over, whatever is asked',
      { ...both, validUntil: NOW, asked: 'guaranteed' },
      'over',
      'today',
    ],
    // One of the two prices has not arrived yet.
    [
      'the guaranteed price is on its way',
      { guaranteed: undefined, today: DEAR },
      'guaranteed',
      'guaranteed',
    ],
    [
      'the guaranteed price is on its way, today is asked for',
      { today: DEAR, asked: 'today' },
      'today',
      'today',
    ],
    ["today's is on its way", { guaranteed: CHEAP }, 'guaranteed', 'guaranteed'],
    ['both are on their way, today is asked for', { asked: 'today' }, 'today', 'today'],
  ])('where %s', (_what, input, kind, counts) => {
    expect(decideGuarantee({ validUntil: AFTER, now: NOW, ...input })).toEqual({
      kind,
      counts,
    });
  });

  it('takes now as a date or in milliseconds', () => {
    expect(decideGuarantee({ validUntil: AFTER, now: NOW.getTime() }).kind).toBe(
      'guaranteed',
    );
  });
});

/** A campaign that gives km and leaves every amount as it is. */
const KM: NonNullable<PriceAmounts['benefit']> = {
  code: 'KM2000',
  monthlyOff: 0,
  months: 0,
  km: 2000,
  models: [],
  clientType: 0,
  minTerm: 0,
  endsOn: '2026-12-31',
};

describe('the amounts of two prices', () => {
  const line = (key: string, monthly: number) => ({ key, label: key, monthly });
  const price = (...lines: PriceAmounts['lines']): PriceAmounts => ({
    ...monthOf(100),
    lines,
  });

  it.each<[string, PriceAmounts, PriceAmounts, boolean]>([
    [
      'in another order',
      price(line('a', 1), line('b', 2)),
      price(line('b', 2), line('a', 1)),
      true,
    ],
    [
      'with another label',
      price(line('a', 1)),
      price({ ...line('a', 1), label: 'x' }),
      true,
    ],
    [
      'with another split',
      price(line('a', 1), line('b', 2)),
      price(line('a', 2), line('b', 1)),
      false,
    ],
    ['with a line more', price(line('a', 1)), price(line('a', 1), line('b', 0)), false],
    ['with another total', monthOf(100), monthOf(101), false],
    [
      'of which one alone has the km of a campaign',
      { ...monthOf(100), benefit: KM },
      monthOf(100),
      false,
    ],
    [
      'with the same campaign',
      { ...monthOf(100), benefit: KM },
      { ...monthOf(100), benefit: { ...KM } },
      true,
    ],
  ])('%s', (_what, one, other, same) => {
    expect(sameAmounts(one, other)).toBe(same);
  });
});
