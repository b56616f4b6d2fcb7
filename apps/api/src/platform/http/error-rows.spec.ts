import { randomUUID } from 'node:crypto';
import {
  type BasketChoice,
  createBasket,
  createSimulation,
  createUser,
  getLoggedUser,
  getSimulation,
  sendProposal,
  signIn,
  updateBasket,
} from '@site/api-contract';
import {
  ORDER,
  simulationWithBasket,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { hashPassword } from '../security/passwords';

/* The ten rows of spec §8 in their order, from the side of the server: its answers are
   those of each row. The client's reactions (title, text, list, effect, rethrow) are
   tested in `catalogue.spec.ts` of @site/api-client. */
const api = testApi();
jest.setTimeout(60_000); // hashes of passwords
const PASSWORD = 'Ipe-Amarelo-2026';
const PLACE = { city: 'Curitiba', state: 'PR', latitude: -25.4284, longitude: -49.2733 };
const CHOICE: BasketChoice = {
  versionSlug: 'aroeira-evolucao',
  paint: 'vermelho-ipe',
  term: 36,
  km: 1000,
  addOns: [],
  dealershipId: null,
};

const enter = async (columns: object, password = PASSWORD) => {
  await api.addUser({
    email: 'ana@exemplo.test',
    passwordHash: await hashPassword(api.ports.config, PASSWORD),
    ...columns,
  });
  return (visitor: TestClient = api.asAnyone()) =>
    visitor.send(signIn, { body: { email: 'ana@exemplo.test', password } });
};
const simulationOf = async (visitor: TestClient) =>
  (await visitor.send(createSimulation, { body: { clientType: 1, place: PLACE } })).data
    .id;

describe('the rows of the error catalogue, as the server answers them (spec §8)', () => {
  it('1. 401 comes with the sentence about the session', async () => {
    const { status, body } = await api.asAnyone().send(getLoggedUser, {});
    expect(status).toBe(401);
    expect(body.message).toBe('Sua sessão expirou, faça login novamente para continuar!');
  });

  it('2. 404 on baskets comes with a message', async () => {
    const { status, body } = await api.asAnyone().send(updateBasket, {
      params: { id: randomUUID(), basketId: randomUUID() },
      body: { ...CHOICE, revision: 1 },
    });
    expect(status).toBe(404);
    expect(body.message).toBe(
      'Não encontramos essa simulação. Comece outra pelo carro que você quer.',
    );
  });

  it('3. 403 on authentications names MfaRequired and the account', async () => {
    const { status, body } = await (await enter({ mfaEnabled: true }))();
    expect(status).toBe(403);
    expect(body.notifications?.map(({ key }) => key)).toEqual(['MfaRequired']);
    expect(body.userId).toEqual(expect.any(String));
    expect(body.message).toMatch(/^Enviamos um código de 6 números/);
  });

  it('4. the other 403 on authentications is an e-mail that waits for confirmation', async () => {
    const { status, body } = await (await enter({ emailConfirmedAt: null }))();
    expect(status).toBe(403);
    expect(body.notifications?.map(({ key }) => key)).toEqual(['EmailPending']);
    expect(body.userId).toEqual(expect.any(String));
    expect(JSON.stringify(body)).not.toContain('MfaRequired');
  });

  it('5. 429 comes with the text of the specification and the time to wait', async () => {
    const wrong = await enter({}, 'nao-e-esta-senha');
    for (let n = 0; n < 5; n += 1) await wrong();
    const { status, body, headers } = await wrong();
    expect(status).toBe(429);
    expect(body.message).toBe(
      'Detectamos múltiplas tentativas de acesso em um curto período. Seu dispositivo está temporariamente bloqueada por 2 minutos por medidas de segurança.',
    );
    expect(headers['retry-after']).toBe('120');
  });

  it('6. 400 on baskets with notifications says each of them', async () => {
    const visitor = api.asAnyone();
    const { status, body } = await visitor.send(createBasket, {
      params: { id: await simulationOf(visitor) },
      body: { ...CHOICE, paint: 'rosa-choque', addOns: ['teto-solar'] },
    });
    expect(status).toBe(400);
    expect(body.notifications?.map(({ key }) => key)).toEqual(['Color', 'AddOn']);
    for (const { message } of body.notifications ?? []) expect(message).toMatch(/\.$/);
  });

  it('7. 400 on baskets without notifications has a message alone', async () => {
    const visitor = api.asAnyone();
    const { status, body } = await visitor.send(createBasket, {
      params: { id: await simulationOf(visitor) },
      body: CHOICE,
      headers: { 'x-api-key': '' },
    });
    expect(status).toBe(400);
    expect({ ...body, traceId: '' }).toEqual({
      message: 'Chave de API inválida.',
      traceId: '',
    });
  });

  it('8. wrong fields are listed by their keys', async () => {
    const { status, body } = await api.asAnyone().request({
      method: 'POST',
      url: `/api/v1/${createUser.path}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ document: '111.444.777-36', email: 'x' }),
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual(
      expect.arrayContaining([
        { key: 'Document', message: 'Esse CPF não existe. Confira os 11 números.' },
        { key: 'Email', message: 'Informe um e-mail válido.' },
        { key: 'Name', message: 'Informe o nome ou a razão social.' },
      ]),
    );
  });

  it('9. other notifications come with key and text', async () => {
    const customer = await api.asRole('customer');
    const { simulation, basketId } = await simulationWithBasket(customer);
    const { status, body } = await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    });
    expect(status).toBe(400);
    expect(body.fields).toBe(undefined);
    expect(body.notifications).toEqual([
      { key: 'Registration', message: 'Conclua seu cadastro para enviar a proposta.' },
    ]);
  });

  it('10. any other error has a message', async () => {
    const { status, body } = await api
      .asAnyone()
      .send(getSimulation, { params: { id: randomUUID() } });
    expect(status).toBe(404);
    expect({ ...body, traceId: '' }).toEqual({
      message: 'Não encontramos essa simulação. Comece outra pelo carro que você quer.',
      traceId: '',
    });
  });

  it('each has a trace id to show', async () => {
    const answers = [
      await api.asAnyone().send(getLoggedUser, {}),
      await api.asAnyone().send(getSimulation, { params: { id: randomUUID() } }),
    ];
    for (const { body } of answers) expect(body.traceId).toMatch(/^[0-9a-f]{32}$/);
  });
});
