import {
  finishRegistration,
  getRegistration,
  saveAddress,
  saveCompanyData,
  savePartners,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { sendRequiredDocuments } from '../documents/testing/files';
import { ADDRESS, COMPANY, PARTNERS } from './testing/registration-forms';

const api = testApi();

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
      financialContactCopy: false,
    });
    expect(data.partners).toEqual([
      {
        name: 'Paulo Massa',
        cpf: '12345678909',
        share: 66.67,
        email: 'paulo@massa.test',
      },
      {
        name: 'Lúcia Massa',
        cpf: '00000000191',
        share: 33.33,
        email: 'lucia@massa.test',
      },
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
    // A known address stays when none is given.
    expect((await company.send(getRegistration, { params })).data.partners).toEqual([
      { ...alone[0], email: 'lucia@massa.test' },
    ]);
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
    expect(status).toBe(400);
    expect(body.message).toBe('Sócios são para contas com CNPJ.');
  });

  it('has no company data for a person', async () => {
    const customer = await api.asRole('customer');
    const { status, body } = await customer.send(saveCompanyData, {
      params: { id: customer.userId },
      body: COMPANY,
    });
    expect(status).toBe(400);
    expect(body.message).toBe('Dados de empresa são para contas com CNPJ.');
  });
});
