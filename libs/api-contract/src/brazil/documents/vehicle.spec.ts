import * as fc from 'fast-check';
import {
  formatPlate,
  isValidChassis,
  isValidPlate,
  isValidRenavam,
  normalizeChassis,
  normalizePlate,
  normalizeRenavam,
  plateSpellings,
  withCheckDigits,
} from '../index';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

describe('plate', () => {
  it.each([
    ['ABC1234', 'ABC1234', 'ABC-1234'],
    ['abc-1234', 'ABC1234', 'ABC-1234'],
    [' ABC 1234 ', 'ABC1234', 'ABC-1234'],
    ['BRA2E19', 'BRA2E19', 'BRA2E19'],
    ['bra2e19', 'BRA2E19', 'BRA2E19'],
    ['BRA-2E19', 'BRA2E19', 'BRA2E19'],
  ])('accepts %j, keeps %s and shows %s', (typed, kept, shown) => {
    expect(isValidPlate(typed)).toBe(true);
    expect(normalizePlate(typed)).toEqual(kept);
    expect(formatPlate(kept)).toEqual(shown);
  });
  it.each([
    ['abc-1234', ['ABC1234', 'ABC1C34']],
    ['ABC1C34', ['ABC1C34', 'ABC1234']],
    ['BRA2E19', ['BRA2E19', 'BRA2419']],
    ['ABC1K34', ['ABC1K34']],
    ['Rita', ['RITA']],
  ])('of %j has the spellings %j', (typed, spellings) => {
    expect(plateSpellings(typed)).toEqual(spellings);
  });
  it.each([
    '',
    'ABC123',
    'ABC12345',
    'AB11234',
    'ABCD123',
    'ABC1DE3',
    'ABCD1E2',
    '1234ABC',
    'ABC*1234',
    'ÁBC1234',
  ])('refuses %j', (typed) => expect(isValidPlate(typed)).toBe(false));
});

describe('RENAVAM', () => {
  it.each([
    ['00639884962', '00639884962'],
    ['639884962', '00639884962'],
    ['0063988496-2', '00639884962'],
    ['006.398.849-62', '00639884962'],
  ])('accepts %j and keeps %s', (typed, kept) => {
    expect(isValidRenavam(typed)).toBe(true);
    expect(normalizeRenavam(typed)).toEqual(kept);
  });
  it.each([
    '',
    '00639884963',
    '0639884962',
    '006398849622',
    '00000000000',
    'renavam00639884962',
  ])('refuses %j', (typed) => expect(isValidRenavam(typed)).toBe(false));
  it('has 2 as the check digit of 0063988496 (domain-brazil 5)', () =>
    expect(withCheckDigits('0063988496', isValidRenavam)).toBe('00639884962'));
  it('accepts its own check digit and no other', () => {
    fc.assert(
      fc.property(digits(10), digits(1), (base, other) => {
        fc.pre(new Set(base).size > 1);
        const number = withCheckDigits(base, isValidRenavam);
        expect(isValidRenavam(base + other)).toBe(base + other === number);
      }),
    );
  });
});

describe('chassis', () => {
  it.each([
    ['a Brazilian one, whatever stands in its ninth place', '9BWZZZ377VT004251'],
    ['one of North America with its check digit X', '1M8GDM9AXKP042788'],
    ['one of North America with a digit', '1HGCM82633A004352'],
    ['one typed small and in groups', '9bw zzz377 vt004251'],
  ])('accepts %s', (_, chassis) => expect(isValidChassis(chassis)).toBe(true));
  it.each([
    ['nothing', ''],
    ['16 characters', '9BWZZZ377VT00425'],
    ['18 characters', '9BWZZZ377VT0042511'],
    ['the letter I', '9BWZZZ377VI004251'],
    ['the letter O', '9BWZZZ377VO004251'],
    ['the letter Q', '9BWZZZ377VQ004251'],
    ['a letter among the last four', '9BWZZZ377VT00425A'],
    ['a wrong check digit of North America', '1M8GDM9A1KP042788'],
    ['a wrong check digit of China', 'LSVAA49J132047371'.replace('J1', 'J2')],
    ['one character all through', '00000000000000000'],
    ['a sign', '9BWZZZ377VT00425#'],
  ])('refuses %s', (_, chassis) => expect(isValidChassis(chassis)).toBe(false));
  it('keeps upper-case letters and digits', () =>
    expect(normalizeChassis('9bw-zzz377-vt004251')).toBe('9BWZZZ377VT004251'));
});
