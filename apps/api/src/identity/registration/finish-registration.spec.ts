import { eq } from 'drizzle-orm';
import {
  type AddressForm,
  finishRegistration,
  getLoggedUser,
  type PersonalDataForm,
  saveAddress,
  savePersonalData,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { users } from '../accounts/accounts.table';
import { fileOf, pdf, sendRequiredDocuments } from '../documents/testing/files';
import { send } from '../documents/testing/sent-files';

jest.setTimeout(60_000); // PDFs in threads of their own
const api = testApi();
const PERSON: PersonalDataForm = {
  birthdate: '1990-07-22',
  nationality: 'Brasileira',
  profession: 'Arquiteta',
  cnh: '58316794534',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2010-03-15',
  cnhExpirationDate: '2031-03-10',
};
const FOREIGNER: PersonalDataForm = {
  ...PERSON,
  nationality: 'Argentina',
  rne: 'V123456J',
  rneExpirationDate: '2030-05-01',
};
const ADDRESS: AddressForm = {
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '1578',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 35,
};

/** A customer who filled in every form and sent no document. */
async function filled(person: PersonalDataForm = PERSON) {
  const customer = await api.asRole('customer');
  const params = { id: customer.userId };
  await customer.send(savePersonalData, { params, body: person });
  await customer.send(saveAddress, { params, body: ADDRESS });
  return { customer, finish: () => customer.send(finishRegistration, { params }) };
}

// issue 4: documents belong to the registration
describe('finishing a registration without its documents', () => {
  it('is refused with each of them named, and the trace id', async () => {
    const { customer, finish } = await filled();
    const { status, body } = await finish();
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'Faltam documentos para concluir o cadastro.',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      fields: [
        { key: 'CnhFront', message: 'Envie a frente da CNH, ou o PDF da CNH digital.' },
        { key: 'CnhBack', message: 'Envie o verso da CNH.' },
        { key: 'ProofOfAddress', message: 'Envie o comprovante de residência.' },
      ],
    });
    expect((await customer.send(getLoggedUser, {})).data.registrationFinished).toBe(
      false,
    );
  });

  it('works once they have come, with the PDF of the digital CNH in place of both sides', async () => {
    const { customer, finish } = await filled();
    await send(customer, fileOf(await pdf()), 'cnh-frente');
    expect((await finish()).body.fields).toEqual([
      { key: 'ProofOfAddress', message: 'Envie o comprovante de residência.' },
    ]);
    await send(customer, fileOf(await pdf()), 'comprovante-residencia');
    expect((await finish()).data.registrationFinished).toBe(true);
  });

  it('asks a foreigner for both sides of the CRNM too, and a Brazilian no more', async () => {
    const { customer, finish } = await filled(FOREIGNER);
    await sendRequiredDocuments(customer);
    expect((await finish()).body.fields).toEqual([
      { key: 'CrnmFront', message: 'Envie a frente da CRNM, ou o PDF da CRNM digital.' },
      { key: 'CrnmBack', message: 'Envie o verso da CRNM.' },
    ]);
    await send(customer, fileOf(await pdf()), 'crnm-frente');
    expect((await finish()).status).toBe(200);
    const other = await filled(FOREIGNER);
    await other.customer.send(savePersonalData, {
      params: { id: other.customer.userId },
      body: PERSON,
    });
    await sendRequiredDocuments(other.customer);
    expect((await other.finish()).status).toBe(200);
  });

  it('asks a company for its papers, never for a license', async () => {
    const company = await api.asRole('customer', { personType: 'PJ' });
    const { body } = await company.send(finishRegistration, {
      params: { id: company.userId },
    });
    expect(body.fields?.slice(-3)).toEqual([
      { key: 'ArticlesOfAssociation', message: 'Envie o contrato social.' },
      { key: 'CnpjCard', message: 'Envie o cartão CNPJ.' },
      { key: 'ProofOfAddress', message: 'Envie o comprovante de endereço da empresa.' },
    ]);
  });

  it('takes nothing back from an account that was finished before', async () => {
    const { customer, finish } = await filled();
    const finishedAt = new Date('2026-01-05T12:00:00Z');
    await api.db
      .update(users)
      .set({ registrationFinishedAt: finishedAt })
      .where(eq(users.id, customer.userId));
    expect((await finish()).data.registrationFinished).toBe(true);
    const [account] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, customer.userId));
    expect(account?.registrationFinishedAt).toEqual(finishedAt);
  });
});
