import { arrival, dueAt, nextContact } from './lead.rules';

const at = (text: string) => new Date(`${text}-03:00`);
const FRIDAY = at('2026-11-27T15:00:00');

describe('whose turn it is', () => {
  it('a new lead is due when the promised business day is over', () => {
    expect(arrival(FRIDAY)).toEqual({
      status: 'novo',
      reason: null,
      waitingSince: FRIDAY,
      nextContactAt: null,
      dueAt: at('2026-12-01T00:00:00'),
    });
  });

  it.each([
    ['2026-11-28T10:00:00', '2026-11-28T10:00:00'],
    // a later contact does not postpone the first answer
    ['2026-12-10T10:00:00', '2026-12-01T00:00:00'],
  ])('a new lead with a next contact %s is due %s', (next, due) => {
    const standing = { ...arrival(FRIDAY), nextContactAt: at(next) };
    expect(dueAt(standing, FRIDAY)).toEqual(at(due));
  });

  it('any other is due at its next contact, or after three business days', () => {
    const standing = { ...arrival(FRIDAY), status: 'em_contato' as const };
    const next = at('2027-01-08T09:00:00');
    expect(dueAt({ ...standing, nextContactAt: next }, FRIDAY)).toEqual(next);
    expect(dueAt(standing, FRIDAY)).toEqual(at('2026-12-02T00:00:00'));
  });

  it.each(['virou_proposta', 'sem_interesse'] as const)('%s is never due', (status) => {
    expect(dueAt({ ...arrival(FRIDAY), status }, FRIDAY)).toBeNull();
  });
});

it('a next contact without a time is in the morning, and one without a day is none', () => {
  expect(nextContact('2026-12-02', '14:30')).toEqual(at('2026-12-02T14:30:00'));
  expect(nextContact('2026-12-02', undefined)).toEqual(at('2026-12-02T09:00:00'));
  expect(nextContact(undefined, '14:30')).toBeNull();
});
