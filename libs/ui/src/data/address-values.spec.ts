import { addressValues, withoutAbsent } from './address-values';

const ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b';
const STATES = ['free', 'reserved'] as const;
const WORDS = { free: 'livres', reserved: 'reservados' };
const read = (address: string) => {
  const { search, oneOf, day, id } = addressValues(new URLSearchParams(address));
  return withoutAbsent({
    search,
    state: oneOf(STATES, 'situacao', (state) => WORDS[state]),
    order: oneOf(['antigas'], 'ordem'),
    from: day('de'),
    customer: id('cliente'),
  });
};

describe('filters of the address', () => {
  it('are read by their words', () =>
    expect(
      read(`busca= lira &situacao=livres&ordem=antigas&de=2026-11-20&cliente=${ID}`),
    ).toStrictEqual({
      search: 'lira',
      state: 'free',
      order: 'antigas',
      from: '2026-11-20',
      customer: ID,
    }));

  it('with unknown values count as not set', () =>
    expect(
      read(`busca=%20&situacao=free&ordem=x&de=2026-02-30&cliente=${ID}0`),
    ).toStrictEqual({}));

  it('search for at most 120 characters', () =>
    expect(read(`busca=${'a'.repeat(200)}`)).toEqual({ search: 'a'.repeat(120) }));
});
