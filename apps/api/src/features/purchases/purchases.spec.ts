import { eq } from 'drizzle-orm';
import {
  answerPurchase,
  askPayment,
  askPurchase,
  bookReturn,
  contestCharge,
  getContract,
  getPurchase,
  listPurchases,
  offerPurchase,
  type Purchase,
  refusePurchase,
  transferPurchase,
} from '@site/contracts';
import { DAY_MS, formatDate, saoPauloDay } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { auditEntries, proposals } from '../../tables';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { payContract, signedInAgain } from '../contracts/testing/signed-contract';
import { postTransaction, readLedger } from '../ledger/ledger.repository';
import { chargeOf, creditOf, isBalanced } from '../ledger/ledger.rules';
import { balanceOf, creditIn, openItems, refundDueIn } from '../ledger/statement.rules';
import { WEBHOOK_KEY } from '../payments/testing/bank-webhook';
import { FakeBank } from '../payments/testing/fake-bank';
import { payNewest } from '../payments/testing/paying';
import { acts, driving, live } from '../returns/testing/car-return';
import { watchPurchases } from './purchases.job';

const bank = new FakeBank();
const api = testApi({
  config: { BANK_URL: 'http://bank.test', BANK_WEBHOOK_KEY: WEBHOOK_KEY },
  ports: { bank: bank.bank },
});
beforeEach(() => bank.reset());
const act = acts(api);
const work = () => watchPurchases(api.ports, api.db, []);
const PRICE = 68_500.5;

/** The car came on 23/11/2026 for 36 months: 60 days before the end is 23/09/2029. */
const DAY_59_BEFORE = 1036;

type Driver = Awaited<ReturnType<typeof driving>>;
let consultant: TestClient;

async function nearTheEnd(): Promise<Driver> {
  const driver = await driving(api);
  await live(api, DAY_59_BEFORE, driver);
  consultant = await api.asRole('CONSULTANT');
  return driver;
}

const look = ({ customer, id }: Driver) => customer.send(getPurchase, { params: { id } });
const ask = ({ customer, id }: Driver) =>
  customer.send(askPurchase, { params: { id }, body: {} });
const offer = ({ id }: Driver, { revision }: Purchase, validUntil: string) =>
  consultant.send(offerPurchase, {
    params: { id },
    body: { revision, price: PRICE, validUntil, answer: 'Preço de tabela.' },
  });
const reply = ({ customer, id }: Driver, { revision }: Purchase, accepts: boolean) =>
  customer.send(answerPurchase, { params: { id }, body: { revision, accepts } });
const contractOf = async ({ customer, id }: Driver) =>
  (await customer.send(getContract, { params: { id } })).data;
const subjects = async () =>
  (await api.mails()).map(({ subject }) => subject.replace(/^Contrato \S+ /, ''));

/** Days from the 59th before the end, with the job run after them. */
async function pass(driver: Driver, days: number) {
  api.clock.advance(days * DAY_MS);
  await signedInAgain(api, driver.customer);
  consultant = await api.asRole('CONSULTANT');
  return work();
}

async function accepted(driver: Driver): Promise<Purchase> {
  const asked = (await ask(driver)).data;
  const offered = (await offer(driver, asked, '2029-10-15')).data;
  return (await reply(driver, offered, true)).data;
}

describe('buying the car at the end of its contract', () => {
  it('goes from the question to the title, and ends the contract once it is paid', async () => {
    const driver = await nearTheEnd();
    const asked = (await ask(driver)).data;
    expect(asked).toMatchObject({ state: 'pedida', canAsk: false, price: null });
    expect((await ask(driver)).data.revision).toBe(asked.revision);
    const [waiting] = (await consultant.send(listPurchases, {})).data.items;
    expect(waiting).toMatchObject({ id: driver.id, state: 'pedida' });
    const offered = (await offer(driver, asked, '2029-10-15')).data;
    expect(offered).toMatchObject({
      state: 'oferecida',
      price: PRICE,
      validUntil: '2029-10-15',
    });
    const { data: bought } = await reply(driver, offered, true);
    expect(bought).toMatchObject({ state: 'aceita', price: PRICE });
    const owing = await contractOf(driver);
    expect(owing.owed).toBe(PRICE);
    expect(owing.purchase).toEqual({
      state: 'aceita',
      price: PRICE,
      until: bought.dueOn,
    });
    expect(await work()).toEqual({ done: 0 });
    await payContract(api, driver.id);
    const both = await Promise.all([work(), work()]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    const over = await contractOf(driver);
    expect([over.state, over.owed, over.carReturn]).toEqual([
      'encerrada',
      owing.monthly, // of the month that had begun
      null,
    ]);
    expect(over.closedAt).not.toBeNull();
    const after = (await look(driver)).data;
    expect(after.state).toBe('comprada');
    expect(after.transferUntil).toBe('2029-10-24');
    const done = await consultant.send(transferPurchase, {
      params: { id: driver.id },
      body: { revision: after.revision, transferredOn: after.boughtOn ?? '' },
    });
    expect(done.data.state).toBe('transferida');
    expect((await consultant.send(listPurchases, {})).data.items).toEqual([]);
    expect(
      (await consultant.send(listPurchases, { query: { state: 'over' } })).data.items,
    ).toHaveLength(1);
    expect((await subjects()).slice(-5)).toEqual([
      'pedido para comprar o carro',
      'o preço do seu carro, até 15/10/2029',
      `falta pagar o carro, até ${formatDate(bought.dueOn ?? '')}`,
      'o carro é seu',
      'documento transferido',
    ]);
    const trail = await api.db
      .select({ detail: auditEntries.detail })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'purchase-changed'))
      .orderBy(auditEntries.id);
    expect(trail.map(({ detail }) => detail)).toEqual([
      ...['pedida', 'oferecida', 'aceita', 'comprada', 'transferida'],
    ]);
  });

  it('is theirs as soon as the bank tells of the payment, without the job', async () => {
    const driver = await nearTheEnd();
    const { dueOn } = await accepted(driver);
    await driver.customer.send(askPayment, {
      params: { id: driver.id },
      body: { method: 'pix', dueDate: dueOn ?? '' },
    });
    expect(await payNewest(api, bank)).toBe(204);
    const { data } = await look(driver);
    expect([data.state, data.boughtOn]).toEqual([
      'comprada',
      saoPauloDay(api.clock.now()),
    ]);
    expect((await contractOf(driver)).state).toBe('encerrada');
    expect(await work()).toEqual({ done: 0 });
    expect((await subjects()).filter((one) => one === 'o carro é seu')).toHaveLength(1);
  });

  it('charges months that began, takes back those to come, and nothing for leaving or km', async () => {
    const driver = await nearTheEnd();
    await accepted(driver);
    await payContract(api, driver.id);
    await work();
    const entries = await readLedger(api.db, driver.id);
    expect(entries.every(isBalanced)).toBe(true);
    expect(balanceOf(entries, 'revenue-sale')).toBe(-6_850_050);
    expect(balanceOf(entries, 'revenue-exit')).toBe(0);
    const { plan } = await contractOf(driver);
    expect(plan.installments.map(({ status }) => status).slice(33)).toEqual([
      ...['paga', 'a_vencer', 'cancelada'],
    ]);
  });

  it('is not offered before the end is in sight, to others, or while the car comes back', async () => {
    const driver = await driving(api);
    await live(api, DAY_59_BEFORE - 3, driver);
    expect((await look(driver)).data).toMatchObject({
      state: null,
      canAsk: false,
      from: '2029-09-23',
    });
    expect((await ask(driver)).body).toMatchObject({ reason: 'purchase-unready' });
    await live(api, 3, driver);
    const stranger = await driving(api);
    const { id } = driver;
    expect((await stranger.customer.send(getPurchase, { params: { id } })).status).toBe(
      404,
    );
    expect(
      (await stranger.customer.send(askPurchase, { params: { id }, body: {} })).status,
    ).toBe(404);
    const [first] = await act.slots(driver.customer, id);
    await act.book(driver.customer, id, first?.day ?? '', first?.cost ?? 0);
    await act.photograph(await act.staff(), id);
    expect((await ask(driver)).body).toMatchObject({ reason: 'purchase-unready' });
  });

  it('takes a booked return back, and a return gives the purchase up first', async () => {
    const driver = await nearTheEnd();
    const [first] = await act.slots(driver.customer, driver.id);
    const day = first?.day ?? '';
    const cost = first?.cost ?? 0;
    await act.book(driver.customer, driver.id, day, cost);
    expect((await look(driver)).data.returnOn).toBe(day);
    const purchase = await accepted(driver);
    expect([purchase.returnOn, (await contractOf(driver)).carReturn]).toEqual([
      null,
      null,
    ]);
    const body = { day, time: '09:00', cost };
    const book = () =>
      driver.customer.send(bookReturn, { params: { id: driver.id }, body });
    expect((await book()).body).toMatchObject({ reason: 'return-unready' });
    const given = (await reply(driver, purchase, false)).data;
    expect(given).toMatchObject({ state: 'dispensada', canAsk: true });
    expect((await contractOf(driver)).owed).toBe(0);
    expect((await book()).status).toBe(200);
    // Asked anew, it is charged under a name of its own.
    const again = await accepted(driver);
    expect(again.state).toBe('aceita');
    expect((await contractOf(driver)).owed).toBe(PRICE);
  });

  it('lapses when nobody accepts, or pays, in time; what was paid of it goes back', async () => {
    const driver = await nearTheEnd();
    const asked = (await ask(driver)).data;
    const offered = (await offer(driver, asked, '2029-09-28')).data;
    expect(await pass(driver, 4)).toEqual({ done: 0 }); // 28/09
    expect(await pass(driver, 1)).toEqual({ done: 1 });
    expect((await look(driver)).data).toMatchObject({ state: 'vencida', canAsk: true });
    expect((await reply(driver, offered, true)).body).toMatchObject({
      reason: 'changed-meanwhile',
    });
    const purchase = await accepted(driver);
    await payContract(api, driver.id, 100_000);
    expect(await pass(driver, 17)).toEqual({ done: 1 });
    const over = await contractOf(driver);
    expect([over.state, over.purchase?.state]).toEqual(['ativa', 'vencida']);
    expect([over.credit, over.refundDue]).toEqual([0, 1000]);
    expect(purchase.dueOn).toBeTruthy();
    expect(
      (await subjects()).filter((one) => one === 'a oferta do carro venceu'),
    ).toHaveLength(2);
  });

  it.each([
    [
      'all of it where that is not enough for them',
      100_000,
      0,
      'Os R$ 1.000,00 que você já tinha pago foram usados nas contas vencidas deste contrato.',
    ],
    [
      'and the rest goes back',
      500_000,
      230_518,
      'Do que você já tinha pago, R$ 2.694,82 foram usados nas contas vencidas deste contrato, e R$ 2.305,18 voltam pelo mesmo caminho.',
    ],
  ])(
    'that lapses pays with its part payment what is late, and no bill of another day: %s',
    async (_what, paid, back, said) => {
      const driver = await nearTheEnd();
      await accepted(driver);
      const [late, later] = ['2029-10-10', '2029-12-10'];
      await payContract(api, driver.id, paid);
      for (const [item, dueOn, centavos] of [
        ['km:1', late, 269_482],
        ['km:2', later, 35_000],
      ] as const)
        await postTransaction(
          api.ports,
          api.db,
          driver.id,
          chargeOf({
            ...{ reference: item, onDay: '2029-09-24', dueOn, detail: { [item]: 500 } },
            items: [{ item, account: 'revenue-km', centavos }],
          }),
        );
      expect(await pass(driver, 24)).toEqual({ done: 1 });
      const entries = await readLedger(api.db, driver.id);
      expect(entries.every(isBalanced)).toBe(true);
      expect(refundDueIn(entries)).toBe(back);
      const open = openItems(entries);
      expect(open.filter(({ item }) => item === 'km:2')).toMatchObject([
        { centavos: 35_000 },
      ]);
      expect(sum(open.filter(({ dueOn }) => dueOn !== later))).toBe(
        269_482 - paid + back,
      );
      const mail = (await api.mails()).findLast(({ subject }) =>
        subject.endsWith('a oferta do carro venceu'),
      );
      expect(mail?.bodyText).toContain(said);
    },
  );

  it('gives credit back as credit, and money as money, when it comes to nothing', async () => {
    const driver = await nearTheEnd();
    const cause = { reference: 'credit:late-delivery', onDay: '2029-09-24' };
    const credit = creditOf({ ...cause, centavos: 40_000, open: [] });
    await postTransaction(api.ports, api.db, driver.id, credit);
    const purchase = await accepted(driver);
    await payContract(api, driver.id, 100_000);
    await reply(driver, purchase, false);
    const entries = await readLedger(api.db, driver.id);
    expect([creditIn(entries), refundDueIn(entries)]).toEqual([40_000, 100_000]);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'Do que você já tinha pago, R$ 1.000,00 voltam pelo mesmo caminho, e R$ 400,00 voltam a ser crédito para as próximas cobranças.',
    );
  });

  it('gives back a price that comes after it was let pass, and keeps none of it', async () => {
    const driver = await nearTheEnd();
    const purchase = await accepted(driver);
    await driver.customer.send(askPayment, {
      params: { id: driver.id },
      body: { method: 'pix', dueDate: purchase.dueOn ?? '' },
    });
    await reply(driver, purchase, false);
    const dueOn = '2029-12-10';
    const later = chargeOf({
      ...{ reference: 'km:2', onDay: '2029-09-24', dueOn, detail: { 'km:2': 500 } },
      items: [{ item: 'km:2', account: 'revenue-km', centavos: 35_000 }],
    });
    await postTransaction(api.ports, api.db, driver.id, later);
    expect(await payNewest(api, bank)).toBe(204);
    const entries = await readLedger(api.db, driver.id);
    expect([creditIn(entries), refundDueIn(entries)]).toEqual([0, 6_850_050]);
    expect(openItems(entries)).toMatchObject([{ item: 'km:2', centavos: 35_000 }]);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'A compra do carro já tinha terminado: devolvemos R$ 68.500,50.',
    );
  });

  it('is refused with a reason that the customer reads, for good', async () => {
    const driver = await nearTheEnd();
    const { revision } = (await ask(driver)).data;
    const refuse = (from: TestClient) =>
      from.send(refusePurchase, {
        params: { id: driver.id },
        body: { revision, answer: 'O modelo volta à fábrica.' },
      });
    expect((await refuse(driver.customer)).status).toBe(403);
    expect((await refuse(consultant)).data).toMatchObject({
      state: 'recusada',
      answer: 'O modelo volta à fábrica.',
      canAsk: false,
    });
    expect((await ask(driver)).body).toMatchObject({ reason: 'purchase-unready' });
    const mail = (await api.mails()).at(-1);
    expect(mail?.bodyText).toContain('O modelo volta à fábrica.');
  });

  it('names days that can be, and is answered as it was read', async () => {
    const driver = await nearTheEnd();
    const asked = (await ask(driver)).data;
    for (const day of ['2029-09-24', '2029-10-25']) {
      const { status, body } = await offer(driver, asked, day);
      expect([status, body.fields?.[0]?.key]).toEqual([400, 'ValidUntil']);
    }
    const offered = (await offer(driver, asked, '2029-10-24')).data;
    expect((await offer(driver, asked, '2029-10-24')).body).toMatchObject({
      reason: 'changed-meanwhile',
    });
    expect((await reply(driver, asked, true)).status).toBe(409);
    expect((await reply(driver, offered, true)).status).toBe(200);
  });

  it('is neither contested as a bill, nor open to who owes late bills', async () => {
    const driver = await nearTheEnd();
    await accepted(driver);
    const { status } = await driver.customer.send(contestCharge, {
      params: { id: driver.id },
      body: { item: 'purchase:1', reason: 'Não quero mais pagar por ele.' },
    });
    expect(status).toBe(400);
    const [row] = await api.db
      .select()
      .from(proposals)
      .where(eq(proposals.id, driver.proposalId));
    expect(row?.state).toBe('ativa');
  });
});
