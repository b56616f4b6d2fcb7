import {
  finishRegistration,
  getRegistration,
  saveAddress,
  savePersonalData,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { fileOf, pdf, sendRequiredDocuments } from '../documents/testing/files';
import { send } from '../documents/testing/sent-files';
import { ADDRESS, PERSON } from './testing/registration-forms';

const api = testApi();

describe('the registration of a person', () => {
  it('is saved step by step, read back anywhere and finished', async () => {
    const customer = await api.asRole('customer', { document: '52998224725' });
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
      document: '52998224725',
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
    expect(finished.status).toBe(200);
    expect(finished.data.registrationFinished).toBe(true);
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
    expect(status).toBe(400);
    expect(body.message).toBe('Faltam dados para concluir o cadastro.');
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

  it('whose printed license ended meanwhile is asked for the digital one', async () => {
    const customer = await api.asRole('customer');
    const params = { id: customer.userId };
    await customer.send(savePersonalData, {
      params,
      body: { ...PERSON, cnhExpirationDate: '2026-11-25' },
    });
    await customer.send(saveAddress, { params, body: ADDRESS });
    await sendRequiredDocuments(customer);
    api.clock.advance(2 * DAY_MS);
    await signedInAgain(api, customer);
    const { body } = await customer.send(finishRegistration, { params });
    expect(body.fields).toEqual([
      {
        key: 'CnhFront',
        message:
          'A validade impressa na sua CNH passou. Envie o PDF da CNH digital, que mostra a validade atual.',
      },
    ]);
    const { data } = await customer.send(getRegistration, { params });
    expect(data.documents).toEqual({
      wanted: ['cnh-frente', 'comprovante-residencia'],
      missing: ['cnh-frente'],
      digitalCnh: true,
    });
    await send(customer, fileOf(await pdf(), 'cnh.pdf', 'application/pdf'));
    expect((await customer.send(finishRegistration, { params })).status).toBe(200);
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

  it('accepts the licenses that buggy validators refuse', async () => {
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
