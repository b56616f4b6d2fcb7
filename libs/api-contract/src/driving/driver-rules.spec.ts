import {
  digitalCnhProblems,
  driverProblems,
  driverStateOn,
  droveOn,
  licenseEndsSoon,
} from './driver-rules';

const TODAY = '2026-11-23';
const PERSON = {
  birthdate: '1990-04-12',
  cnhFirstLicenseDate: '2011-03-14',
  cnhExpirationDate: '2033-08-22',
};
const problemsOf = (change: Partial<typeof PERSON>) =>
  driverProblems({ ...PERSON, ...change }, TODAY).map(({ path, message }) => [
    path[0],
    message,
  ]);

// domain-brazil 15
describe('who may drive under contract', () => {
  it('is 21 with two years of license, on the very day already', () => {
    expect(problemsOf({})).toEqual([]);
    expect(
      problemsOf({ birthdate: '2005-11-23', cnhFirstLicenseDate: '2024-11-23' }),
    ).toEqual([]);
  });

  it.each([
    [
      { birthdate: '2005-11-24', cnhFirstLicenseDate: '2024-01-10' },
      'birthdate',
      'Quem dirige precisa ter 21 anos. Esta pessoa faz 21 em 24/11/2026.',
    ],
    [{ birthdate: '2027-01-01' }, 'birthdate', 'Confira a data de nascimento.'],
    [
      { cnhFirstLicenseDate: '2024-11-24' },
      'cnhFirstLicenseDate',
      'Quem dirige precisa ter 2 anos de CNH. Dá para cadastrar a partir de 24/11/2026.',
    ],
    [
      { cnhFirstLicenseDate: '2026-11-24' },
      'cnhFirstLicenseDate',
      'A primeira habilitação não pode estar no futuro.',
    ],
    [
      { cnhFirstLicenseDate: '2008-04-11' },
      'cnhFirstLicenseDate',
      'A primeira habilitação é depois dos 18 anos. Confira a data.',
    ],
    [
      { cnhExpirationDate: '2025-12-09' },
      'cnhExpirationDate',
      'Esta CNH está vencida. Cadastre quando ela for renovada.',
    ],
    [
      { cnhExpirationDate: '2036-11-24' },
      'cnhExpirationDate',
      'A validade passa do prazo máximo da CNH. Confira a data.',
    ],
  ])('is refused at its field: %j', (change, field, message) => {
    expect(problemsOf(change)[0]).toEqual([field, message]);
  });
});

// domain-brazil 3
it.each(['2025-12-10', '2026-11-22', TODAY])(
  'a license that ran out on %s may have been renewed by the authority, and is not refused',
  (cnhExpirationDate) => {
    expect(problemsOf({ cnhExpirationDate })).toEqual([]);
  },
);

describe('a driver of a contract', () => {
  const driver = {
    startsOn: '2026-11-10',
    endsOn: null as string | null,
    cnhExpirationDate: '2026-12-23',
  };

  it.each([
    [{ startsOn: null }, 'sem-foto'],
    [{}, 'autorizado'],
    [{ cnhExpirationDate: '2026-11-23' }, 'autorizado'],
    [{ cnhExpirationDate: '2026-11-22' }, 'vencida'],
    [{ endsOn: '2026-11-20' }, 'saiu'],
  ])('%j is %s', (change, state) => {
    expect(driverStateOn({ ...driver, ...change }, TODAY)).toBe(state);
  });

  it.each([
    ['2026-11-09', false],
    ['2026-11-10', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('drove on %s: %s', (day, drove) => {
    expect(droveOn({ ...driver, endsOn: '2026-11-20' }, day)).toBe(drove);
    expect(droveOn({ ...driver, startsOn: null }, day)).toBe(false);
  });

  it.each([
    [TODAY, 'Essa validade já passou. Informe a que está na CNH digital.'],
    ['2037-01-01', 'A validade passa do prazo máximo da CNH. Confira a data.'],
    ['2036-11-23', undefined],
  ])('whose digital license shows %s reads %s', (cnhExpirationDate, message) => {
    const [problem] = digitalCnhProblems(
      { birthdate: '1990-04-12', cnhExpirationDate },
      TODAY,
    );
    expect(problem?.message).toBe(message);
  });

  it('is warned of the end of the license in its last 30 days', () => {
    expect(licenseEndsSoon('2026-12-24', TODAY)).toBe(false);
    expect(licenseEndsSoon('2026-12-23', TODAY)).toBe(true);
    expect(licenseEndsSoon('2026-11-01', TODAY)).toBe(true);
  });
});
