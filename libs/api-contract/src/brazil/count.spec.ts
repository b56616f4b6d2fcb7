import {
  COUNT_LIMIT,
  formatCount,
  formatCounted,
  formatKm,
  formatTotal,
  formatTotalOf,
} from './count';

it.each([
  [0, '0', '0 km'],
  [999, '999', '999 km'],
  [13_500, '13.500', '13.500 km'],
  [1_000_000, '1.000.000', '1.000.000 km'],
])('%d is counted as %s', (value, count, km) => {
  expect(formatCount(value)).toBe(count);
  expect(formatKm(value)).toBe(km);
});

it.each([
  [0, '0\u00a0dias'],
  [1, '1\u00a0dia'],
  [1_200, '1.200\u00a0dias'],
])('%d is counted with its word, which stays beside it', (value, text) => {
  expect(formatCounted(value, 'dia', 'dias')).toBe(text);
});

it.each([
  [0, '0', '0\u00a0propostas'],
  [1, '1', '1\u00a0proposta'],
  [COUNT_LIMIT, '1.000', '1.000\u00a0propostas'],
  [COUNT_LIMIT + 1, 'mais de 1.000', 'mais de 1.000\u00a0propostas'],
])('a list with a total of %d says %s', (total, text, withNoun) => {
  expect(formatTotal(total)).toBe(text);
  expect(formatTotalOf(total, 'proposta', 'propostas')).toBe(withNoun);
});
