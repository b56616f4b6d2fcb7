import { randomUUID } from 'node:crypto';
import {
  deleteSimulation,
  getProposal,
  getSimulation,
  listSimulations,
  sendProposal,
  updateBasket,
} from '@site/api-contract';
import { fileOf, pdf } from '../../../identity/documents/testing/files';
import { send } from '../../../identity/documents/testing/sent-files';
import { testApi } from '../../../testing/api';
import { baskets } from '../../simulations/baskets.table';
import { CHOICE } from '../../simulations/testing/cart';
import { proposalEvents } from '../proposal-events.table';
import { proposals } from '../proposals.table';
import {
  ORDER,
  readyCustomer,
  sentProposal,
  simulationWithBasket,
} from '../testing/ready-customer';

const api = testApi();
const SENT_BEFORE = 'Esta simulação já virou proposta. Veja na sua conta.';

describe('sending a proposal', () => {
  it('with a printed license that has ended tells the consultant to look at the digital one', async () => {
    const customer = await readyCustomer(api, {}, { cnhExpirationDate: '2026-11-20' });
    await send(customer, fileOf(await pdf(), 'cnh.pdf', 'application/pdf'));
    const { id } = await sentProposal(customer);
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(getProposal, { params: { id } });
    expect(data.history.at(-1)?.reason).toContain(
      'A validade impressa na CNH passou em 20/11/2026: confira a data na CNH digital.',
    );
  });

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
      versionSlug: 'aroeira-evolucao',
      paintName: 'Vermelho Ipê',
      term: 36,
      km: 1000,
      addOns: ['Vidros e pneus'],
      monthly: 2637,
      contractTotal: 94_932,
      paymentMethod: 'pix',
      dueDay: 10,
      income: 12_500,
      handover: { label: 'Retirada', text: 'Na loja mais perto de você' },
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
      'Carro: Aroeira Evolução 1.0 Turbo AT, Vermelho Ipê\nMensalidade: R$ 2.637,00\nPrazo: 36 meses\nKm por mês: 1.000\nOpcionais: Vidros e pneus\n',
    );
    expect(mail?.bodyText).toContain(
      `Ver minha proposta: http://localhost:8080/area-logada/propostas/${data.id}\n`,
    );
  });

  it('names itself where its simulation is read, as by who never got the answer', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer);
    const read = async () =>
      (await customer.send(getSimulation, { params: { id: simulation.id } })).data;
    expect(await read()).not.toHaveProperty('proposal');
    const { data } = await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    });
    expect((await read()).proposal).toBe(data.number);
  });

  it('tells by mail what is charged once, with its price', async () => {
    await sentProposal(await readyCustomer(api), {
      choice: { addOns: ['entrega-em-casa'] },
    });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'Opcionais: Entrega em casa\nEntrega em casa, uma vez: R$ 390,00\n',
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
    expect(status).toBe(201);
    expect(data.customerDocument).toBe('DE.M0P.J01/0001-60');
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

  it('of a company holds no income protection', async () => {
    const company = await readyCustomer(api, { personType: 'PJ' });
    const { simulation, basketId } = await simulationWithBasket(company, {}, 2);
    const [kept] = await api.db.select().from(baskets);
    if (!kept) throw new Error('no basket');
    const addOns = [{ slug: 'protecao-de-renda', name: 'Proteção de renda' }];
    await api.db.update(baskets).set({ choice: { ...kept.choice, addOns } });
    const send = (revision: number) =>
      company.send(sendProposal, {
        params: { id: simulation.id },
        body: { ...ORDER, basketId, revision },
      });
    const message =
      'Proteção de renda é só para pessoas físicas. Tire esse opcional da simulação.';
    const refused = await send(1);
    expect(refused.status).toBe(400);
    expect(refused.body.notifications).toEqual([{ key: 'AddOn', message }]);
    await company.send(updateBasket, {
      params: { id: simulation.id, basketId },
      body: { ...CHOICE, revision: 1 },
    });
    expect((await send(2)).status).toBe(201);
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

it('a proposal names what is charged once, as its price was calculated', async () => {
  const customer = await readyCustomer(api);
  const choice = { addOns: ['entrega-em-casa'] };
  const { id, monthly, term, contractTotal } = await sentProposal(customer, { choice });
  const { data } = await customer.send(getProposal, { params: { id } });
  expect(data.oneOff).toEqual([
    { key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 },
  ]);
  expect(contractTotal).toBeCloseTo(monthly * term + 390, 2);
});
