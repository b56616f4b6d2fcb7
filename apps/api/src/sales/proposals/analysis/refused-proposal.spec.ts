import { randomUUID } from 'node:crypto';
import { sendProposal } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { DEFAULT_PLACE } from '@site/api-contract/pricing';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../../testing/api';
import { proposals } from '../proposals.table';
import { ORDER, readyCustomer, simulationWithBasket } from '../testing/ready-customer';

const api = testApi();
const NOT_REGISTERED = 'Conclua seu cadastro para enviar a proposta.';

describe('a proposal is refused', () => {
  const attempt = async (
    customer: Awaited<ReturnType<typeof readyCustomer>>,
    change: Record<string, unknown> = {},
  ) => {
    const { simulation, basketId } = await simulationWithBasket(customer);
    return customer.request({
      method: 'POST',
      url: `/api/v1/simulations/${simulation.id}/headers-with-payments`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...ORDER, basketId, revision: 1, ...change }),
    });
  };

  it.each<
    [
      string,
      Parameters<typeof readyCustomer>[1],
      Parameters<typeof readyCustomer>[2],
      string,
    ]
  >([
    [
      'before the registration is finished',
      { registrationFinishedAt: null },
      {},
      NOT_REGISTERED,
    ],
    [
      'with a printed license that has ended, without the digital one',
      {},
      { cnhExpirationDate: '2026-11-23' },
      'A validade impressa na sua CNH passou. Envie o PDF da CNH digital em Documentos para enviar a proposta.',
    ],
    [
      'of a company for a person’s simulation',
      { personType: 'PJ' },
      {},
      'Esta simulação é para pessoa física, e sua conta é de empresa. Faça outra simulação.',
    ],
  ])('%s, with a notification', async (_when, columns, driver, message) => {
    const { status, body } = await attempt(await readyCustomer(api, columns, driver));
    expect(status).toBe(400);
    expect(body.reason).toBe('registration-unready');
    expect(body.message).toEqual(message);
    expect(body.notifications).toEqual([{ key: 'Registration', message }]);
    expect(await api.db.select().from(proposals)).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it('when the choice was changed in another window', async () => {
    const { status, body } = await attempt(await readyCustomer(api), { revision: 2 });
    expect(status).toBe(409);
    expect(body.reason).toBe('basket-changed');
    expect(body.message).toBe(
      'Esta simulação mudou em outra janela. Confira a escolha e o preço antes de enviar.',
    );
  });

  it('when the price is older than seven days, and says until when it held', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer);
    api.clock.advance(7 * DAY_MS);
    await signedInAgain(api, customer);
    const { status, body } = await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    });
    const message =
      'O preço valia até 30/11/2026. Recalcule a simulação para ver o preço de hoje.';
    expect(status).toBe(409);
    expect(body.reason).toBe('guarantee-over');
    expect(body.message).toEqual(message);
    expect(body.notifications).toEqual([{ key: 'Version', message }]);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'without a way to pay',
      { paymentMethod: 'dinheiro' },
      'PaymentMethod',
      'Escolha como pagar.',
    ],
    ['with due day 31', { dueDay: 31 }, 'DueDay', 'Escolha o dia do vencimento.'],
    ['without income', { income: 0 }, 'Income', 'Informe a renda.'],
    ['with a negative income', { income: -5 }, 'Income', 'Informe a renda.'],
    [
      'with an income beyond reason',
      { income: 1e300 },
      'Income',
      'Confira a renda: passa de R$ 1 bilhão.',
    ],
    [
      'with three decimals',
      { income: 1000.001 },
      'Income',
      'Use no máximo duas casas depois da vírgula.',
    ],
    [
      'without having read the summary',
      { acceptedSummary: false },
      'AcceptedSummary',
      'Leia o resumo e confirme para enviar.',
    ],
    ['with a price of its own', { monthly: 1 }, 'monthly', 'Campo desconhecido.'],
    ['with a state of its own', { state: 'aprovada' }, 'state', 'Campo desconhecido.'],
  ])('%s', async (_how, change, key, message) => {
    const { status, body } = await attempt(await readyCustomer(api), change);
    expect(status).toBe(400);
    expect(body.fields).toContainEqual({ key, message });
  });

  describe('of the place that the list shows to everybody', () => {
    const CURITIBA = { city: 'Curitiba', stateId: 41 };
    const SAO_PAULO = { city: 'São Paulo', stateId: 35 };

    const sendFor = async (address: typeof CURITIBA, { isAccepted = false } = {}) => {
      const customer = await readyCustomer(api, {}, address);
      const { simulation, basketId } = await simulationWithBasket(
        customer,
        { dealershipId: '1' },
        1,
        DEFAULT_PLACE,
      );
      return customer.send(sendProposal, {
        params: { id: simulation.id },
        body: {
          ...ORDER,
          basketId,
          revision: 1,
          acceptedPlace: isAccepted || undefined,
        },
      });
    };

    it('from an address elsewhere, and says that nobody chose it', async () => {
      const { status, body } = await sendFor(CURITIBA);
      const message =
        'Esta simulação foi feita para São Paulo, SP, que ninguém escolheu. Diga onde você quer o carro e envie de novo.';
      expect(status).toBe(400);
      expect(body.reason).toBe('place-unchosen');
      expect(body.message).toEqual(message);
      expect(body.fields).toEqual([{ key: 'AcceptedPlace', message }]);
      expect(await api.db.select().from(proposals)).toEqual([]);
    });

    it('but not once the customer said that it is there', async () => {
      expect((await sendFor(CURITIBA, { isAccepted: true })).status).toBe(201);
    });

    it('but not from an address in that city', async () => {
      expect((await sendFor(SAO_PAULO)).status).toBe(201);
    });
  });

  it('for somebody else’s simulation or basket, like one that does not exist', async () => {
    const [owner, thief] = [await readyCustomer(api), await readyCustomer(api)];
    const theirs = await simulationWithBasket(owner);
    const own = await simulationWithBasket(thief);
    const pairs = [
      [theirs.simulation.id, theirs.basketId],
      [own.simulation.id, theirs.basketId],
      [randomUUID(), randomUUID()],
    ] as const;
    for (const [id, basketId] of pairs) {
      const { status, body } = await thief.send(sendProposal, {
        params: { id },
        body: { ...ORDER, basketId, revision: 1 },
      });
      expect(status).toBe(404);
      expect(body.message).toBe(
        'Não encontramos essa simulação. Comece outra pelo carro que você quer.',
      );
    }
  });

  it('by visitors with 401 and by staff with 403', async () => {
    const visitor = api.asAnyone();
    const { simulation, basketId } = await simulationWithBasket(visitor);
    const request = {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    };
    expect((await visitor.send(sendProposal, request)).status).toBe(401);
    for (const role of ['DEALER', 'SELLER', 'CONSULTANT'] as const)
      expect((await (await api.asRole(role)).send(sendProposal, request)).status).toBe(
        403,
      );
  });
});
