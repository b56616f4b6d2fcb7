import { randomUUID } from 'node:crypto';
import {
  type AddressForm,
  type CompanyDataForm,
  finishRegistration,
  getLoggedUser,
  getRegistration,
  type PartnersForm,
  type PersonalDataForm,
  saveAddress,
  saveCompanyData,
  savePartners,
  savePersonalData,
} from '@site/contracts';
import { DAY_MS } from '@site/contracts/brazil';
import { TEXTS } from '../../platform/errors';
import { issueAccessToken } from '../../platform/security/authentication';
import { testApi } from '../../testing/api';
import { sendRequiredDocuments } from '../documents/testing/files';

const api = testApi();
const PERSON: PersonalDataForm = {
  birthdate: '1990-07-22',
  nationality: 'Brasileira',
  profession: 'Arquiteta',
  cnh: '583 167 945 34',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2010-03-15',
  cnhExpirationDate: '2031-03-10',
};
const COMPANY: CompanyDataForm = {
  companyType: 'Sociedade limitada',
  companyPhone: '(11) 3000-0100',
  financialContactName: 'Paulo Massa',
  financialContactEmail: 'Financeiro@empresa.test',
  financialContactEmailConfirmation: 'financeiro@empresa.test',
};
const PARTNERS: PartnersForm = {
  partners: [
    { name: 'Paulo Massa', cpf: '123.456.789-09', share: 66.67 },
    { name: 'Lúcia Massa', cpf: '000.000.001-91', share: 33.33 },
  ],
};
const ADDRESS: AddressForm = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: 'S/N',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 35,
};

describe('who am I', () => {
  it('a customer sees the stored user data of the specification', async () => {
    const customer = await api.asRole('customer', {
      name: 'Ana Souza',
      email: 'ana@exemplo.test',
    });
    const { status, data } = await customer.send(getLoggedUser, {});
    expect(status).toBe(200);
    expect(data).toEqual({
      id: customer.userId,
      name: 'Ana Souza',
      email: 'ana@exemplo.test',
      cellphone: '41998765432',
      birthdate: null,
      cep: null,
      city: null,
      state: null,
      street: null,
      personType: 'PF',
      role: null,
      dealershipId: null,
      dealershipName: null,
      registrationFinished: false,
    });
    const params = { id: customer.userId };
    await customer.send(savePersonalData, { params, body: PERSON });
    await customer.send(saveAddress, { params, body: ADDRESS });
    expect((await customer.send(getLoggedUser, {})).data).toMatchObject({
      birthdate: '1990-07-22',
      cep: '01310100',
      city: 'São Paulo',
      state: 35,
      street: 'Avenida Paulista',
    });
  });

  it('a seller sees role and dealership', async () => {
    const { data } = await (
      await api.asRole('SELLER', { dealershipId: 5 })
    ).send(getLoggedUser, {});
    expect(data).toMatchObject({
      role: 'SELLER',
      dealershipId: '5',
      dealershipName: 'Rodar Paulista',
    });
  });

  it('a visitor is asked to sign in', async () => {
    const { status, body } = await api.asAnyone().send(getLoggedUser, {});
    expect([status, body.message]).toEqual([
      401,
      'Sua sessão expirou, faça login novamente para continuar!',
    ]);
  });
});

describe('the registration of a person', () => {
  it('is saved step by step, read back anywhere and finished', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    expect(
      (await customer.send(savePersonalData, { params, body: PERSON })).data.birthdate,
    ).toBe('1990-07-22');
    const saved = await customer.send(saveAddress, {
      params,
      body: { ...ADDRESS, complement: 'Apto 82' },
    });
    expect(saved.data).toMatchObject({
      cep: '01310100',
      city: 'São Paulo',
      state: 35,
      street: 'Avenida Paulista',
      registrationFinished: false,
    });
    const { data } = await customer.send(getRegistration, { params });
    const wanted = ['cnh-frente', 'cnh-verso', 'comprovante-residencia'];
    expect(data).toEqual({
      personalData: { ...PERSON, cnh: '58316794534' },
      companyData: null,
      partners: null,
      address: { ...ADDRESS, cep: '01310100', complement: 'Apto 82' },
      documents: { wanted, missing: wanted },
    });
    await sendRequiredDocuments(customer);
    expect((await customer.send(getRegistration, { params })).data.documents).toEqual({
      wanted,
      missing: [],
    });
    const finished = await customer.send(finishRegistration, { params });
    expect([finished.status, finished.data.registrationFinished]).toEqual([200, true]);
  });

  it('replaces what was saved before', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    await customer.send(saveAddress, {
      params,
      body: { ...ADDRESS, complement: 'Apto 82' },
    });
    await customer.send(saveAddress, { params, body: { ...ADDRESS, number: '10' } });
    expect((await customer.send(getRegistration, { params })).data.address).toEqual({
      ...ADDRESS,
      cep: '01310100',
      number: '10',
    });
  });

  it('that lacks something names every missing field', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    await customer.send(savePersonalData, { params, body: PERSON });
    const { status, body } = await customer.send(finishRegistration, { params });
    expect([status, body.message]).toEqual([
      400,
      'Faltam dados para concluir o cadastro.',
    ]);
    expect(body.fields?.map(({ key }) => key)).toEqual([
      'Cep',
      'Street',
      'Number',
      'Neighborhood',
      'City',
      'State',
      'CnhFront',
      'CnhBack',
      'ProofOfAddress',
    ]);
  });

  it('whose licence ended meanwhile is not finished', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    await customer.send(savePersonalData, {
      params,
      body: { ...PERSON, cnhExpirationDate: '2026-11-25' },
    });
    await customer.send(saveAddress, { params, body: ADDRESS });
    await sendRequiredDocuments(customer);
    api.clock.advance(2 * DAY_MS);
    customer.token = await issueAccessToken(
      api.ports,
      {
        id: customer.userId,
        name: 'Ana',
        role: null,
        dealershipId: null,
        originAssistedSale: null,
      },
      customer.signInId,
    );
    const { body } = await customer.send(finishRegistration, { params });
    expect(body.fields).toEqual([
      {
        key: 'CnhExpirationDate',
        message: 'Sua CNH está vencida. Renove para continuar.',
      },
    ]);
  });

  it('of a foreigner keeps the card; back to Brazilian it goes', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    const foreigner = {
      ...PERSON,
      nationality: 'Portuguesa' as const,
      rne: 'v123456-j',
      rneExpirationDate: '2030-05-01',
    };
    await customer.send(savePersonalData, { params, body: foreigner });
    expect(
      (await customer.send(getRegistration, { params })).data.personalData,
    ).toMatchObject({
      nationality: 'Portuguesa',
      rne: 'V123456J',
      rneExpirationDate: '2030-05-01',
    });
    await customer.send(savePersonalData, { params, body: PERSON });
    expect((await customer.send(getRegistration, { params })).data.personalData).toEqual({
      ...PERSON,
      cnh: '58316794534',
    });
  });

  it('takes a profession whatever its case and accents, and keeps the name of the list', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    await customer.send(savePersonalData, {
      params,
      body: { ...PERSON, profession: 'medica veterinaria' },
    });
    expect(
      (await customer.send(getRegistration, { params })).data.personalData,
    ).toMatchObject({ profession: 'Médica veterinária' });
  });

  it('accepts the licences that buggy validators refuse', async () => {
    const customer = await api.asRole('customer');
    for (const cnh of ['12294923308', '10019005600'])
      expect(
        (
          await customer.send(savePersonalData, {
            params: { id: customer.userId },
            body: { ...PERSON, cnh },
          })
        ).status,
      ).toBe(200);
  });

  it('takes a CEP of another state: the first digits are good for a warning, never for a refusal (domain-brazil 7)', async () => {
    const customer = await api.asRole('customer');
    expect(
      (
        await customer.send(saveAddress, {
          params: { id: customer.userId },
          body: { ...ADDRESS, state: 41 },
        })
      ).data,
    ).toMatchObject({ state: 41 });
  });
});

describe('the registration of a company', () => {
  it('with letters in its CNPJ needs company data, partners, address and papers', async () => {
    const company = await api.asRole('customer', {
      personType: 'PJ',
      document: 'DEM0PJ01000160',
    });
    const params = { id: company.userId };
    const missing = async () =>
      (await company.send(finishRegistration, { params })).body.fields?.map(
        ({ key }) => key,
      );
    expect((await missing())?.slice(0, 4)).toEqual([
      'CompanyType',
      'CompanyPhone',
      'FinancialContactName',
      'FinancialContactEmail',
    ]);
    await company.send(saveCompanyData, { params, body: COMPANY });
    await company.send(saveAddress, { params, body: ADDRESS });
    await sendRequiredDocuments(company, { personType: 'PJ' });
    expect(await missing()).toEqual(['Partners']);
    await company.send(savePartners, { params, body: PARTNERS });
    const { data } = await company.send(getRegistration, { params });
    expect(data.companyData).toEqual({
      companyType: 'Sociedade limitada',
      companyPhone: '1130000100',
      financialContactName: 'Paulo Massa',
      financialContactEmail: 'financeiro@empresa.test',
      financialContactEmailConfirmation: 'financeiro@empresa.test',
    });
    expect(data.partners).toEqual([
      { name: 'Paulo Massa', cpf: '12345678909', share: 66.67 },
      { name: 'Lúcia Massa', cpf: '00000000191', share: 33.33 },
    ]);
    expect(
      (await company.send(finishRegistration, { params })).data.registrationFinished,
    ).toBe(true);
  });

  it('replaces its partners whole, and keeps the old ones when the new are refused', async () => {
    const company = await api.asRole('customer', { personType: 'PJ' });
    const params = { id: company.userId };
    await company.send(savePartners, { params, body: PARTNERS });
    const alone = [{ name: 'Lúcia Massa', cpf: '00000000191', share: 100 }];
    expect(
      (await company.send(savePartners, { params, body: { partners: alone } })).status,
    ).toBe(200);
    expect(
      (
        await company.send(savePartners, {
          params,
          body: { partners: [{ name: 'Ana', cpf: '12345678909', share: 99 }] },
        })
      ).status,
    ).toBe(400);
    expect((await company.send(getRegistration, { params })).data.partners).toEqual(
      alone,
    );
  });

  it('saved twice at once keeps one of both lists, whole', async () => {
    const company = await api.asRole('customer', { personType: 'PJ' });
    const params = { id: company.userId };
    const lists = [
      PARTNERS,
      { partners: [{ name: 'Ana', cpf: '11144477735', share: 100 }] },
    ];
    const answers = await Promise.all(
      lists.map((body) => company.send(savePartners, { params, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([1, 2]).toContain(
      (await company.send(getRegistration, { params })).data.partners?.length,
    );
  });

  it('has no partners for a person', async () => {
    const customer = await api.asRole('customer');
    const { status, body } = await customer.send(savePartners, {
      params: { id: customer.userId },
      body: PARTNERS,
    });
    expect([status, body.message]).toEqual([400, 'Sócios são para contas com CNPJ.']);
  });

  it('has no company data for a person', async () => {
    const customer = await api.asRole('customer');
    const { status, body } = await customer.send(saveCompanyData, {
      params: { id: customer.userId },
      body: COMPANY,
    });
    expect([status, body.message]).toEqual([
      400,
      'Dados de empresa são para contas com CNPJ.',
    ]);
  });
});

describe('somebody else’s registration', () => {
  const calls = (id: string) => [
    { method: 'GET', url: `/api/v1/users/${id}/registration` },
    {
      method: 'PUT',
      url: `/api/v1/users/${id}/personal-data`,
      payload: JSON.stringify(PERSON),
    },
    {
      method: 'PUT',
      url: `/api/v1/users/${id}/company-data`,
      payload: JSON.stringify(COMPANY),
    },
    {
      method: 'PUT',
      url: `/api/v1/users/${id}/partners`,
      payload: JSON.stringify(PARTNERS),
    },
    {
      method: 'PUT',
      url: `/api/v1/users/${id}/adresses`,
      payload: JSON.stringify(ADDRESS),
    },
    { method: 'POST', url: `/api/v1/users/${id}/finish-registrations` },
  ];
  const headers = { 'content-type': 'application/json' };

  it('answers like one that does not exist', async () => {
    const [customer, other] = [
      await api.asRole('customer'),
      await api.asRole('customer'),
    ];
    for (const id of [other.userId, randomUUID()]) {
      for (const call of calls(id)) {
        const { status, body } = await customer.request({ ...call, headers });
        expect([call.url.replace(id, ':id'), status, body.message]).toEqual([
          call.url.replace(id, ':id'),
          404,
          TEXTS.notFound,
        ]);
      }
    }
    expect(
      (await other.send(getRegistration, { params: { id: other.userId } })).data
        .personalData,
    ).toBeNull();
  });

  it.each(['DEALER', 'SELLER', 'CONSULTANT'] as const)(
    'is closed to a %s',
    async (role) => {
      const staff = await api.asRole(role);
      for (const call of calls(staff.userId))
        expect((await staff.request({ ...call, headers })).status).toBe(403);
    },
  );
});
