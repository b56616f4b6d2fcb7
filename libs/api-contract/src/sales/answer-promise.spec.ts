import { answerDay, isAnswerLate } from './answer-promise';

describe('the promised answer (within one business day)', () => {
  it.each([
    ['a Monday', '2026-11-23T15:00:00.000Z', '2026-11-24'],
    ['a Sunday', '2026-11-22T15:00:00.000Z', '2026-11-23'],
    ['the eve of a holiday and a weekend', '2026-11-19T15:00:00.000Z', '2026-11-23'],
    ['late on a Monday in São Paulo', '2026-11-24T02:30:00.000Z', '2026-11-24'],
  ])('to what arrived on %s (%s) comes until %s', (_day, arrived, until) =>
    expect(answerDay(new Date(arrived))).toBe(until),
  );

  it('is late from the midnight after that day, in São Paulo', () => {
    const arrived = new Date('2026-11-23T15:00:00.000Z');
    expect(isAnswerLate(arrived, new Date('2026-11-25T02:59:00.000Z'))).toBe(false);
    expect(isAnswerLate(arrived, new Date('2026-11-25T03:00:00.000Z'))).toBe(true);
  });
});
