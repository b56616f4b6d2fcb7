import { clockOf } from './wait-label';

it.each([
  [5, '0:05'],
  [65, '1:05'],
  [3600, '1:00:00'],
  [86_280, '23:58:00'],
])('%d seconds are counted down from %s', (seconds, shown) => {
  expect(clockOf(seconds)).toBe(shown);
});
