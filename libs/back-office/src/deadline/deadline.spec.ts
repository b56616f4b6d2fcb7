import { deadlineOf } from './deadline';

/** Thursday 26 November 2026, 14:00 in São Paulo. */
const NOW = new Date('2026-11-26T17:00:00Z');

it.each<[until: string, hour: string | null, text: string, isLate: boolean]>([
  ['2025-12-30', null, 'venceu em 30/12/2025', true],
  ['2026-11-20', null, 'venceu em 20/11', true],
  ['2026-11-25', null, 'venceu ontem', true],
  ['2026-11-25', '18:00', 'era ontem às 18h', true],
  ['2026-11-20', '09:00', 'era 20/11 às 9h', true],
  ['2026-11-26', null, 'hoje', false],
  ['2026-11-26', '09:30', 'era hoje às 9h30', true],
  ['2026-11-26', '18:00', 'hoje às 18h', false],
  ['2026-11-27', null, 'amanhã', false],
  ['2026-11-27', '08:00', 'amanhã às 8h', false],
  ['2026-12-02', null, 'até 02/12', false],
  ['2026-12-02', '15:30', '02/12 às 15h30', false],
  ['2027-01-04', null, 'até 04/01/2027', false],
])('the deadline %s %s is said "%s"', (until, hour, text, isLate) => {
  expect(deadlineOf({ until, hour }, NOW)).toEqual({ text, isLate });
});

it.each([
  ['2026-11-27', null, 'amanhã'],
  ['2026-12-02', '14:00', 'em 02/12 às 14h'],
  ['2027-01-01', null, 'em 01/01/2027'],
])('what begins by itself on %s %s is said "%s"', (until, hour, text) => {
  expect(deadlineOf({ until, hour, begins: true }, NOW).text).toBe(text);
});

it.each<[until: string, text: string, isLate: boolean]>([
  ['2026-11-25', 'expirou ontem', true],
  ['2026-11-26', 'expira hoje', false],
  ['2026-11-27', 'expira amanhã', false],
  ['2026-12-14', 'expira em 14/12', false],
  ['2027-01-04', 'expira em 04/01/2027', false],
])('the end of a proposal on %s is said "%s"', (until, text, isLate) => {
  expect(deadlineOf({ until, expires: true }, NOW)).toEqual({ text, isLate });
});
