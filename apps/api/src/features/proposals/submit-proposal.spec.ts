import { randomUUID } from 'node:crypto';
import {
  decideSharing,
  deleteSimulation,
  getProposal,
  getSharedCart,
  listProposals,
  listSimulations,
  offerSharedCart,
  requestSharing,
  sendProposal,
  SHARED_CART_TEXT,
  updateBasket,
} from '@site/contracts';
import { DAY_MS } from '@site/contracts/brazil';
import { issueAccessToken } from '../../platform/security/authentication';
import { proposalEvents, proposals } from '../../tables';
import { testApi } from '../../testing/api';
import {
  ORDER,
  readyCustomer,
  sentProposal,
  simulationWithBasket,
} from './testing/ready-customer';

const api = testApi();
const NOT_REGISTERED = 'Conclua seu cadastro para enviar a proposta.';
const SENT_BEFORE = 'Esta simulação já virou proposta. Veja na sua conta.';

describe('sending a proposal', () => {
  it('freezes choice and price, goes into analysis by itself and writes to the customer', async () => {
    const customer = await readyCustomer(api, {
      name: 'Marina Alves Prado',
      email: 'marina@exemplo.test',
      document: '52998224725',
    });
    const { simulation, basketId } = await simulationWithBasket(customer);
    const { status, data } = await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      number: expect.stringMatching(/^P-2611-\d{4}$/),
      simulationCode: simulation.code,
      state: 'em_analise',
      revision: 1,
      clientType: 1,
      customerName: 'Marina Alves Prado',
      customerDocument: '529.982.247-25',
      versionName: 'Aroeira Evolução 1.0 Turbo AT',
      paintName: 'Vermelho Ipê',
      term: 36,
      km: 1000,
      addOns: ['Vidros e pneus'],
      monthly: 2637,
      contractTotal: 94_932,
      paymentMethod: 'pix',
      dueDay: 10,
      income: 12_500,
      dealershipName: null,
      sellerName: null,
      origin: 'site',
    });
    expect(
      data.history.map(({ from, to, by, reason }) => [from, to, by, reason]),
    ).toEqual([
      ['rascunho', 'enviada', 'cliente', null],
      ['enviada', 'em_analise', 'sistema', null],
    ]);
    expect((await customer.send(getProposal, { params: { id: data.id } })).data).toEqual(
      data,
    );
    expect((await customer.send(listSimulations, {})).data).toEqual([]);
    const [mail] = await api.mails();
    expect(mail).toMatchObject({
      recipient: 'marina@exemplo.test',
      subject: `Recebemos sua proposta ${data.number}`,
    });
    expect(mail?.bodyText).toContain(
      'Carro: Aroeira Evolução 1.0 Turbo AT, Vermelho Ipê\nMensalidade: R$ 2.637,00\nPrazo: 36 meses\nKm por mês: 1.000\n',
    );
  });

  it('notes for the consultant what the credit sandbox found', async () => {
    const { id } = await sentProposal(await readyCustomer(api), {
      order: { income: 5_000 },
    });
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(getProposal, { params: { id } });
    expect(data.history.at(-1)?.reason?.replace(/\s/g, ' ')).toBe(
      'Parcela de R$ 2.637,00: 52,7% da renda mensal informada. Passa do limite de 30%.',
    );
  });

  it('of a company compares with its yearly revenue', async () => {
    const company = await readyCustomer(
      api,
      { personType: 'PJ', document: 'DEM0PJ01000160' },
      { birthdate: null, cnh: null, cnhFirstLicenseDate: null, cnhExpirationDate: null },
    );
    const { simulation, basketId } = await simulationWithBasket(company, {}, 2);
    const { status, data } = await company.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, income: 1_200_000, basketId, revision: 1 },
    });
    expect([status, data.customerDocument]).toEqual([201, 'DE.M0P.J01/0001-60']);
  });

  it('with the same Idempotency-Key answers the same and happens once', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer);
    const send = () =>
      customer.send(sendProposal, {
        params: { id: simulation.id },
        body: { ...ORDER, basketId, revision: 1 },
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const [first, second] = [await send(), await send()];
    expect(second.data).toEqual(first.data);
    expect(await api.db.select().from(proposals)).toHaveLength(1);
    expect(await api.mails()).toHaveLength(1);
  });

  it('ten times at once makes one proposal; the others are told so', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        customer.send(sendProposal, {
          params: { id: simulation.id },
          body: { ...ORDER, basketId, revision: 1 },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(SENT_BEFORE);
    expect(await api.db.select().from(proposals)).toHaveLength(1);
    expect(await api.db.select().from(proposalEvents)).toHaveLength(2);
    expect(await api.mails()).toHaveLength(1);
  });

  it('closes the simulation: it is neither edited nor removed any more', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer);
    await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    });
    const edit = {
      versionSlug: 'lira-essencial',
      paint: 'branco-nuvem',
      term: 12 as const,
      km: 500 as const,
      addOns: [],
      dealershipId: null,
      revision: 1,
    };
    expect(
      (
        await customer.send(updateBasket, {
          params: { id: simulation.id, basketId },
          body: edit,
        })
      ).body.message,
    ).toBe(SENT_BEFORE);
    expect(
      (await customer.send(deleteSimulation, { params: { id: simulation.id } })).status,
    ).toBe(409);
  });

  it('takes a cart along that was filled before signing in', async () => {
    const visitor = api.asAnyone();
    const { simulation, basketId } = await simulationWithBasket(visitor);
    const customer = await readyCustomer(api);
    const headers = { 'x-session-id': visitor.sessionId };
    expect(
      (
        await customer.send(sendProposal, {
          params: { id: simulation.id },
          body: { ...ORDER, basketId, revision: 1 },
          headers,
        })
      ).status,
    ).toBe(201);
  });
});

describe('a proposal is refused', () => {
  const attempt = async (
    customer: Awaited<ReturnType<typeof readyCustomer>>,
    change: Record<string, unknown> = {},
    clientType: 1 | 2 = 1,
  ) => {
    const { simulation, basketId } = await simulationWithBasket(customer, {}, clientType);
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
      'under 21',
      {},
      { birthdate: '2005-11-24' },
      'Para assinar é preciso ter 21 anos ou mais.',
    ],
    [
      'with less than two years of licence',
      {},
      { cnhFirstLicenseDate: '2024-11-24' },
      'Para assinar é preciso ter CNH há 2 anos ou mais.',
    ],
    [
      'with an ended licence',
      {},
      { cnhExpirationDate: '2026-11-23' },
      'Sua CNH está vencida. Atualize seus dados para enviar a proposta.',
    ],
    [
      'of a company for a person’s simulation',
      { personType: 'PJ' },
      {},
      'Esta simulação é para pessoa física, e sua conta é de empresa. Faça outra simulação.',
    ],
  ])('%s, with a notification', async (_when, columns, driver, message) => {
    const { status, body } = await attempt(await readyCustomer(api, columns, driver));
    expect([status, body.reason, body.message, body.notifications]).toEqual([
      400,
      'registration-unready',
      message,
      [{ key: 'Registration', message }],
    ]);
    expect(await api.db.select().from(proposals)).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it('of a person for a company’s simulation', async () => {
    const { body } = await attempt(await readyCustomer(api), {}, 2);
    expect(body.message).toBe(
      'Esta simulação é para empresa, e sua conta é de pessoa física. Faça outra simulação.',
    );
  });

  it('when the choice was changed in another window', async () => {
    const { status, body } = await attempt(await readyCustomer(api), { revision: 2 });
    expect([status, body.reason, body.message]).toEqual([
      409,
      'basket-changed',
      'Esta simulação mudou em outra janela. Confira a escolha e o preço antes de enviar.',
    ]);
  });

  it('when the price is older than seven days, and says until when it held', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer);
    api.clock.advance(7 * DAY_MS);
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
    const { status, body } = await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    });
    const message =
      'O preço valia até 30/11/2026. Recalcule a simulação para ver o preço de hoje.';
    expect([status, body.reason, body.message, body.notifications]).toEqual([
      409,
      'guarantee-over',
      message,
      [{ key: 'Version', message }],
    ]);
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
      'Use no máximo dois decimais.',
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
      expect([status, body.message]).toEqual([
        404,
        'Não encontramos essa simulação. Comece outra pelo carro que você quer.',
      ]);
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

describe('who gets the sale', () => {
  it.each([
    [
      'nobody without a link',
      '',
      { origin: 'site', dealershipName: null, sellerName: null },
    ],
    [
      'the dealership of the link',
      'dealerid=1',
      { origin: 'link-da-loja', dealershipName: 'Rodar Batel', sellerName: null },
    ],
    [
      'the seller who assisted, over a portal link',
      'dealerid=1&vendaassistida=PAULISTA-01',
      {
        origin: 'venda-assistida',
        dealershipName: 'Rodar Paulista',
        sellerName: 'Diego Ramos',
      },
    ],
    [
      'nobody for a made-up link',
      'dealerid=424242&vendaassistida=NADA',
      { origin: 'site', dealershipName: null, sellerName: null },
    ],
  ])('%s', async (_who, link, credit) => {
    await api.addUser({
      role: 'SELLER',
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
      name: 'Diego Ramos',
    });
    expect(await sentProposal(await readyCustomer(api), { link })).toMatchObject(credit);
  });

  it('the seller whom the customer let into the cart, over the link of another one; the history says that it was sent', async () => {
    await api.addUser({
      role: 'SELLER',
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
      name: 'Diego Ramos',
    });
    const [seller, customer] = [
      await api.asRole('SELLER', { dealershipId: 1, name: 'Vera Nunes' }),
      await readyCustomer(api),
    ];
    const { code } = (await customer.send(offerSharedCart, {})).data;
    await seller.send(requestSharing, { body: { code } });
    await customer.send(decideSharing, {
      body: {
        code: null,
        accepted: true,
        textVersion: SHARED_CART_TEXT,
        page: '/simulador/carrinho',
      },
    });
    const sent = await sentProposal(customer, {
      link: 'dealerid=5&vendaassistida=PAULISTA-01',
    });
    expect(sent).toMatchObject({
      origin: 'venda-assistida',
      dealershipName: 'Rodar Batel',
      sellerName: 'Vera Nunes',
    });
    expect((await customer.send(getSharedCart, {})).data?.history[0]).toMatchObject({
      by: 'customer',
      kind: 'sent',
      simulationCode: sent.simulationCode,
    });
  });

  it('the dealership chosen for the delivery when there is no link', async () => {
    expect(
      await sentProposal(await readyCustomer(api), { choice: { dealershipId: '5' } }),
    ).toMatchObject({ origin: 'site', dealershipName: 'Rodar Paulista' });
  });

  it('the link with which the simulation was opened, when the browser has forgotten it', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await (async () => {
      const headers = customer.headers.bind(customer);
      customer.headers = () => ({ ...headers(), 'x-attribution': 'dealerid=1' });
      const opened = await simulationWithBasket(customer);
      customer.headers = headers;
      return opened;
    })();
    const { data } = await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    });
    expect(data).toMatchObject({ origin: 'link-da-loja', dealershipName: 'Rodar Batel' });
    expect((await customer.send(listProposals, {})).data.total).toBe(1);
  });
});
