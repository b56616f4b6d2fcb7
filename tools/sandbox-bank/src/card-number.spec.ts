import { brandOf, expiryOf, isExpired, passesLuhn, TEST_NUMBERS } from './card-number';

it('knows the test numbers of domain-brazil §12 and their brands', () => {
  const numbers = {
    '4111111111111111': 'Visa',
    '5555555555554444': 'Mastercard',
    '5066991111111118': 'Elo',
    '6362970000457013': 'Elo',
    '378282246310005': 'Amex',
    '6062826786276634': 'Hipercard',
  };
  for (const [number, brand] of Object.entries(numbers))
    expect([passesLuhn(number), brandOf(number)]).toEqual([true, brand]);
  for (const [number] of TEST_NUMBERS) expect(passesLuhn(number)).toBe(true);
});

it('finds one wrong digit, and a number of no brand', () => {
  expect(passesLuhn('4111111111111112')).toBe(false);
  expect(passesLuhn('411111111111')).toBe(false);
  expect(brandOf('9111111111111111')).toBeNull();
});

it.each([
  ['12/40', '12/40'],
  ['1240', '12/40'],
  ['12/2040', '12/40'],
  ['122040', '12/40'],
  [' 12 / 40 ', '12/40'],
  ['7/30', '07/30'],
  ['0720', '07/20'],
  ['13/40', null],
  ['140', null],
  ['12/1940', null],
  ['12/4', null],
  ['', null],
])('reads the expiry %j as %j', (typed, expiry) => {
  expect(expiryOf(typed)).toBe(expiry);
});

it('takes a card until the last day of its month', () => {
  const lastDay = new Date('2026-12-01T02:59:59Z'); // 30 November in São Paulo
  expect(isExpired('11/26', lastDay)).toBe(false);
  expect(isExpired('11/26', new Date('2026-12-01T03:00:00Z'))).toBe(true);
});
