import { passwordProblem } from './password.rules';
import { addressProblems, driverProblem, missingFields, personalDataProblems, type SavedRegistration } from './registration.rules';

const TODAY = '2026-11-23';
const GOOD = { birthdate: '1990-05-10', cnhFirstLicenseDate: '2010-08-01', cnhExpirationDate: '2030-01-01' };

describe('personal data', () => {
  it.each([
    ['somebody of 18 today', { birthdate: '2008-11-23', cnhFirstLicenseDate: '2026-11-23' }],
    ['a first licence on the 18th birthday', { cnhFirstLicenseDate: '2008-05-10' }],
    ['a licence that ends tomorrow', { cnhExpirationDate: '2026-11-24' }],
    ['a licence of the longest validity', { cnhExpirationDate: '2036-11-23' }],
  ])('accepts %s', (_who, change) => {
    expect(personalDataProblems({ ...GOOD, ...change }, TODAY)).toEqual([]);
  });

  it.each([
    ['somebody who is 18 tomorrow', { birthdate: '2008-11-24' }, 'Birthdate', 'É preciso ter 18 anos ou mais para se cadastrar.'],
    ['a birth in the future', { birthdate: '2027-01-01' }, 'Birthdate', 'Confira a data de nascimento.'],
    ['a birth 130 years ago', { birthdate: '1896-01-01' }, 'Birthdate', 'Confira a data de nascimento.'],
    ['a licence before 18', { cnhFirstLicenseDate: '2008-05-09' }, 'CnhFirstLicenseDate', 'A primeira habilitação é depois dos 18 anos. Confira a data.'],
    ['a first licence in the future', { cnhFirstLicenseDate: '2026-11-24' }, 'CnhFirstLicenseDate', 'A primeira habilitação não pode estar no futuro.'],
    ['a licence that ends today', { cnhExpirationDate: '2026-11-23' }, 'CnhExpirationDate', 'Sua CNH está vencida. Renove para continuar.'],
    ['a validity beyond ten years', { cnhExpirationDate: '2036-11-24' }, 'CnhExpirationDate', 'A validade passa do prazo máximo da CNH. Confira a data.'],
    ['a validity beyond three years from 70 on', { birthdate: '1950-01-01', cnhExpirationDate: '2029-11-24' }, 'CnhExpirationDate', 'A validade passa do prazo máximo da CNH. Confira a data.'],
  ])('refuses %s', (_who, change, key, message) => {
    expect(personalDataProblems({ ...GOOD, ...change }, TODAY)).toEqual([{ key, message }]);
  });
});

describe('who may send a proposal', () => {
  it.each([
    ['21 today and two years of licence today', { birthdate: '2005-11-23', cnhFirstLicenseDate: '2024-11-23', cnhExpirationDate: '2030-01-01' }, null],
    ['21 tomorrow', { ...GOOD, birthdate: '2005-11-24' }, 'Para assinar é preciso ter 21 anos ou mais.'],
    ['two years of licence tomorrow', { ...GOOD, cnhFirstLicenseDate: '2024-11-24' }, 'Para assinar é preciso ter CNH há 2 anos ou mais.'],
    ['a licence that ended', { ...GOOD, cnhExpirationDate: '2026-11-23' }, 'Sua CNH está vencida. Atualize seus dados para enviar a proposta.'],
    ['no licence data', { birthdate: null, cnhFirstLicenseDate: null, cnhExpirationDate: null }, 'Conclua seu cadastro para enviar a proposta.'],
  ])('somebody with %s', (_who, driver, problem) => {
    expect(driverProblem(driver, TODAY)).toBe(problem);
  });
});

describe('an address', () => {
  it('accepts a CEP and its state', () => {
    expect(addressProblems({ cep: '80420090', state: 41 })).toEqual([]);
  });
  it('refuses a CEP of another state', () => {
    expect(addressProblems({ cep: '80420090', state: 35 })).toEqual([{ key: 'State', message: 'Esse CEP é de PR. Confira o CEP ou o estado.' }]);
  });
  it('refuses a state that does not exist', () => {
    expect(addressProblems({ cep: '80420090', state: 99 })).toEqual([{ key: 'State', message: 'Escolha o estado.' }]);
  });
});

describe('a registration', () => {
  const address = { cep: '80420090', street: 'Rua das Flores', number: '10', neighborhood: 'Batel', city: 'Curitiba', stateId: 41 };
  const empty: SavedRegistration = {
    birthdate: null, nationality: null, profession: null, cnh: null, cnhCategory: null, cnhFirstLicenseDate: null, cnhExpirationDate: null, companyType: null,
    companyPhone: null, financialContactName: null, financialContactEmail: null, cep: null, street: null, number: null, neighborhood: null, city: null, stateId: null,
  };
  it('of a person lacks person and address at first', () => {
    expect(missingFields(null, 'PF').map(({ key }) => key)).toEqual([
      'Birthdate', 'Nationality', 'Profession', 'Cnh', 'CnhCategory', 'CnhFirstLicenseDate', 'CnhExpirationDate', 'Cep', 'Street', 'Number', 'Neighborhood', 'City', 'State',
    ]);
  });
  it('of a company lacks its data and never the licence', () => {
    expect(missingFields({ ...empty, ...address }, 'PJ').map(({ key }) => key)).toEqual(['CompanyType', 'CompanyPhone', 'FinancialContactName', 'FinancialContactEmail']);
  });
  it('of a person is complete with person and address', () => {
    const person = { ...GOOD, nationality: 'Brasileira', profession: 'Arquiteta', cnh: '58316794534', cnhCategory: 'B' };
    expect(missingFields({ ...empty, ...address, ...person }, 'PF')).toEqual([]);
  });
});

describe('a new password', () => {
  const owner = { name: 'Mariana Conceição Silva', email: 'mari.silva@rodar.test', brand: 'Rodar' };
  it.each(['Ipe-Amarelo-2026', 'uma frase comprida qualquer', 'çãõé漢字漢字', '        x'])('may be %p', (password) => {
    expect(passwordProblem(password, owner)).toBeNull();
  });
  it.each(['password', '12345678', 'Football', 'QWERTYUIOP', 'iloveyou'])('may not be as common as %p', (password) => {
    expect(passwordProblem(password, owner)).toBe('Essa senha é muito comum. Crie outra.');
  });
  it.each(['Rodar2026', 'mariana-silva1', 'Conceicao!!', 'carro-assinatura', 'silva.mari.99'])('may not be made of known words alone like %p', (password) => {
    expect(passwordProblem(password, owner)).toBe('Essa senha usa seu nome, seu e-mail ou palavras do site. Crie outra.');
  });
});

describe('a password', () => {
  it('of the words of a name is judged, however many ways there are to split it', () => {
    const owner = { name: 'Aaa Aaaa Aaaaa Aaaaaa', email: 'ana@exemplo.test', brand: 'Rodar' };
    expect(passwordProblem(`${'a'.repeat(62)}b`, owner)).toBeNull();
    expect(passwordProblem('a'.repeat(62), owner)).toContain('Essa senha usa seu nome');
  });
});
