import * as fc from 'fast-check';
import {
  CNH_CATEGORIES,
  documentKind,
  earliestCnhLicense,
  formatCnpj,
  formatCpf,
  formatDocument,
  isCanonicalCnpj,
  isValidCnh,
  isValidCnpj,
  isValidCpf,
  isValidDocument,
  isValidRnm,
  latestCnhExpiration,
  normalizeDocument,
  personTypeOf,
  withCheckDigits,
} from '../index';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const alphanumerics = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), {
    minLength: 12,
    maxLength: 12,
  })
  .map((list) => list.join(''));
const repeated = (value: string) => new Set(value).size === 1;

describe('CPF', () => {
  it.each([
    '111.444.777-35',
    '529.982.247-25',
    '123.456.789-09',
    '390.533.447-05',
    '987.654.321-00',
    '000.000.001-91',
  ])('accepts %s', (cpf) => expect(isValidCpf(cpf)).toBe(true));
  it.each([
    '111.444.777-36',
    '111.111.111-11',
    '1234567890',
    '',
    'abc',
    '111.444.777-35x',
    'a111.444.777-35',
  ])('refuses %j', (cpf) => expect(isValidCpf(cpf)).toBe(false));
  it('refuses every repeated sequence', () => {
    for (let digit = 0; digit <= 9; digit++)
      expect(isValidCpf(String(digit).repeat(11))).toBe(false);
  });
  it('accepts its own check digits and no others', () => {
    fc.assert(
      fc.property(digits(9), digits(2), (base, other) => {
        fc.pre(!repeated(base));
        const cpf = withCheckDigits(base, isValidCpf);
        expect(isValidCpf(formatCpf(cpf))).toBe(true);
        expect(isValidCpf(base + other)).toBe(base + other === cpf);
      }),
    );
  });
  it('is formatted as far as it is typed', () => {
    expect(formatCpf('1114')).toBe('111.4');
    expect(formatCpf('11144477735')).toBe('111.444.777-35');
  });
});

describe('CNPJ', () => {
  it.each([
    ['12ABC34501DE', '35'],
    ['1345C3A50001', '06'],
    ['R55231B30007', '57'],
    ['900213820001', '22'],
    ['900247780001', '23'],
    ['900251080001', '21'],
    ['900252550001', '00'],
    ['900244200001', '09'],
    ['112223330001', '81'],
    ['000000000001', '91'],
    ['ABCDEFGHIJKL', '80'],
    ['ZZZZZZZZZZZZ', '62'],
  ])('gives %s the check digits %s', (base, expected) =>
    expect(withCheckDigits(base, isValidCnpj)).toBe(base + expected),
  );
  it.each([
    '90.024.778/000123',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    'DE.MO0.001/0001-07',
    'DE.M0P.J01/0001-60',
    'DE.MOF.AB1/0001-23',
  ])('accepts %s', (cnpj) => expect(isValidCnpj(cnpj)).toBe(true));
  it.each([
    'R55231B3000700',
    '12ABC34501DE3A',
    '90.024.420/0001A2',
    '90.025.255/0001',
    '90.025.108/000101',
    '00000000000000',
    '12ABC34501DE45',
    '',
    '12.ABC.345/01DE-35!',
  ])('refuses %j', (cnpj) => expect(isValidCnpj(cnpj)).toBe(false));
  it('refuses lower case in the canonical form, as the reference tests do', () => {
    expect(isCanonicalCnpj('1345c3A5000106')).toBe(false);
  });
  it('accepts its own check digits and no others', () => {
    fc.assert(
      fc.property(alphanumerics, digits(2), (base, other) => {
        fc.pre(!repeated(base));
        const cnpj = withCheckDigits(base, isValidCnpj);
        expect(isValidCnpj(formatCnpj(cnpj))).toBe(true);
        expect(isValidCnpj(base + other)).toBe(base + other === cnpj);
      }),
    );
  });
});

describe('one field for CPF or CNPJ', () => {
  it.each([
    ['111.444', 'cpf', '111.444'],
    ['11144477735', 'cpf', '111.444.777-35'],
    ['112223330001', 'cnpj', '11.222.333/0001'],
    ['12abc', 'cnpj', '12.ABC'],
    ['DEM0PJ01000160', 'cnpj', 'DE.M0P.J01/0001-60'],
  ])('%s is a %s and reads %s', (typed, kind, shown) => {
    expect(documentKind(typed)).toBe(kind);
    expect(formatDocument(typed)).toBe(shown);
  });
  it.each(['529.982.247-25', 'DE.M0P.J01/0001-60', '90.021.382/0001-22'])(
    'accepts %s',
    (value) => expect(isValidDocument(value)).toBe(true),
  );
  it.each(['', '52998224724', 'DEM0PJ01000161', '1234'])('refuses %j', (value) =>
    expect(isValidDocument(value)).toBe(false),
  );
  it('keeps a value through formatting and normalizing', () => {
    fc.assert(
      fc.property(alphanumerics, (base) => {
        const cnpj = withCheckDigits(base, isValidCnpj);
        expect(normalizeDocument(formatDocument(cnpj))).toBe(cnpj);
      }),
    );
  });
  it.each([
    ['Pessoa Física', 'PF'],
    ['pessoa física', 'PF'],
    ['Pessoa Jurídica', 'PJ'],
    ['x', 'PJ'],
    ['', 'PF'],
    [null, 'PF'],
  ])('person type of %j is %s', (text, type) => expect(personTypeOf(text)).toBe(type));
});

describe('CNH', () => {
  it.each(['58316794534', '12345678900', '12294923308', '10019005600'])(
    'accepts %s',
    (cnh) => expect(isValidCnh(cnh)).toBe(true),
  );
  it.each(['58316794535', '11111111111', '1229492330', '12294923300', 'A2294923308', ''])(
    'refuses %j',
    (cnh) => expect(isValidCnh(cnh)).toBe(false),
  );
  it('agrees with a second formulation of the rule', () => {
    fc.assert(
      fc.property(
        digits(9).filter((base) => !repeated(base)),
        (base) =>
          expect(withCheckDigits(base, isValidCnh)).toBe(base + otherFormulation(base)),
      ),
      { numRuns: 2000 },
    );
  });
  it('takes category B and above, never A or ACC', () => {
    expect([...CNH_CATEGORIES].sort()).toEqual([
      'AB',
      'AC',
      'AD',
      'AE',
      'B',
      'C',
      'D',
      'E',
    ]);
  });
  it('is valid for 10, 5 or 3 years by age', () => {
    expect(latestCnhExpiration('1990-01-01', '2026-11-21')).toBe('2036-11-21');
    expect(latestCnhExpiration('1976-11-21', '2026-11-21')).toBe('2031-11-21');
    expect(latestCnhExpiration('1956-11-22', '2026-11-21')).toBe('2031-11-21');
    expect(latestCnhExpiration('1956-11-21', '2026-11-21')).toBe('2029-11-21');
    expect(earliestCnhLicense('2000-02-29')).toBe('2018-02-28');
  });
});

describe('RNM', () => {
  it.each(['V123456-J', 'F1234567', 'v123456j'])('accepts %s', (rnm) =>
    expect(isValidRnm(rnm)).toBe(true),
  );
  it.each(['12345678', 'V1234', 'V1234567890J', ''])('refuses %j', (rnm) =>
    expect(isValidRnm(rnm)).toBe(false),
  );
});

/**
 * Weights 1..9 backwards and forwards, with the discount written as a remainder of the
 * whole.
 */
function otherFormulation(base: string): string {
  let up = 0;
  let down = 0;
  for (let i = 0; i < 9; i++) {
    const value = base.charCodeAt(i) - 48;
    down += value * (9 - i);
    up += value * (1 + i);
  }
  const first = down % 11;
  const second = ((up % 11) + 11 - (first === 10 ? 2 : 0)) % 11;
  return `${first % 10}${second === 10 ? 0 : second}`;
}
