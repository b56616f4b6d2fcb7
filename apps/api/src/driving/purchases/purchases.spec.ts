import { eq } from 'drizzle-orm';
import {
  askPayment,
  askPurchase,
  bookReturn,
  contestCharge,
  getPurchase,
  getReceiptPdf,
  listPurchases,
  transferPurchase,
} from '@site/api-contract';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { auditEntries } from '#platform/security/audit.table';
import { vehicleVersions } from '../../catalog/vehicles/vehicles.table';
import { payContract } from '../../contracts/contracts/testing/signed-contract';
import { postTransaction, readLedger } from '../../contracts/ledger/ledger.repository';
import { chargeOf, isBalanced } from '../../contracts/ledger/ledger.rules';
import { balanceOf } from '../../contracts/ledger/statement.rules';
import { payNewest } from '../../payments/payments/testing/paying';
import { proposals } from '../../sales/proposals/proposals.table';
import { textOfPdf } from '../../testing/pdf-text';
import { remindOfContractEnd } from '../returns/book/remind-of-contract-end.job';
import { acts, driving, live } from '../returns/testing/car-return';
import { DAY_59_BEFORE, PRICE, purchaseSteps } from './testing/purchase-steps';

const {
  api,
  bank,
  work,
  consultant,
  nearTheEnd,
  look,
  ask,
  offer,
  reply,
  contractOf,
  subjects,
  pass,
  accepted,
} = purchaseSteps();
const act = acts(api);

describe('buying the car at the end of its contract', () => {
  it('goes from the question to the title, and ends the contract once it is paid', async () => {
    const driver = await nearTheEnd();
    const asked = (await ask(driver)).data;
    expect(asked).toMatchObject({ state: 'pedida', canAsk: false, price: null });
    expect((await ask(driver)).data.revision).toBe(asked.revision);
    const [waiting] = (await consultant().send(listPurchases, {})).data.items;
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
    const done = await consultant().send(transferPurchase, {
      params: { id: driver.id },
      body: { revision: after.revision, transferredOn: after.boughtOn ?? '' },
    });
    expect(done.data.state).toBe('transferida');
    expect((await consultant().send(listPurchases, {})).data.items).toEqual([]);
    expect(
      (await consultant().send(listPurchases, { query: { state: 'over' } })).data.items,
    ).toHaveLength(1);
    expect((await subjects()).slice(-5)).toEqual([
      'pedido para comprar o carro',
      'o preço do seu carro, até 15/10/2029',
      `falta pagar o carro, até ${formatDate(bought.dueOn ?? '')}`,
      'o carro é seu',
      'documento transferido',
    ]);
    expect(after.dealership).toMatchObject({
      name: 'Rodar Paulista',
      city: 'São Paulo',
      state: 'SP',
    });
    const [paid, moved] = (await api.mails())
      .slice(-2)
      .map(({ bodyText }) => bodyText.replace(/\s+/g, ' '));
    expect(paid).toContain(
      'a loja Rodar Paulista, em São Paulo, SP, assina a transferência com você.',
    );
    expect(paid).toContain('Loja: Rodar Paulista, em São Paulo, SP');
    expect(moved).toContain(
      `A loja Rodar Paulista, em São Paulo, SP, transferiu o documento do carro para você em ${formatDate(after.boughtOn ?? '')}.`,
    );
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
    expect(data.state).toBe('comprada');
    expect(data.boughtOn).toEqual(saoPauloDay(api.clock.now()));
    expect((await contractOf(driver)).state).toBe('encerrada');
    const receipt = await driver.customer.send(getReceiptPdf, {
      params: { id: driver.id, payment: 'pay_1' },
    });
    const note = textOfPdf(receipt.bytes).split('Nota de demonstração')[1];
    expect(note).toContain('Venda de veículo usado');
    expect(note).not.toContain('Assinatura de veículo');
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
    expect(purchase.returnOn).toBe(null);
    expect((await contractOf(driver)).carReturn).toBe(null);
    const body = { day, time: '09:00', cost };
    const book = () =>
      driver.customer.send(bookReturn, { params: { id: driver.id }, body });
    expect((await book()).body).toMatchObject({ reason: 'return-unready' });
    const given = (await reply(driver, purchase, false)).data;
    expect(given).toMatchObject({ state: 'dispensada', canAsk: true });
    expect((await contractOf(driver)).owed).toBe(0);
    expect((await book()).status).toBe(200);
    // A second request is charged under a name of its own.
    const again = await accepted(driver);
    expect(again.state).toBe('aceita');
    expect((await contractOf(driver)).owed).toBe(PRICE);
  });

  it('asks for no day of a return while the car is being bought', async () => {
    const driver = await driving(api);
    await live(api, DAY_59_BEFORE - 2, driver);
    const remind = () => remindOfContractEnd(api.ports, api.db);
    expect(await remind()).toEqual({ done: 1 }); // the end is in sight
    await pass(driver, 2);
    await accepted(driver);
    expect(await remind()).toEqual({ done: 0 });
    expect((await subjects()).filter((told) => told === 'marque a devolução')).toEqual(
      [],
    );
  });

  it('shows the list price of a new one to the consultant who makes the offer, and to no customer', async () => {
    const driver = await nearTheEnd();
    await ask(driver);
    const params = { id: driver.id };
    const seen = (await consultant().send(getPurchase, { params })).data;
    const { versionSlug } = (await contractOf(driver)).terms;
    const [version] = await api.db
      .select()
      .from(vehicleVersions)
      .where(eq(vehicleVersions.slug, versionSlug));
    expect(seen.listPrice).toBe((version?.listPriceCentavos ?? 0) / 100);
    expect((await look(driver)).data).not.toHaveProperty('listPrice');
  });

  it('waits until late bills of the contract are paid', async () => {
    const driver = await nearTheEnd();
    const offered = (await offer(driver, (await ask(driver)).data, '2029-10-15')).data;
    const late = chargeOf({
      ...{ reference: 'km:9', onDay: '2029-09-01', dueOn: '2029-09-10' },
      items: [{ item: 'km:9', account: 'revenue-km', centavos: 35_000 }],
    });
    await postTransaction(api.ports, api.db, driver.id, late);
    const { status, body } = await reply(driver, offered, true);
    expect(status).toBe(409);
    expect(body.reason).toBe('bills-late');
    expect(body.message).toBe(
      'Há contas atrasadas neste contrato. Pague antes de comprar o carro.',
    );
    const { data } = await driver.customer.send(getPurchase, {
      params: { id: driver.id },
    });
    expect(data.lateBill).toEqual({ since: '2029-09-10', amount: 350 });
  });

  it('is not contested as a bill', async () => {
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
