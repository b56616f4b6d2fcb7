import { type AutomaticState } from '@site/api-contract';
import { decideRecurrence, isAnswer } from './recurrence.rules';

const TODAY = '2026-11-23';
type Told = Exclude<AutomaticState, 'asked'>;

const decide = (known: AutomaticState, state: Told) =>
  decideRecurrence(
    { state: known },
    { reference: 'recurrence', recurrenceId: 'rec_1', state },
    TODAY,
  );

describe('news of Pix Automático', () => {
  it.each<[AutomaticState, Told]>([
    ['asked', 'criada'],
    ['asked', 'enviada'],
    ['criada', 'enviada'],
    ['enviada', 'rejeitada'],
    ['criada', 'expirada'],
    ['aceita', 'cancelada'],
  ])('lead from %s to %s', (known, state) => {
    expect(decide(known, state)).toEqual({ state, bankId: 'rec_1' });
  });

  it('that it was accepted let it take what falls due from that day on', () => {
    expect(decide('enviada', 'aceita')).toEqual({
      state: 'aceita',
      bankId: 'rec_1',
      chargesFrom: TODAY,
    });
  });

  it.each<[AutomaticState, Told]>([
    ['aceita', 'criada'],
    ['aceita', 'enviada'],
    ['aceita', 'aceita'],
    ['enviada', 'criada'],
    ['criada', 'criada'],
  ])('change nothing where %s is known and %s comes', (known, state) => {
    expect(decide(known, state)).toBeNull();
  });

  it.each<[AutomaticState, boolean]>([
    ['criada', false],
    ['enviada', false],
    ['aceita', true],
    ['rejeitada', true],
    ['expirada', true],
    ['cancelada', true],
  ])('of %s are mailed: %s', (state, isMailed) => {
    expect(isAnswer(state)).toBe(isMailed);
  });
});
