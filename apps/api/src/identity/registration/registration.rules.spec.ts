import * as fc from 'fast-check';
import {
  partnersForm,
  personalDataFormOn,
  type RegistrationDraft,
} from '@site/api-contract';
import { isValidCpf, withCheckDigits } from '@site/api-contract/brazil';
import { draftProblems, driverProblem, problemsOf } from './registration.rules';

const TODAY = '2026-11-23';
const GOOD = {
  birthdate: '1990-05-10',
  cnhFirstLicenseDate: '2010-08-01',
  cnhExpirationDate: '2030-01-01',
};

const PERSON = {
  ...GOOD,
  nationality: 'Brasileira',
  profession: 'Arquiteta',
  cnh: '58316794534',
  cnhCategory: 'B',
};
const problems = (change: object) =>
  problemsOf(personalDataFormOn(TODAY), { ...PERSON, ...change });

describe('personal data', () => {
  it.each([
    [
      'somebody of 18 today',
      { birthdate: '2008-11-23', cnhFirstLicenseDate: '2026-11-23' },
    ],
    ['a first license on the 18th birthday', { cnhFirstLicenseDate: '2008-05-10' }],
    ['a printed date that ends today', { cnhExpirationDate: '2026-11-23' }],
    [
      'the first printed date that may have been renewed by itself',
      { cnhExpirationDate: '2025-12-10' },
    ],
    ['a license that ends tomorrow', { cnhExpirationDate: '2026-11-24' }],
    ['a license of the longest validity', { cnhExpirationDate: '2036-11-23' }],
    [
      'a foreigner with a card',
      { nationality: 'Argentina', rne: 'v123456-j', rneExpirationDate: '2026-11-24' },
    ],
    [
      'a card that ended after the 60th birthday',
      {
        nationality: 'Italiana',
        rne: 'F1234567',
        birthdate: '1950-05-10',
        rneExpirationDate: '2011-01-01',
        cnhExpirationDate: '2027-01-01',
      },
    ],
  ])('accepts %s', (_who, change) => {
    expect(problems(change)).toEqual([]);
  });

  it.each([
    [
      'somebody who is 18 tomorrow',
      { birthdate: '2008-11-24' },
      'Birthdate',
      'É preciso ter 18 anos ou mais para se cadastrar.',
    ],
    [
      'a birth in the future',
      { birthdate: '2027-01-01' },
      'Birthdate',
      'Confira a data de nascimento.',
    ],
    [
      'a birth 130 years ago',
      { birthdate: '1896-01-01' },
      'Birthdate',
      'Confira a data de nascimento.',
    ],
    [
      'a license before 18',
      { cnhFirstLicenseDate: '2008-05-09' },
      'CnhFirstLicenseDate',
      'A primeira habilitação é depois dos 18 anos. Confira a data.',
    ],
    [
      'a first license in the future',
      { cnhFirstLicenseDate: '2026-11-24' },
      'CnhFirstLicenseDate',
      'A primeira habilitação não pode estar no futuro.',
    ],
    [
      'a license that ended before any was renewed by itself',
      { cnhExpirationDate: '2025-12-09' },
      'CnhExpirationDate',
      'Sua CNH está vencida. Renove para continuar.',
    ],
    [
      'a validity beyond ten years',
      { cnhExpirationDate: '2036-11-24' },
      'CnhExpirationDate',
      'A validade passa do prazo máximo da CNH. Confira a data.',
    ],
    [
      'a validity beyond three years from 70 on',
      { birthdate: '1950-01-01', cnhExpirationDate: '2029-11-24' },
      'CnhExpirationDate',
      'A validade passa do prazo máximo da CNH. Confira a data.',
    ],
    [
      'an RNM of a Brazilian',
      { rne: 'V123456J' },
      'Rne',
      'O RNM é só para quem não tem nacionalidade brasileira.',
    ],
    [
      'a card that ends today',
      { nationality: 'Argentina', rne: 'V123456J', rneExpirationDate: '2026-11-23' },
      'RneExpirationDate',
      'Sua carteira de registro (CRNM) está vencida. Renove para continuar.',
    ],
  ])('refuses %s', (_who, change, key, message) => {
    expect(problems(change)).toEqual([{ key, message }]);
  });

  it('names everything at once, whichever rule it comes from', () => {
    expect(
      problems({
        nationality: 'Argentina',
        birthdate: '2010-01-01',
        cnh: '1',
        profession: null,
      }).map(({ key }) => key),
    ).toEqual(['Profession', 'Cnh', 'Rne', 'RneExpirationDate', 'Birthdate']);
  });
});

describe('who may send a proposal', () => {
  it.each([
    [
      '21 today and two years of license today',
      {
        birthdate: '2005-11-23',
        cnhFirstLicenseDate: '2024-11-23',
        cnhExpirationDate: '2030-01-01',
      },
      null,
    ],
    [
      '21 tomorrow',
      { ...GOOD, birthdate: '2005-11-24' },
      'Para assinar é preciso ter 21 anos ou mais.',
    ],
    [
      'two years of license tomorrow',
      { ...GOOD, cnhFirstLicenseDate: '2024-11-24' },
      'Para assinar é preciso ter CNH há 2 anos ou mais.',
    ],
    [
      'a license that ended before any was renewed by itself',
      { ...GOOD, cnhExpirationDate: '2025-12-09' },
      'Sua CNH está vencida. Atualize seus dados para enviar a proposta.',
    ],
    [
      'a printed date that has passed, without the digital license',
      { ...GOOD, cnhExpirationDate: '2026-11-23' },
      'A validade impressa na sua CNH passou. Envie o PDF da CNH digital em Documentos para enviar a proposta.',
    ],
    [
      'no license data',
      { birthdate: null, cnhFirstLicenseDate: null, cnhExpirationDate: null },
      'Conclua seu cadastro para enviar a proposta.',
    ],
  ])('somebody with %s', (_who, driver, problem) => {
    expect(driverProblem(driver, { today: TODAY, isDigitalCnhMissing: true })).toBe(
      problem,
    );
  });

  it('somebody whose printed date has passed, once the digital license was sent', () => {
    const driver = { ...GOOD, cnhExpirationDate: '2026-11-23' };
    expect(
      driverProblem(driver, { today: TODAY, isDigitalCnhMissing: false }),
    ).toBeNull();
  });
});

describe('a registration', () => {
  const nothing: Omit<RegistrationDraft, 'document' | 'documents'> = {
    personalData: null,
    companyData: null,
    partners: null,
    address: null,
  };
  const address = {
    cep: '80420090',
    street: 'Rua das Flores',
    number: '10',
    neighborhood: 'Batel',
    city: 'Curitiba',
    state: 41,
  };
  const lacks = (draft: Partial<RegistrationDraft>, personType: 'PF' | 'PJ') =>
    draftProblems({ ...nothing, ...draft }, personType, TODAY).map(({ key }) => key);

  it('of a person lacks person and address at first', () => {
    expect(lacks({}, 'PF')).toEqual([
      'Birthdate',
      'Nationality',
      'Profession',
      'Cnh',
      'CnhCategory',
      'CnhFirstLicenseDate',
      'CnhExpirationDate',
      'Cep',
      'Street',
      'Number',
      'Neighborhood',
      'City',
      'State',
    ]);
  });
  it('of a company lacks its data and partners, never the license', () => {
    expect(lacks({ address }, 'PJ')).toEqual([
      'CompanyType',
      'CompanyPhone',
      'FinancialContactName',
      'FinancialContactEmail',
      'FinancialContactEmailConfirmation',
      'Partners',
    ]);
  });
  it('of a person is complete with person and address', () =>
    expect(lacks({ address, personalData: PERSON }, 'PF')).toEqual([]));
  it('with a profession or nationality from before the lists asks for it again', () => {
    expect(
      lacks(
        {
          address,
          personalData: {
            ...PERSON,
            nationality: 'brasileiro',
            profession: 'Mestre cervejeiro',
          },
        },
        'PF',
      ),
    ).toEqual(['Nationality', 'Profession']);
  });
});

describe('the shares of partners', () => {
  const rows = (shares: number[]) =>
    shares.map((share, index) => ({
      name: `Sócia ${index}`,
      cpf: cpfOf(100_000_000 + index),
      share,
      email: `socia${index}@empresa.test`,
    }));
  const cpfOf = (base: number) => withCheckDigits(String(base), isValidCpf);

  it('in hundredths of a percent make 100 % exactly, however they are split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 0, maxLength: 18 }),
        (hundredths) => {
          const rest = 10_000 - hundredths.reduce((sum, one) => sum + one, 0);
          const shares = [...hundredths, rest].map((one) => one / 100);
          expect(problemsOf(partnersForm, { partners: rows(shares) })).toEqual([]);
          const wrong = [...shares.slice(0, -1), (rest - 1) / 100];
          expect(
            problemsOf(partnersForm, { partners: rows(wrong) }).map(({ key }) => key),
          ).toEqual([`Partners.${shares.length - 1}.Share`]);
        },
      ),
    );
  });
  it.each([
    [0, 'Informe pelo menos um sócio.'],
    [21, 'Informe no máximo 20 sócios.'],
  ])('%i of them are refused', (count, message) => {
    expect(
      problemsOf(partnersForm, {
        partners: rows(Array.from({ length: count }, () => 100 / 32)),
      }),
    ).toContainEqual({ key: 'Partners', message });
  });
  it('have two decimals at most', () => {
    expect(problemsOf(partnersForm, { partners: rows([33.333, 66.667]) })).toContainEqual(
      { key: 'Partners.0.Share', message: 'Use no máximo duas casas depois da vírgula.' },
    );
  });
});
