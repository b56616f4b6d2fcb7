import { eq } from 'drizzle-orm';
import {
  cancelReturn,
  getExitQuotes,
  getKmBank,
  listReturns,
  sendOdometerReading,
} from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { dealerships } from '../../../catalog/dealerships/dealerships.table';
import { signedContract } from '../../../contracts/contracts/testing/signed-contract';
import { deliveries } from '../../../contracts/deliveries/deliveries.table';
import { HOME, NEARBY } from '../../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../../testing/api';
import { returns } from '../returns.table';
import { acts, driving, live } from '../testing/car-return';

const api = testApi();
const { slots, book, look, staff, photograph, askPin } = acts(api);
afterEach(() => api.db.update(dealerships).set({ handoversPerHour: 2 }));

const returnMails = async () =>
  (await api.mails()).filter(({ subject }) => subject.startsWith('Devolução'));

describe('leaving early', () => {
  it('is asked for nothing while stepping back is free: the page names its last day', async () => {
    const { customer, id } = await driving(api);
    const { data } = await look(customer, id);
    expect(data).toMatchObject({
      canBook: false,
      closedBy: 'desistencia',
      withdrawUntil: '2026-12-01T02:59:59.999Z',
    });
    const { status, body } = await book(customer, id, '2026-11-25', data.cost);
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Você ainda está nos 7 dias da desistência: pelo contrato, sair agora não custa nada.',
    );
    await live(api, 8, { customer, id });
    expect((await look(customer, id)).data).toMatchObject({
      canBook: true,
      closedBy: null,
      withdrawUntil: null,
    });
  });

  it('costs on each day what the exit table of the contract says for its month', async () => {
    const { customer, id } = await driving(api);
    await live(api, 353, { customer, id }); // 11/11/2027, in month 12
    const days = await slots(customer, id);
    const { data } = await customer.send(getExitQuotes, { params: { id } });
    const costOf = (month: number) => data.quotes[month - 1]?.cost;
    expect(days[0]).toMatchObject({ day: '2027-11-12', month: 12, cost: costOf(12) });
    expect(days[0]?.begins).toBeUndefined();
    expect(days.find(({ day }) => day === '2027-11-23')).toMatchObject({
      month: 13,
      cost: costOf(13),
      begins: { months: 1, cost: 2637 },
    });
    expect((await look(customer, id)).data).toMatchObject({
      isAsked: false,
      kind: 'antecipada',
      cost: costOf(12),
      endsOn: '2029-11-22',
      canBook: true,
      canCancel: false,
    });
  });

  it('is booked at the cost that was shown, told by mail, and changed until the day before', async () => {
    const { customer, id, proposalId } = await driving(api);
    await live(api, 366, { customer, id }); // 24/11/2027, in month 13
    const cost = (await slots(customer, id))[0]?.cost ?? 0;
    const { status, data } = await book(customer, id, '2027-11-25', cost);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      isAsked: true,
      state: 'ativa',
      kind: 'antecipada',
      slot: { day: '2027-11-25', time: '09:00' },
      cost,
      canCancel: true,
    });
    await book(customer, id, '2027-11-25', cost);
    await book(customer, proposalId, '2027-11-29', cost);
    const mails = await returnMails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Devolução marcada',
      'Devolução remarcada',
    ]);
    expect(mails[0]?.bodyText).toContain('25/11/2027, às 09:00');
    const sum = formatBRL(cost).replace(/\s/g, ' ');
    expect(mails[0]?.bodyText.replace(/\s+/g, ' ').split(sum)).toHaveLength(2);
    await live(api, 5, { customer, id });
    const late = await book(customer, id, '2027-12-01', cost);
    expect(late.status).toBe(409);
    expect(late.body.reason).toBe('return-unready');
  });

  it('is told with the whole sum where another month begins until that day', async () => {
    const { customer, id } = await driving(api);
    await live(api, 353, { customer, id }); // 11/11/2027, in month 12
    const day = (await slots(customer, id)).find(({ begins }) => begins);
    const { cost = 0, begins } = day ?? {};
    expect((await book(customer, id, day?.day ?? '', cost)).status).toBe(200);
    const [mail] = await returnMails();
    const [whole, exit, month] = [cost + 2637, cost, begins?.cost ?? 0].map((sum) =>
      formatBRL(sum).replace(/\s/g, ' '),
    );
    expect(mail?.bodyText.replace(/\s+/g, ' ')).toContain(
      `Sair nesse dia custa ${whole}: ${exit} de saída e ${month} da mensalidade que começa até lá.`,
    );
  });

  it('is changed without the km that an inspection read before', async () => {
    const { customer, id } = await driving(api);
    await live(api, 366, { customer, id });
    const cost = (await slots(customer, id))[0]?.cost ?? 0;
    await book(customer, id, '2027-11-25', cost);
    const before = (await look(customer, id)).data.km;
    const seller = await staff();
    await photograph(seller, id);
    await askPin(seller, id, 9000);
    const inspected = (await look(customer, id)).data;
    expect(inspected.odometerKm).toBe(9000);
    expect(inspected.km.driven).toBe(8988);
    const { data } = await book(customer, id, '2027-11-29', cost);
    expect(data.odometerKm).toBe(null);
    expect(data.km).toEqual(before);
  });

  it('is where the forecast of the km leads to', async () => {
    const { customer, id } = await driving(api);
    await live(api, 366, { customer, id });
    const read = { km: 12 + 14_000 };
    await customer.send(sendOdometerReading, { params: { id }, body: read });
    const bank = async () => (await customer.send(getKmBank, { params: { id } })).data;
    expect((await bank()).forecast).toMatchObject({ km: 41_923, extraKm: 5923 });
    const cost = (await slots(customer, id))[0]?.cost ?? 0;
    await book(customer, id, '2027-11-25', cost);
    expect(await bank()).toMatchObject({
      backOn: '2027-11-25',
      total: 13_000,
      forecast: { km: 14_038, extraKm: 1038, cost: 726.6 },
    });
    await customer.send(cancelReturn, { params: { id } });
    expect((await bank()).forecast).toMatchObject({ km: 41_923 });
  });

  it('is refused at another cost, with the one that counts', async () => {
    const { customer, id } = await driving(api);
    await live(api, 366, { customer, id });
    const cost = (await slots(customer, id))[0]?.cost ?? 0;
    const { status, body } = await book(customer, id, '2027-11-25', cost - 1);
    expect(status).toBe(409);
    expect(body.reason).toBe('terms-moved');
    expect(body.notifications).toEqual([{ key: 'Cost', message: String(cost) }]);
    expect(await api.db.select().from(returns)).toEqual([]);
  });

  it('is refused at a cost that no centavos can hold', async () => {
    const { customer, id } = await driving(api);
    await live(api, 366, { customer, id });
    const { status, body } = await book(customer, id, '2027-11-25', 1e300);
    expect(status).toBe(409);
    expect(body.reason).toBe('terms-moved');
  });

  it('ends with a click: the customer keeps the car', async () => {
    const { customer, id } = await driving(api);
    await live(api, 366, { customer, id });
    await book(customer, id, '2027-11-25', (await slots(customer, id))[0]?.cost ?? 0);
    const { data } = await customer.send(cancelReturn, { params: { id } });
    expect(data).toMatchObject({ isAsked: false, slot: null, state: 'ativa' });
    await customer.send(cancelReturn, { params: { id } });
    expect((await returnMails()).map(({ subject }) => subject)).toEqual([
      'Devolução marcada',
      'Devolução desmarcada',
    ]);
    const traces = await api.trail('return-cancelled');
    expect(traces).toMatchObject([{ personId: customer.userId }]);
  });

  it('waits for the end of the 7 days, in which leaving is free', async () => {
    const { customer, id } = await driving(api);
    const cost = (await slots(customer, id))[0]?.cost ?? 0;
    expect((await book(customer, id, '2026-11-25', cost)).body).toMatchObject({
      reason: 'return-unready',
    });
  });
});

describe('the hours of a return', () => {
  it.each([
    ['today', '2027-11-24'],
    ['a Saturday', '2027-11-27'],
    ['months ahead', '2028-06-01'],
  ])('are refused on %s', async (_, day) => {
    const { customer, id } = await driving(api);
    await live(api, 366, { customer, id });
    const quotes = (await customer.send(getExitQuotes, { params: { id } })).data.quotes;
    const month = quotes.filter(({ from }) => from <= day).at(-1);
    const { status, body } = await book(customer, id, day, month?.cost ?? 0);
    expect(status).toBe(409);
    expect(body.reason).toBe('slot-taken');
  });

  it('are none centuries ahead, at once and for a clear reason', async () => {
    const { customer, id } = await driving(api);
    const { status, body } = await book(customer, id, '9999-12-31', 1);
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        key: 'Day',
        message:
          'Confira o dia da devolução: o ano não pode ser esse. Escreva dia, mês e ano, como 09/02/1992.',
      },
    ]);
  });

  it('are those of the deliveries: an hour that one has is gone for the other', async () => {
    const { customer, id } = await driving(api);
    await live(api, 366, { customer, id });
    await api.db.update(dealerships).set({ handoversPerHour: 1 });
    const other = await signedContract(api, { choice: { dealershipId: String(HOME) } });
    await api.db
      .update(deliveries)
      .set({ slotOn: '2027-11-25', slotAt: '09:00', slotPlace: 1 })
      .where(eq(deliveries.contractId, other.contract.id));
    const [first] = await slots(customer, id);
    expect(first?.times[0]).toEqual({ time: '10:00', free: 1 });
    const refused = await book(customer, id, '2027-11-25', first?.cost ?? 0);
    expect(refused.body.reason).toBe('slot-taken');
  });

  it('around the end of the term cost nothing in its last month', async () => {
    const { customer, id } = await driving(api);
    await live(api, 1040, { customer, id }); // 28/09/2029, in month 35
    const days = await slots(customer, id, 'end');
    expect(days[0]).toMatchObject({ day: '2029-11-08', month: 36, cost: 0 });
    const { data } = await book(customer, id, '2029-11-22', 0);
    expect(data).toMatchObject({ kind: 'fim', cost: 0, canBook: true });
  });
});

describe('who sees a return', () => {
  it('is its customer and, once it is booked, its dealership; nobody else', async () => {
    const { customer, id } = await driving(api);
    await live(api, 366, { customer, id });
    const seller = await staff();
    const stranger = await api.asRole('customer');
    const away = await api.asRole('DEALER', { dealershipId: NEARBY });
    expect((await look(seller, id)).status).toBe(404);
    await book(customer, id, '2027-11-25', (await slots(customer, id))[0]?.cost ?? 0);
    expect((await look(seller, id)).data).toMatchObject({
      customerName: expect.any(String),
      customer: { email: expect.stringContaining('@') },
    });
    expect((await look(customer, id)).data.customer).toBeUndefined();
    for (const client of [stranger, away])
      expect((await look(client, id)).status).toBe(404);
    expect((await book(stranger, id, '2027-11-25', 0)).status).toBe(404);
    expect((await seller.send(listReturns, {})).data).toMatchObject({
      total: 1,
      items: [{ id, slot: { day: '2027-11-25', time: '09:00' } }],
    });
    expect((await away.send(listReturns, {})).data.items).toEqual([]);
  });

  it('is nobody before the car was handed over', async () => {
    const { customer, contract } = await signedContract(api);
    expect((await look(customer, contract.id)).status).toBe(404);
  });
});
