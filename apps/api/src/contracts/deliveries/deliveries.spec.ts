import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  addDeliveryMilestone,
  chooseDeliverySlot,
  getDelivery,
  getProposal,
  listDeliveries,
  listDeliverySlots,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { signedInAgain } from '../contracts/testing/signed-contract';
import { deliveries, deliveryMilestones } from './deliveries.table';
import { releaseDelivery } from './prepare/reserve-stock';
import {
  approvedProposal,
  HOME,
  moveTo,
  NEARBY,
  paidContract,
  setStock,
  sign,
  signedContract,
  stockAt,
} from './testing/signed-contract';

// 23/11/2026 is a Monday.
const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 2 }));
afterEach(() => api.db.update(dealerships).set({ handoversPerHour: 2 }));

const look = (client: TestClient, id: string) =>
  client.send(getDelivery, { params: { id } });
const choose = (client: TestClient, id: string, day: string, time = '09:00') =>
  client.send(chooseDeliverySlot, { params: { id }, body: { day, time } });
const daysOf = async (client: TestClient, id: string) =>
  (await client.send(listDeliverySlots, { params: { id } })).data.days;
/** Mails of deliveries, in their order. */
const deliveryMails = async () =>
  (await api.mails()).filter(({ subject }) => /entrega|carro/i.test(subject));

describe('the stock of a signed contract', () => {
  it('is taken from its dealership, and promised by the days of the quote', async () => {
    const { customer, id } = await signedContract(api);
    const { status, data } = await look(customer, id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      source: 'stock',
      promisedOn: '2026-12-02',
      state: 'contrato_assinado',
      slot: null,
      canChooseSlot: false,
      late: null,
      today: '2026-11-23',
    });
    api.clock.advance(DAY_MS);
    const dayAfter = await look(await signedInAgain(api, customer), id);
    expect(dayAfter.data.today).toBe('2026-11-24');
    expect(data.milestones.map(({ kind }) => kind)).toEqual([
      'faturado',
      'emplacado',
      'pronto',
    ]);
    expect(await stockAt(api, HOME)).toBe(1);
  });

  it('comes from a dealership nearby when its own has none', async () => {
    await setStock(api, { [NEARBY]: 1 });
    const { customer, id } = await signedContract(api);
    expect((await look(customer, id)).data.source).toBe('transfer');
    expect(await stockAt(api, NEARBY)).toBe(0);
  });

  it('names that dealership to the one that hands the car over, not to the customer', async () => {
    const { customer: own, ...inYard } = await signedContract(api);
    await setStock(api, { [NEARBY]: 1 });
    const { customer, id, proposalId, contract } = await signedContract(api);
    const [nearby] = await api.db
      .select()
      .from(dealerships)
      .where(eq(dealerships.id, NEARBY));
    const dealer = await api.asRole('DEALER', { dealershipId: HOME });
    const proposalOf = async (client: TestClient, of: string) =>
      (await client.send(getProposal, { params: { id: of } })).data;
    const namedTo = async (client: TestClient, of = { id, proposalId }) => [
      (await look(client, of.id)).data.carFrom,
      (await proposalOf(client, of.proposalId)).carFrom,
    ];
    expect(await namedTo(dealer)).toEqual([nearby?.name, nearby?.name]);
    expect(await namedTo(customer)).toEqual([undefined, undefined]);
    await api.db.transaction((tx) => releaseDelivery(api.ports, tx, contract));
    expect(await namedTo(dealer)).toEqual([undefined, undefined]);
    expect(await namedTo(dealer, inYard)).toEqual([undefined, undefined]);
    expect(await namedTo(own, inYard)).toEqual([undefined, undefined]);
  });

  it('goes once: the next contract becomes an order, keeps its promise and is told', async () => {
    await setStock(api, { [HOME]: 1 });
    const [first, second] = [await approvedProposal(api), await approvedProposal(api)];
    const [one, other] = [await sign(api, first), await sign(api, second)];
    expect((await look(one.customer, one.id)).data.source).toBe('stock');
    const { data } = await look(other.customer, other.id);
    expect(data).toMatchObject({ source: 'order', promisedOn: '2026-12-02' });
    expect(data.milestones).toHaveLength(6);
    const mails = await deliveryMails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Seu carro vem da fábrica, e o prazo continua',
    ]);
    expect(mails[0]?.bodyText).toContain('até 02/12/2026');
  });

  it('is one car for one of five that sign at once', async () => {
    await setStock(api, { [HOME]: 5 });
    const signing = Array.from({ length: 5 }, () => signedContract(api));
    await Promise.all(signing);
    expect(await stockAt(api, HOME)).toBe(0);
    expect(await api.db.select().from(deliveries)).toHaveLength(5);
  });

  it('is given back once when the contract ends before the handover, with its slot', async () => {
    const { customer, id, contract } = await paidContract(api);
    await choose(customer, id, '2026-11-25');
    for (let n = 0; n < 2; n += 1)
      await api.db.transaction((tx) => releaseDelivery(api.ports, tx, contract));
    expect(await stockAt(api, HOME)).toBe(2);
    const [row] = await api.db.select().from(deliveries);
    expect(row?.slotOn).toBe(null);
    expect(row?.slotPlace).toBe(null);
    expect((await choose(customer, id, '2026-11-26')).body).toMatchObject({
      message: 'Este contrato foi encerrado antes da entrega.',
      reason: 'delivery-unready',
    });
  });
});

describe('the slots of a delivery', () => {
  it('are offered once it is paid, from two business days on', async () => {
    const { customer, id, proposalId } = await signedContract(api);
    expect(await daysOf(customer, id)).toEqual([]);
    expect((await choose(customer, id, '2026-11-25')).body).toMatchObject({
      message: 'Você escolhe o dia da entrega depois de pagar a primeira mensalidade.',
      reason: 'delivery-unready',
    });
    await moveTo(api, proposalId, 'pagamento_confirmado', 'system');
    const [first] = await daysOf(customer, id);
    expect(first?.day).toBe('2026-11-25');
    expect(first?.times).toHaveLength(9);
    expect(first?.times[0]).toEqual({ time: '09:00', free: 2 });
  });

  it('wait for the car that is ordered', async () => {
    await setStock(api, {});
    const { customer, id, proposalId } = await paidContract(api);
    expect(await daysOf(customer, id)).toEqual([]);
    expect((await choose(customer, id, '2026-11-25')).body.message).toContain(
      'Seu carro vem da fábrica.',
    );
    const isToCome = async () =>
      (await customer.send(getProposal, { params: { id: proposalId } })).data.isCarToCome;
    expect(await isToCome()).toBe(true);
    const arrival = { kind: 'na_loja', onDay: '2026-11-23' } as const;
    await api.db
      .insert(deliveryMilestones)
      .values({ contractId: id, ...arrival, notedAt: api.clock.now() });
    expect(await isToCome()).toBeUndefined();
    expect(await daysOf(customer, id)).not.toEqual([]);
  });

  it('are taken by the customer: the proposal is on and a mail says when and where', async () => {
    const { customer, id, proposalId } = await paidContract(api);
    const { status, data } = await choose(customer, id, '2026-11-26', '14:00');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'entrega_agendada',
      slot: { day: '2026-11-26', time: '14:00' },
    });
    const [row] = await api.db
      .select()
      .from(proposals)
      .where(eq(proposals.id, proposalId));
    expect(row?.state).toBe('entrega_agendada');
    const shown = await customer.send(getProposal, { params: { id: proposalId } });
    expect(shown.data.deliverySlot).toEqual({ day: '2026-11-26', time: '14:00' });
    const mail = (await deliveryMails()).at(-1);
    expect(mail?.subject).toBe('Entrega marcada');
    expect(mail?.bodyText).toContain('Dia e hora: 26/11/2026, às 14:00');
    expect(mail?.bodyText).toContain('Loja: Rodar Paulista, em São Paulo, SP');
  });

  it('change until the day before, with a mail each, and none for the same again', async () => {
    const { customer, id } = await paidContract(api);
    await choose(customer, id, '2026-11-26');
    const before = (await deliveryMails()).length;
    await choose(customer, id, '2026-11-26');
    expect((await deliveryMails()).length).toBe(before);
    expect((await choose(customer, id, '2026-11-30', '10:00')).data.slot).toEqual({
      day: '2026-11-30',
      time: '10:00',
    });
    expect((await deliveryMails()).at(-1)?.subject).toBe('Entrega remarcada');
    api.clock.advance(7 * DAY_MS);
    const later = await signedInAgain(api, customer);
    const { status, body } = await choose(later, id, '2026-12-02');
    expect(status).toBe(409);
    expect(body.message).toBe(
      'A entrega é hoje. Para mudar, ligue para a loja: (11) 3000-0005.',
    );
  });

  it.each([
    ['before the first day', '2026-11-24', '09:00'],
    ['on a Saturday', '2026-11-28', '09:00'],
    ['after closing', '2026-11-25', '18:00'],
    ['months ahead', '2027-03-01', '09:00'],
  ])('are refused %s', async (_, day, time) => {
    const { customer, id } = await paidContract(api);
    const { status, body } = await choose(customer, id, day, time);
    expect(status).toBe(409);
    expect(body.reason).toBe('slot-taken');
  });

  it('have a last place that goes to one of two at once', async () => {
    await setStock(api, { [HOME]: 3 });
    await api.db
      .update(dealerships)
      .set({ handoversPerHour: 1 })
      .where(eq(dealerships.id, HOME));
    const [one, other] = [await paidContract(api), await paidContract(api)];
    const answers = await Promise.all(
      [one, other].map(({ customer, id }) => choose(customer, id, '2026-11-25')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Esse horário não está mais livre. Escolha outro.',
      reason: 'slot-taken',
    });
    const [first] = await daysOf(other.customer, other.id);
    expect(first?.times.map(({ time }) => time)).toHaveLength(
      answers[1]?.status === 200 ? 9 : 8,
    );
  });

  it('give one effect and one answer to a double click', async () => {
    const { customer, id } = await paidContract(api);
    const key = randomUUID();
    const click = () =>
      customer.send(chooseDeliverySlot, {
        params: { id },
        body: { day: '2026-11-25', time: '09:00' },
        headers: { 'idempotency-key': key },
      });
    const first = await click();
    expect((await click()).body).toEqual(first.body);
    const mails = await deliveryMails();
    expect(mails.filter(({ subject }) => subject === 'Entrega marcada')).toHaveLength(1);
  });
});

describe('who sees a delivery', () => {
  it('is its customer, its dealership and the consultants, by contract or proposal', async () => {
    const { customer, id, proposalId } = await paidContract(api);
    const dealer = await api.asRole('DEALER', { dealershipId: HOME });
    const seller = await api.asRole('SELLER', { dealershipId: HOME });
    const consultant = await api.asRole('CONSULTANT');
    for (const client of [customer, dealer, seller, consultant])
      for (const named of [id, proposalId])
        expect((await look(client, named)).data.id).toBe(id);
    const { data } = await look(dealer, id);
    expect(data).toMatchObject({
      customerName: 'Rita Lemos',
      customer: { phone: '41998765432' },
    });
    expect((await look(customer, id)).data.customer).toBeUndefined();
  });

  it('is each seller of the dealership, who hands over what a colleague sold and reads no proposal of theirs', async () => {
    const { id, proposalId } = await paidContract(api);
    const sold = await api.asRole('SELLER', { dealershipId: HOME });
    await api.db
      .update(proposals)
      .set({ sellerId: sold.userId })
      .where(eq(proposals.id, proposalId));
    const colleague = await api.asRole('SELLER', { dealershipId: HOME });
    const foreign = await api.asRole('SELLER', { dealershipId: NEARBY });
    const listed = async (client: TestClient) =>
      (await client.send(listDeliveries, { query: {} })).data.items.map((one) => one.id);
    const body = { kind: 'faturado', onDay: '2026-11-23' } as const;
    const note = async (client: TestClient) =>
      (await client.send(addDeliveryMilestone, { params: { id }, body })).status;
    const proposal = async (client: TestClient) =>
      (await client.send(getProposal, { params: { id: proposalId } })).status;
    expect(await listed(sold)).toEqual([id]);
    expect(await listed(colleague)).toEqual([id]);
    expect(await listed(foreign)).toEqual([]);
    expect(await note(foreign)).toBe(404);
    expect(await note(colleague)).toBe(200);
    expect(await proposal(sold)).toBe(200);
    expect(await proposal(colleague)).toBe(404);
  });

  it('is nobody else: another customer and another dealership get 404', async () => {
    const { id } = await paidContract(api);
    const others = [
      await api.asRole('customer'),
      await api.asRole('DEALER', { dealershipId: NEARBY }),
      await api.asRole('SELLER', { dealershipId: NEARBY }),
    ];
    for (const client of others) expect((await look(client, id)).status).toBe(404);
    expect((await choose(await api.asRole('customer'), id, '2026-11-25')).status).toBe(
      404,
    );
    expect((await look(await api.asRole('customer'), randomUUID())).status).toBe(404);
  });

  it('reads the list of its dealership, the earliest promise first, page by page', async () => {
    await setStock(api, { [HOME]: 2 });
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await signedContract(api)).id);
    const dealer = await api.asRole('DEALER', { dealershipId: HOME });
    const first = await dealer.send(listDeliveries, { query: { limit: '2' } });
    expect(first.data.total).toBe(3);
    expect(first.data.items.map(({ customerName }) => customerName)).toEqual([
      'Rita Lemos',
      'Rita Lemos',
    ]);
    const rest = await dealer.send(listDeliveries, {
      query: { limit: '2', cursor: first.data.nextCursor ?? '' },
    });
    expect(
      [...first.data.items, ...rest.data.items].map((item) => item.id).sort(),
    ).toEqual(ids.sort());
    const promises = [...first.data.items, ...rest.data.items].map(
      ({ promisedOn }) => promisedOn,
    );
    expect(promises).toEqual([...promises].sort());
    const other = await api.asRole('DEALER', { dealershipId: NEARBY });
    expect((await other.send(listDeliveries, {})).data.items).toEqual([]);
    expect(
      (await dealer.send(listDeliveries, { query: { stage: 'handed-over' } })).data.items,
    ).toEqual([]);
  });
});
