import * as fc from 'fast-check';
import {
  addDays,
  addMonths,
  ageInDays,
  ageOn,
  centavosFromReais,
  daysBetween,
  formatBRL,
  formatCentavos,
  formatDate,
  formatDateTime,
  formatLongDay,
  formatMonth,
  isIsoDate,
  lacksYear,
  monthName,
  nextDay,
  parseBRL,
  parseCount,
  parseDate,
  parseTime,
  reaisFromCentavos,
  saoPauloDay,
  saoPauloInstant,
  saoPauloTime,
} from './index';

describe('money', () => {
  it('is shown in reais with a no-break space', () => {
    expect(formatBRL(1234.56)).toBe('R$\u00a01.234,56');
    expect(formatBRL(-5)).toBe('-R$\u00a05,00');
    expect([formatBRL(-0), formatCentavos(-0)]).toEqual(Array(2).fill('R$\u00a00,00'));
    expect(formatCentavos(158990)).toBe('R$\u00a01.589,90');
  });
  it.each([
    ['1.234,56', 123456],
    ['1234,56', 123456],
    ['1234.56', 123456],
    ['1.599,00', 159900],
    ['1.599', 159900],
    ['R$\u00a01.599,00', 159900],
    ['-R$ 5,00', -500],
    ['0', 0],
    ['12,5', 1250],
    ['11.200,00', 1120000],
    ['11200', 1120000],
    ['11.200', 1120000],
    ['R$ 11200,5', 1120050],
    ['11200.50', 1120050],
    ['1.120.000', 112000000],
    ['1.234.567,89', 123456789],
    ['1 000', 100000],
    ['1\u00a0234\u202f567,89', 123456789],
    ['\u200b1.599,00\ufeff', 159900],
    ['１.５９９，００', 159900],
    ['RS 1500', 150000],
    ['1.500,00 R$', 150000],
    ['1500 reais', 150000],
    ['BRL 1.500', 150000],
    ['12 mil', 1200000],
    ['12mil reais', 1200000],
    ['2,5 mil', 250000],
    ['R$ 1.5k', 150000],
    ['1,55 MIL', 155000],
    ['1 milhão', 100000000],
    ['R$ 1,2 milhões', 120000000],
    ['2 mi', 200000000],
    ['\u2212R$ 5,00', -500],
  ])('reads %j as %d centavos', (text, centavos) =>
    expect(parseBRL(text)).toBe(centavos),
  );
  it.each([
    '',
    'abc',
    '1,2,3',
    '1.23.456',
    '1,234',
    '1,500.00',
    '12.3456',
    '1.234.56',
    '--5',
    'R$',
    '1 2',
    '100 50',
    '10 a 15',
    'mil',
    '1.500 mil',
    '12 mil e 500',
    '2 milhões e meio',
    '1500 por mês',
    '12x 100',
    '50%',
    '1e5',
    '١٢٠٠',
    '12²',
  ])('does not guess at %j', (text) => expect(parseBRL(text)).toBeNull());
  it.each([
    ['12', 12],
    ['12.000', 12000],
    ['12 000', 12000],
    ['km 12.000', 12000],
    ['12.000km', 12000],
    ['30 carros', 30],
    ['12.000,4', 12000],
    ['12345,6', 12346],
    ['30,00', 30],
    ['12 mil', 12000],
    ['12 mil km', 12000],
    ['2,5 mil', 2500],
    ['1.5k', 1500],
    ['12\u00a0000 km', 12000],
    ['１２０００', 12000],
    ['\u200e12.000', 12000],
    ['12.000 quilômetros', 12000],
    ['KM: 12.000', 12000],
    ['0', 0],
    ['12,5', null],
    ['12.5', null],
    ['1 2', null],
    ['10 a 15', null],
    ['1 ou 2', null],
    ['12 km 500', null],
    ['12 milhas', null],
    ['uns 12', null],
    ['1.500 mil', null],
    ['', null],
    ['km', null],
    ['-5', null],
    ['1,2,3', null],
  ])('reads %j as the whole number %j', (text, count) =>
    expect(parseCount(text)).toBe(count),
  );
  it('rounds a fraction of any number where its reader says so', () => {
    expect(parseCount('12,5', 0)).toBe(13);
  });
  it('loses no centavo on the way to the wire and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }),
        (centavos) => {
          expect(centavosFromReais(reaisFromCentavos(centavos))).toBe(centavos);
          expect(
            centavosFromReais(JSON.parse(JSON.stringify(reaisFromCentavos(centavos)))),
          ).toBe(centavos);
        },
      ),
    );
  });
  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (centavos) =>
        expect(parseBRL(formatCentavos(centavos))).toBe(centavos),
      ),
    );
  });
  it('refuses what is no amount', () => {
    expect(() => centavosFromReais(Number.NaN)).toThrow(RangeError);
    expect(() => reaisFromCentavos(1.5)).toThrow(RangeError);
  });
  it('shows what is too large to be exact, and does not fail', () => {
    expect(reaisFromCentavos(2 ** 60)).toBe(2 ** 60 / 100);
  });
});

describe('dates', () => {
  it('are written dd/MM/y and with a 24-hour time in São Paulo', () => {
    expect(formatDate('2026-11-21')).toBe('21/11/2026');
    expect(formatDate(new Date('2026-11-22T02:30:00Z'))).toBe('21/11/2026');
    expect(formatDateTime('2026-11-21T18:05:00Z')).toBe('21/11/2026, 15:05');
    expect(formatDateTime('2026-11-21T03:00:00Z')).toBe('21/11/2026, 00:00');
    expect(formatLongDay(new Date('2026-12-01T02:30:00Z'))).toBe(
      'segunda-feira, 30 de novembro',
    );
    expect(monthName('2026-11-01')).toBe('novembro');
    expect(formatMonth('2026-11')).toBe('novembro de 2026');
  });
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['1/2/90', '1990-02-01'],
    ['1/2/30', '2030-02-01'],
    [' 01/02/1990 ', '1990-02-01'],
    ['01.02.1990', '1990-02-01'],
    ['1.2.90', '1990-02-01'],
    ['01-02-1990', '1990-02-01'],
    ['01 02 1990', '1990-02-01'],
    ['01 / 02 / 1990', '1990-02-01'],
    ['01021990', '1990-02-01'],
    ['010290', '1990-02-01'],
    ['1990-02-01', '1990-02-01'],
    ['1990/2/1', '1990-02-01'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['02/13/1990', null],
    ['1/2/990', null],
    ['1/2', null],
    ['10290', null],
    ['05-03-90', '1990-03-05'],
    ['5–3–1990', '1990-03-05'],
    ['01\u00a002\u00a01990', '1990-02-01'],
    ['\u200b01/02/1990\u200e', '1990-02-01'],
    ['０１/０２/１９９０', '1990-02-01'],
    ['1º/02/1990', '1990-02-01'],
    ['dia 5 de março de 1990', '1990-03-05'],
    ['5 de Marco de 90', '1990-03-05'],
    ['1º de fevereiro de 1990', '1990-02-01'],
    ['5/mar/1990', '1990-03-05'],
    ['05 mar. 1990', '1990-03-05'],
    ['31 de dezembro, 2026', '2026-12-31'],
    ['1º de fevereiro', null],
    ['30 de fevereiro de 1990', null],
    ['5 de marte de 1990', null],
    ['segunda, 5 de março de 1990', null],
    ['março de 1990', null],
    ['03/1990', null],
    ['1990', null],
    ['01/02/1990 10:30', null],
    ['', null],
  ])('reads %j as %j', (text, day) => expect(parseDate(text)).toBe(day));
  it.each([
    ['1/2/90', '1990-02-01'],
    ['1/2/08', '2008-02-01'],
    ['22/11/26', '2026-11-22'],
    ['23/11/26', '1926-11-23'],
    ['1/2/45', '1945-02-01'],
    ['1/2/2045', '2045-02-01'],
  ])('reads %j of a day that is over by 22/11/2026 as %s', (text, day) =>
    expect(parseDate(text, '2026-11-22')).toBe(day),
  );
  it.each([
    ['25/12', true],
    ['25/12/', true],
    ['25.12', true],
    ['25 de dezembro', true],
    ['dia 25 dez', true],
    ['29/02', true],
    ['31/02', false],
    ['25', false],
    ['25/12/26', false],
    ['31/02/2026', false],
    ['12/1990', false],
    ['', false],
  ])('%j lacks only its year: %s', (text, lacks) => expect(lacksYear(text)).toBe(lacks));
  it.each([
    ['25/12', '2026-12-25'],
    ['2/12', '2026-12-02'],
    ['02/12/', '2026-12-02'],
    ['30/11', '2026-11-30'],
    ['29/11', '2027-11-29'],
    ['5 de março', '2027-03-05'],
    ['29/02', '2028-02-29'],
    ['31/02', null],
    ['25', null],
    ['25/12/26', null],
  ])('%j is, from 30/11/2026 on, next on %s', (text, day) =>
    expect(nextDay(text, '2026-11-30')).toBe(day),
  );
  it.each([
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['0000-01-01', false],
    ['2026-13-01', false],
    ['x', false],
  ])('%s exists: %s', (day, exists) => expect(isIsoDate(day)).toBe(exists));
  it('day 7 lasts until 23:59:59 in São Paulo', () => {
    expect(saoPauloDay(new Date('2026-11-29T02:59:59Z'))).toBe('2026-11-28');
    expect(saoPauloDay(new Date('2026-11-29T03:00:00Z'))).toBe('2026-11-29');
  });
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-21', 48, '2030-11-21'],
  ])('%s plus %d months is %s', (day, months, expected) =>
    expect(addMonths(day, months)).toBe(expected),
  );
  it.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('somebody born on %s is on %s %d years old', (birth, day, age) =>
    expect(ageOn(birth, day)).toBe(age),
  );
  it('adding days and counting them agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (count) => {
        expect(daysBetween('2026-11-21', addDays('2026-11-21', count))).toBe(count);
      }),
    );
  });
});

describe('a time of day', () => {
  it.each([
    ['9', '09:00'],
    ['9h', '09:00'],
    ['9 horas', '09:00'],
    ['9h30', '09:30'],
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['1430', '14:30'],
    [' 14h30min ', '14:30'],
    ['0h', '00:00'],
    ['meio-dia', '12:00'],
    ['14\u00a0h\u00a030', '14:30'],
    ['１４:３０', '14:30'],
    ['24h', null],
    ['9 da manhã', null],
    ['2 pm', null],
    ['14h60', null],
    ['14h3', null],
    ['123', null],
    ['cedo', null],
    ['', null],
  ])('reads %j as %j', (text, time) => expect(parseTime(text)).toBe(time));

  it('is one of São Paulo', () => {
    const instant = saoPauloInstant('2026-11-23', '14:30');
    expect(instant.toISOString()).toBe('2026-11-23T17:30:00.000Z');
    expect(saoPauloTime(instant)).toBe('14:30');
    expect(saoPauloDay(instant)).toBe('2026-11-23');
  });
});

describe('the age of something', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 8],
    ['2026-11-28T02:59:00Z', 1],
    ['2026-11-28T03:00:00Z', 0],
    // The demo's clock was set back meanwhile.
    ['2027-02-03T12:00:00Z', 0],
  ])('since %s is %i days on 28 November', (since, days) => {
    expect(ageInDays(new Date(since), new Date('2026-11-28T15:00:00Z'))).toBe(days);
  });
});
