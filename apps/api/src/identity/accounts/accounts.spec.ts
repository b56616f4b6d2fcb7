import { randomUUID } from 'node:crypto';
import {
  getLoggedUser,
  getRegistration,
  saveAddress,
  savePersonalData,
} from '@site/api-contract';
import { TEXTS } from '#platform/errors';
import { testApi } from '../../testing/api';
import {
  ADDRESS,
  COMPANY,
  PARTNERS,
  PERSON,
} from '../registration/testing/registration-forms';

const api = testApi();

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

  it('a consultant reads the rights that the account has now', async () => {
    const consultant = await api.asRole('CONSULTANT', { rights: ['desk', 'leads'] });
    expect((await consultant.send(getLoggedUser, {})).data.rights).toEqual([
      'desk',
      'leads',
    ]);
  });

  it('a visitor is asked to sign in', async () => {
    const { status, body } = await api.asAnyone().send(getLoggedUser, {});
    expect(status).toBe(401);
    expect(body.message).toBe('Sua sessão expirou, faça login novamente para continuar!');
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
        expect(call.url.replace(id, ':id')).toEqual(call.url.replace(id, ':id'));
        expect(status).toBe(404);
        expect(body.message).toEqual(TEXTS.notFound);
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
