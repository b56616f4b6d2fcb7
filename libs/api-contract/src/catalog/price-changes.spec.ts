import { priceChange } from './price-changes';

it.each([
  [100, 100, ['same', 0, 0, false]],
  [1000, 1099.99, ['up', 99.99, 10, false]],
  [1000, 1100, ['up', 100, 10, true]],
  [1000, 900, ['down', -100, -10, true]],
  [1589.9, 1599.9, ['up', 10, 0.6, false]],
  [0, 0, ['same', 0, 0, false]],
  [0, 29, ['up', 29, 0, true]],
  [null, 900, ['added', 0, 0, false]],
  [900, null, ['removed', 0, 0, false]],
  [null, null, ['same', 0, 0, false]],
] as const)(
  'from %p to %p is: kind, reais, percent and mark %j',
  (before, after, expected) => {
    const { kind, difference, percent, isJump } = priceChange({ before, after });
    expect([kind, difference, percent, isJump]).toEqual(expected);
  },
);
