import { type CardRow } from '../../contracts/contracts/plan/next-bills.repository';
import { decideKeptCard } from './saved-cards.rules';

const NOW = new Date('2026-11-23T15:00:00Z');
const EARLIER = new Date('2026-10-01T15:00:00Z');
const KEPT = { token: 'tok_2', brand: 'Visa', last4: '1111', expiry: '12/30' };

const ASKED: CardRow = {
  id: 'new',
  contractId: 'contract',
  state: 'asked',
  alone: true,
  pageUrl: 'https://banco.test/cartao',
  token: null,
  brand: null,
  last4: null,
  expiry: null,
  chargesFrom: null,
  dropped: false,
  createdAt: NOW,
  keptAt: null,
  removedAt: null,
};
const BEFORE: CardRow = {
  ...ASKED,
  id: 'old',
  state: 'active',
  token: 'tok_1',
  expiry: '12/27',
  chargesFrom: '2026-10-10',
  createdAt: EARLIER,
  keptAt: EARLIER,
};

const decide = (
  card: Partial<CardRow> = {},
  { before = null, state = 'ativa' }: Partial<Parameters<typeof decideKeptCard>[0]> = {},
) => decideKeptCard({ card: { ...ASKED, ...card }, before, state, now: NOW }, KEPT);

describe('a card that the bank keeps', () => {
  it('pays what falls due from today on', () => {
    expect(decide()).toEqual({
      replaced: null,
      from: ['asked', 'refused'],
      change: {
        ...KEPT,
        state: 'active',
        chargesFrom: '2026-11-23',
        keptAt: NOW,
        pageUrl: null,
      },
    });
  });

  it('takes over the bills of the one before', () => {
    const decided = decide({}, { before: BEFORE });
    expect(decided?.replaced).toEqual(BEFORE);
    expect(decided?.change.chargesFrom).toBe('2026-10-10');
  });

  it('leaves to its payer what fell due after an older card had expired', () => {
    const decided = decide({}, { before: { ...BEFORE, expiry: '10/26' } });
    expect(decided?.replaced?.id).toBe('old');
    expect(decided?.change.chargesFrom).toBe('2026-11-23');
  });

  it('is kept after the bank had refused it once', () => {
    expect(decide({ state: 'refused' })?.change.state).toBe('active');
  });

  it.each<[string, Parameters<typeof decide>]>([
    [
      'older than the one in force',
      [{ createdAt: EARLIER }, { before: { ...BEFORE, createdAt: NOW } }],
    ],
    ['of a contract that is over', [{}, { state: 'encerrada' }]],
    ['that its owner gave up', [{ state: 'removed' }]],
  ])('%s is only remembered, to be let go of', (_which, given) => {
    expect(decide(...given)).toEqual({
      replaced: null,
      from: ['asked', 'refused', 'removed'],
      change: { ...KEPT, state: 'removed', removedAt: NOW, keptAt: NOW, pageUrl: null },
    });
  });

  it('keeps the day on which its owner gave it up', () => {
    const decided = decide({ state: 'removed', removedAt: EARLIER });
    expect(decided?.change.removedAt).toBe(EARLIER);
  });

  it.each<[string, Partial<CardRow>]>([
    ['in force', { state: 'active' }],
    ['remembered', { state: 'removed', token: 'tok_2' }],
    ['gone at the bank', { state: 'removed', dropped: true }],
  ])('that is %s already changes nothing', (_how, card) => {
    expect(decide(card)).toBeNull();
  });
});
