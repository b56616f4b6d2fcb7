import { formatBoleto } from '@brazilian-utils/brazilian-utils/format-boleto';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import fc from 'fast-check';
import { addDays } from '@site/api-contract/brazil';
import { barcodeOf, dueFactor, typedLineOf } from './boleto';

const DEMO = {
  bank: '999',
  dueOn: '2026-12-10',
  centavos: 179_900,
  freeField: 'too long: 00001000000004200012',
};

describe('a boleto', () => {
  const freeField = '0000100000000420000012345';
  const bar = '99995165600001799000000100000000420000012345';

  it('has the bar code and the line of the demo vector', () => {
    expect(barcodeOf({ ...DEMO, freeField })).toBe(bar);
    expect(formatBoleto(typedLineOf(bar))).toBe(
      '99990.00012 00000.000422 00000.123455 5 16560000179900',
    );
  });

  it.each([
    ['2000-07-03', '1000'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-12-10', '1656'],
    ['2049-10-13', '9999'],
    ['2049-10-14', '1000'],
  ])('due on %s has the factor %s', (day, factor) => {
    expect(dueFactor(day)).toBe(factor);
  });

  it('says the same in bars and in the typed line, whatever it is for', () => {
    const boletos = fc.record({
      bank: fc.stringMatching(/^\d{3}$/),
      dueOn: fc
        .integer({ min: 0, max: 20_000 })
        .map((count) => addDays('2020-01-01', count)),
      centavos: fc.integer({ min: 1, max: 9_999_999_999 }),
      freeField: fc.stringMatching(/^\d{25}$/),
    });
    fc.assert(
      fc.property(boletos, (boleto) => {
        const code = barcodeOf(boleto);
        expect(code).toMatch(/^\d{44}$/);
        expect(code.charAt(4)).not.toBe('0');
        const line = typedLineOf(code);
        expect(isValidBoleto(line)).toBe(true);
        const back =
          line.slice(0, 4) +
          line.slice(32) +
          line.slice(4, 9) +
          line.slice(10, 20) +
          line.slice(21, 31);
        expect(back).toBe(code);
      }),
    );
  });

  it.each([
    { ...DEMO, freeField, centavos: 0 },
    { ...DEMO, freeField, centavos: 10_000_000_000 },
    { ...DEMO, freeField, bank: '99' },
    { ...DEMO },
    { ...DEMO, freeField, dueOn: '1999-01-01' },
  ])('refuses what the bars have no room for: %j', (boleto) => {
    expect(() => barcodeOf(boleto)).toThrow(RangeError);
  });
});
