import { finishRegistration, getLoggedUser, getRegistration, saveAddress, saveCompanyData, savePersonalData, type AddressForm, type CompanyDataForm, type PersonalDataForm } from '@site/contracts';
import { randomUUID } from 'node:crypto';
import { issueAccessToken } from '../../platform/authentication';
import { TEXTS } from '../../platform/errors';
import { testApi } from '../../testing/api';

const api = testApi();
const PERSON: PersonalDataForm = {
  birthdate: '1990-07-22', nationality: 'Brasileira', profession: 'Arquiteta', cnh: '583 167 945 34', cnhCategory: 'AB',
  cnhFirstLicenseDate: '2010-03-15', cnhExpirationDate: '2031-03-10',
};
const COMPANY: CompanyDataForm = {
  companyType: 'Sociedade limitada', companyPhone: '(11) 3000-0100', financialContactName: 'Paulo Massa',
  financialContactEmail: 'Financeiro@empresa.test', financialContactEmailConfirmation: 'financeiro@empresa.test',
};
const ADDRESS: AddressForm = { cep: '01310-100', street: 'Avenida Paulista', number: 'S/N', neighborhood: 'Bela Vista', city: 'São Paulo', state: 35 };

describe('who am I', () => {
  it('a customer sees the stored user data of the specification', async () => {
    const customer = await api.asRole('customer', { name: 'Ana Souza', email: 'ana@exemplo.test' });
    const { status, data } = await customer.send(getLoggedUser, {});
    expect(status).toBe(200);
    expect(data).toEqual({
      id: customer.userId, name: 'Ana Souza', email: 'ana@exemplo.test', cellphone: '41998765432', birthdate: null, cep: null, city: null, state: null, street: null,
      personType: 'PF', role: null, dealershipId: null, dealershipName: null, registrationFinished: false,
    });
  });

  it('a seller sees role and dealership', async () => {
    const { data } = await (await api.asRole('SELLER', { dealershipId: 5 })).send(getLoggedUser, {});
    expect(data).toMatchObject({ role: 'SELLER', dealershipId: '5', dealershipName: 'Rodar Paulista' });
  });

  it('a visitor is asked to sign in', async () => {
    const { status, body } = await api.asAnyone().send(getLoggedUser, {});
    expect([status, body.message]).toEqual([401, 'Sua sessão expirou, faça login novamente para continuar!']);
  });
});

describe('the registration of a person', () => {
  it('is saved step by step, read back anywhere and finished', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    expect((await customer.send(savePersonalData, { params, body: PERSON })).data.birthdate).toBe('1990-07-22');
    const saved = await customer.send(saveAddress, { params, body: { ...ADDRESS, complement: 'Apto 82' } });
    expect(saved.data).toMatchObject({ cep: '01310100', city: 'São Paulo', state: 35, street: 'Avenida Paulista', registrationFinished: false });
    const { data } = await customer.send(getRegistration, { params });
    expect(data).toEqual({ personalData: { ...PERSON, cnh: '58316794534' }, companyData: null, address: { ...ADDRESS, cep: '01310100', complement: 'Apto 82' } });
    const finished = await customer.send(finishRegistration, { params });
    expect([finished.status, finished.data.registrationFinished]).toEqual([200, true]);
  });

  it('replaces what was saved before', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    await customer.send(saveAddress, { params, body: { ...ADDRESS, complement: 'Apto 82' } });
    await customer.send(saveAddress, { params, body: { ...ADDRESS, number: '10' } });
    expect((await customer.send(getRegistration, { params })).data.address).toEqual({ ...ADDRESS, cep: '01310100', number: '10' });
  });

  it('that lacks something names every missing field', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    await customer.send(savePersonalData, { params, body: PERSON });
    const { status, body } = await customer.send(finishRegistration, { params });
    expect([status, body.message]).toEqual([400, 'Faltam dados para concluir o cadastro.']);
    expect(body.fields?.map(({ key }) => key)).toEqual(['Cep', 'Street', 'Number', 'Neighborhood', 'City', 'State']);
  });

  it('whose licence ended meanwhile is not finished', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    await customer.send(savePersonalData, { params, body: { ...PERSON, cnhExpirationDate: '2026-11-25' } });
    await customer.send(saveAddress, { params, body: ADDRESS });
    api.clock.advance(2 * 86_400_000);
    customer.token = await issueAccessToken(api.ports, { id: customer.userId, name: 'Ana', role: null, dealershipId: null, originAssistedSale: null }, customer.signInId);
    const { body } = await customer.send(finishRegistration, { params });
    expect(body.fields).toEqual([{ key: 'CnhExpirationDate', message: 'Sua CNH está vencida. Renove para continuar.' }]);
  });

  it.each<[string, Partial<Record<keyof PersonalDataForm, unknown>>, string, string]>([
    ['under 18', { birthdate: '2008-11-24' }, 'Birthdate', 'É preciso ter 18 anos ou mais para se cadastrar.'],
    ['on 30 February', { birthdate: '1990-02-30' }, 'Birthdate', 'Informe a data de nascimento.'],
    ['with a wrong CNH', { cnh: '58316794535' }, 'Cnh', 'A CNH tem 11 números. Confira.'],
    ['with category A', { cnhCategory: 'A' }, 'CnhCategory', 'Escolha a categoria: B ou acima.'],
    ['with an ended licence', { cnhExpirationDate: '2026-11-23' }, 'CnhExpirationDate', 'Sua CNH está vencida. Renove para continuar.'],
    ['with a control sign', { profession: 'Arqui\u0007teta' }, 'Profession', 'Retire os caracteres que não são texto.'],
  ])('%s is refused', async (_how, change, key, message) => {
    const customer = await api.asRole('customer');
    const answer = await customer.request({
      method: 'PUT', url: `/api/v1/users/${customer.userId}/personal-data`, headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ ...PERSON, ...change }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ key, message });
    expect((await customer.send(getRegistration, { params: { id: customer.userId } })).data.personalData).toBeNull();
  });

  it('accepts the licences that buggy validators refuse', async () => {
    const customer = await api.asRole('customer');
    for (const cnh of ['12294923308', '10019005600']) expect((await customer.send(savePersonalData, { params: { id: customer.userId }, body: { ...PERSON, cnh } })).status).toBe(200);
  });

  it('refuses a CEP of another state', async () => {
    const customer = await api.asRole('customer');
    const { status, body } = await customer.send(saveAddress, { params: { id: customer.userId }, body: { ...ADDRESS, state: 41 } });
    expect([status, body.fields]).toEqual([400, [{ key: 'State', message: 'Esse CEP é de SP. Confira o CEP ou o estado.' }]]);
  });
});

describe('the registration of a company', () => {
  it('needs company data and address', async () => {
    const company = await api.asRole('customer', { personType: 'PJ', document: 'DEM0PJ01000160' });
    const params = { id: company.userId };
    expect((await company.send(finishRegistration, { params })).body.fields?.map(({ key }) => key).slice(0, 4)).toEqual([
      'CompanyType', 'CompanyPhone', 'FinancialContactName', 'FinancialContactEmail',
    ]);
    await company.send(saveCompanyData, { params, body: COMPANY });
    await company.send(saveAddress, { params, body: ADDRESS });
    expect((await company.send(getRegistration, { params })).data.companyData).toEqual({
      companyType: 'Sociedade limitada', companyPhone: '1130000100', financialContactName: 'Paulo Massa',
      financialContactEmail: 'financeiro@empresa.test', financialContactEmailConfirmation: 'financeiro@empresa.test',
    });
    expect((await company.send(finishRegistration, { params })).data.registrationFinished).toBe(true);
  });

  it('has no company data for a person', async () => {
    const customer = await api.asRole('customer');
    const { status, body } = await customer.send(saveCompanyData, { params: { id: customer.userId }, body: COMPANY });
    expect([status, body.message]).toEqual([400, 'Dados de empresa são para contas com CNPJ.']);
  });
});

describe('somebody else’s registration', () => {
  const calls = (id: string) => [
    { method: 'GET', url: `/api/v1/users/${id}/registration` },
    { method: 'PUT', url: `/api/v1/users/${id}/personal-data`, payload: JSON.stringify(PERSON) },
    { method: 'PUT', url: `/api/v1/users/${id}/company-data`, payload: JSON.stringify(COMPANY) },
    { method: 'PUT', url: `/api/v1/users/${id}/adresses`, payload: JSON.stringify(ADDRESS) },
    { method: 'POST', url: `/api/v1/users/${id}/finish-registrations` },
  ];
  const headers = { 'content-type': 'application/json' };

  it('answers like one that does not exist', async () => {
    const [customer, other] = [await api.asRole('customer'), await api.asRole('customer')];
    for (const id of [other.userId, randomUUID()]) {
      for (const call of calls(id)) {
        const { status, body } = await customer.request({ ...call, headers });
        expect([call.url.replace(id, ':id'), status, body.message]).toEqual([call.url.replace(id, ':id'), 404, TEXTS.notFound]);
      }
    }
    expect((await other.send(getRegistration, { params: { id: other.userId } })).data.personalData).toBeNull();
  });

  it.each(['DEALER', 'SELLER', 'CONSULTANT'] as const)('is closed to a %s', async (role) => {
    const staff = await api.asRole(role);
    for (const call of calls(staff.userId)) expect((await staff.request({ ...call, headers })).status).toBe(403);
  });
});
