import * as fc from 'fast-check';
import {
  findStateById,
  findStateByUf,
  formatCep,
  formatPhone,
  isValidCep,
  isValidLandline,
  isValidMobile,
  isValidPhone,
  normalizePhone,
  notServedText,
  STATES,
  ufOfCep,
  ufOfDdd,
} from './index';

const NOT_DDDS = [
  '10',
  '20',
  '23',
  '25',
  '26',
  '29',
  '30',
  '36',
  '39',
  '40',
  '50',
  '52',
  '56',
  '57',
  '58',
  '59',
  '60',
  '70',
  '72',
  '76',
  '78',
  '80',
  '90',
];

const DDDS = Array.from({ length: 90 }, (_, index) => String(index + 10)).filter(ufOfDdd);

describe('phones', () => {
  it('knows the 67 area codes and no others', () => {
    expect(DDDS).toHaveLength(67);
    for (const ddd of NOT_DDDS) expect(ufOfDdd(ddd)).toBeNull();
  });
  it.each([
    '(11) 98765-4321',
    '11987654321',
    '+55 11 98765-4321',
    '011987654321',
    '(55) 99123-4567',
    '+55 55 99123-4567',
  ])('takes %s as a mobile number', (phone) => expect(isValidMobile(phone)).toBe(true));
  it.each([
    '(11) 8765-4321',
    '(20) 98765-4321',
    '(11) 88765-4321',
    '119876543210',
    '',
    '(11) 98765-432a',
  ])('refuses %j as a mobile number', (phone) =>
    expect(isValidMobile(phone)).toBe(false),
  );
  it.each(['(41) 3333-4444', '5533334444', '+55 55 3333-4444'])(
    'takes %s as a landline',
    (phone) => {
      expect(isValidLandline(phone)).toBe(true);
      expect(isValidPhone(phone)).toBe(true);
    },
  );
  it.each([
    ['+55 (11) 9 8765-4321', '11987654321'],
    ['+55 (011) 98765-4321', '11987654321'],
    ['55 11 98765-4321', '11987654321'],
    ['0055 11 98765-4321', '11987654321'],
    ['011 98765-4321', '11987654321'],
    ['0 15 11 98765-4321', '11987654321'],
    ['0xx11 98765-4321', '11987654321'],
    ['11.98765.4321', '11987654321'],
    ['11 9 8765 4321', '11987654321'],
    [' (11)98765-4321 ', '11987654321'],
    ['041 3333-4444', '4133334444'],
    ['0 21 41 3333-4444', '4133334444'],
    ['+55 41 3333-4444', '4133334444'],
  ])('stores %j as %s', (written, phone) => {
    expect(normalizePhone(written)).toBe(phone);
    expect(isValidPhone(phone)).toBe(true);
  });
  it('drops the country code 55 only when an area code follows it', () => {
    expect(normalizePhone('5599123-4567')).toBe('5599' + '1234567');
    expect(normalizePhone('+55 (55) 99123-4567')).toBe('55991234567');
  });
  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['4133334444', '(41) 3333-4444'],
    ['119', '(11) 9'],
    ['1198765', '(11) 98765'],
  ])('shows %s as %s', (typed, shown) => expect(formatPhone(typed)).toBe(shown));
  it('keeps a mobile number through formatting', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DDDS),
        fc.integer({ min: 0, max: 99_999_999 }),
        (ddd, rest) => {
          const phone = `${ddd}9${String(rest).padStart(8, '0')}`;
          expect(normalizePhone(formatPhone(phone))).toBe(phone);
          expect(isValidMobile(`+55${phone}`)).toBe(true);
        },
      ),
    );
  });
  it.each([
    ['11', 'SP'],
    ['61', 'DF'],
    ['55', 'RS'],
    ['99', 'MA'],
    ['10', null],
  ])('area code %s is in %s', (ddd, uf) => expect(ufOfDdd(ddd)).toBe(uf));
});

describe('CEP', () => {
  it.each(['01001-000', '01001000', ' 80010-000 ', '05.435-000', '05435 000'])(
    'accepts %j',
    (cep) => expect(isValidCep(cep)).toBe(true),
  );
  it.each(['0100100', '01001-0000', '0100-1000', 'abcde-000', ''])('refuses %j', (cep) =>
    expect(isValidCep(cep)).toBe(false),
  );
  it('is shown with a hyphen', () => expect(formatCep('01001000')).toBe('01001-000'));
  it.each([
    ['01001-000', 'SP'],
    ['20040-002', 'RJ'],
    ['29010-000', 'ES'],
    ['30140-000', 'MG'],
    ['40020-000', 'BA'],
    ['49010-000', 'SE'],
    ['50030-000', 'PE'],
    ['57020-000', 'AL'],
    ['58010-000', 'PB'],
    ['59010-000', 'RN'],
    ['60030-000', 'CE'],
    ['64000-000', 'PI'],
    ['65010-000', 'MA'],
    ['66010-000', 'PA'],
    ['68900-000', 'AP'],
    ['69005-000', 'AM'],
    ['69301-000', 'RR'],
    ['69400-000', 'AM'],
    ['69900-000', 'AC'],
    ['70040-000', 'DF'],
    ['72800-000', 'GO'],
    ['73015-000', 'DF'],
    ['74003-000', 'GO'],
    ['76801-000', 'RO'],
    ['77001-000', 'TO'],
    ['78005-000', 'MT'],
    ['79002-000', 'MS'],
    ['80010-000', 'PR'],
    ['88010-000', 'SC'],
    ['90010-000', 'RS'],
    ['78900-000', null],
    ['00100-000', null],
    ['', null],
  ])('%s lies in %s', (cep, uf) => expect(ufOfCep(cep)).toBe(uf));
});

describe('states', () => {
  it('are 27 with id, name and uf, in the order of their names', () => {
    expect(STATES.map(({ id, name, uf }) => `${id} ${name} ${uf}`)).toEqual([
      '12 Acre AC',
      '27 Alagoas AL',
      '16 Amapá AP',
      '13 Amazonas AM',
      '29 Bahia BA',
      '23 Ceará CE',
      '53 Distrito Federal DF',
      '32 Espírito Santo ES',
      '52 Goiás GO',
      '21 Maranhão MA',
      '51 Mato Grosso MT',
      '50 Mato Grosso do Sul MS',
      '31 Minas Gerais MG',
      '15 Pará PA',
      '25 Paraíba PB',
      '41 Paraná PR',
      '26 Pernambuco PE',
      '22 Piauí PI',
      '33 Rio de Janeiro RJ',
      '24 Rio Grande do Norte RN',
      '43 Rio Grande do Sul RS',
      '11 Rondônia RO',
      '14 Roraima RR',
      '42 Santa Catarina SC',
      '35 São Paulo SP',
      '28 Sergipe SE',
      '17 Tocantins TO',
    ]);
  });
  it('are found by letters and by IBGE number', () => {
    expect(findStateByUf(' sp ')).toEqual({ id: 35, name: 'São Paulo', uf: 'SP' });
    expect(findStateById(53)?.uf).toBe('DF');
    expect(findStateByUf('XX')).toBeNull();
  });
  it('every state has an area code and a range of CEPs', () => {
    const withDdd = new Set(DDDS.map(ufOfDdd));
    const withCep = new Set(
      Array.from({ length: 1000 }, (_, prefix) =>
        ufOfCep(`${String(prefix).padStart(3, '0')}00000`),
      ),
    );
    for (const { uf } of STATES) {
      expect(withDdd.has(uf)).toBe(true);
      expect(withCep.has(uf)).toBe(true);
    }
  });
});

describe('a place that is not served', () => {
  it.each([
    [null, 'Ainda não entregamos em Manaus.'],
    [
      1937.4,
      'Ainda não entregamos em Manaus. A loja mais próxima fica a 1.937 km, em Brasília.',
    ],
    [
      0.4,
      'Ainda não entregamos em Manaus. A loja mais próxima fica a menos de 1 km, em Brasília.',
    ],
  ])('names the nearest store at %s km', (distanceKm, text) => {
    const nearest = distanceKm === null ? null : { city: 'Brasília', distanceKm };
    expect(notServedText('em Manaus', nearest)).toBe(text);
  });
});
