import {
  askPayment as askCard,
  choosePreparedBills,
  getContract,
  removeCard,
  startAutomatic,
  startCard,
  withdrawContract,
} from '@site/contracts';
import { addDays, DAY_MS, type IsoDate } from '@site/contracts/brazil';
import { bankPayments, paymentCards, paymentCharges } from '../../../tables';
import { signedContract, signedInAgain } from '../../contracts/testing/signed-contract';
import { postTransaction } from '../../ledger/ledger.repository';
import { chargeOf } from '../../ledger/ledger.rules';
import { chargeAutomatically } from '../automatic/automatic.job';
import { prepareBills } from '../bills/prepared-bills.job';
import { remindOfBills } from '../dunning/reminders.job';
import { apiWithBank } from '../testing/api-with-bank';
import { tellOf } from '../testing/bank-webhook';
import { askToPay, openBill, paymentsOf, payNewest } from '../testing/paying';
import { chargeSavedCards } from './saved-cards.job';

const { api, fake } = apiWithBank();

type Signed = Awaited<ReturnType<typeof signedContract>>;
const CARD = { token: 'card_tok', brand: 'Visa', last4: '1111', expiry: '12/30' };
const DUE: IsoDate = '2026-12-10';
const work = () => chargeSavedCards(api.ports, api.db);
const subjects = async () => (await api.mails()).map(({ subject }) => subject);
const count = async (start: string) =>
  (await subjects()).filter((subject) => subject.startsWith(start)).length;
const effects = (what: string) =>
  new Set(fake.asked.filter((asked) => asked.what === what).map(({ key }) => key)).size;
const newestCharge = () => [...fake.charges.values()].at(-1);
const tellKept = async (card: object = CARD) => {
  const cards = await api.db.select().from(paymentCards).orderBy(paymentCards.createdAt);
  const reference = cards.findLast(({ state }) => state !== 'active')?.id;
  return tellOf(api, 'card.kept', { reference, card });
};
const tellDeclined = (reason = 'cartao_recusado') =>
  tellOf(api, 'charge.declined', {
    chargeId: newestCharge()?.id,
    reference: newestCharge()?.reference,
    reason,
  });
const paidBy = async ({ customer, contract }: Signed) =>
  (await customer.send(getContract, { params: { id: contract.id } })).data.paidBy;
const daysOn = async (days: number, { customer }: Signed) => {
  api.clock.advance(days * DAY_MS);
  await signedInAgain(api, customer);
};

/** The first bill paid with a card that is kept, and a bill that falls due on `DUE`. */
async function withCard() {
  const signed = await signedContract(api);
  const { customer, contract } = signed;
  await customer.send(startCard, { params: { id: contract.id } });
  await tellKept();
  await askToPay(signed, 'pix');
  await payNewest(api, fake);
  await postTransaction(
    api.ports,
    api.db,
    contract.id,
    chargeOf({
      reference: 'charge:2',
      onDay: addDays(DUE, -10),
      dueOn: DUE,
      items: [{ item: 'installment:2', account: 'revenue-monthly', centavos: 263_700 }],
    }),
  );
  return signed;
}
/** The same on the day on which that bill falls due, asked of the bank. */
async function charged() {
  const signed = await withCard();
  await daysOn(17, signed);
  await work();
  return signed;
}

describe('a saved card', () => {
  it('is kept with the payment that its owner agreed to, as token and last digits', async () => {
    const signed = await signedContract(api);
    const keep = (keepCard?: boolean) =>
      signed.customer.send(askCard, {
        params: { id: signed.contract.id },
        body: { method: 'cartao', ...(keepCard !== undefined && { keepCard }) },
      });
    expect(openBill((await keep()).data).charges[0]?.keepsCard).toBe(false);
    expect(openBill((await keep(true)).data).charges[0]?.keepsCard).toBe(true);
    expect(openBill((await keep()).data).charges[0]?.keepsCard).toBe(true);
    expect(fake.canceled).toHaveLength(1);
    expect(effects('card')).toBe(2);
    // The news of the card comes first, and twice.
    await tellKept();
    await tellOf(api, 'card.kept', {
      reference: (await api.db.select().from(paymentCards))[0]?.id,
      card: { ...CARD, token: 'another' },
    });
    await payNewest(api, fake);
    const { card, bill, nextBillsBy } = await paymentsOf(signed);
    expect(card.kept).toMatchObject({ brand: 'Visa', last4: '1111', expiry: '12/30' });
    expect([bill, nextBillsBy]).toEqual([null, 'cartao-salvo']);
    expect(JSON.stringify(card)).not.toContain(CARD.token);
    expect(await count('Cartão salvo')).toBe(1);
  });

  it('is awaited when the payment came before it', async () => {
    const signed = await signedContract(api);
    const params = { id: signed.contract.id };
    const body = { method: 'cartao' as const, keepCard: true };
    await signed.customer.send(askCard, { params, body });
    const awaited = async () => (await paymentsOf(signed)).card.awaited;
    expect(await awaited()).toBe(false);
    await payNewest(api, fake);
    expect(await awaited()).toBe(true);
    await tellKept();
    expect(await awaited()).toBe(false);
  });

  it('is not kept when its owner changed their mind before typing it', async () => {
    const signed = await signedContract(api);
    const params = { id: signed.contract.id };
    const body = { method: 'cartao' as const };
    await signed.customer.send(askCard, { params, body: { ...body, keepCard: true } });
    await signed.customer.send(askCard, { params, body: { ...body, keepCard: false } });
    await tellKept();
    expect((await paymentsOf(signed)).card.kept).toBeNull();
    await work();
    expect([...fake.removedCards]).toEqual([CARD.token]);
  });

  it('pays each bill on its due day, once, with any number of processes', async () => {
    const signed = await withCard();
    await work();
    expect(effects('card-again')).toBe(0);
    await daysOn(17, signed);
    await Promise.all([work(), work()]);
    await work();
    expect(effects('card-again')).toBe(1);
    expect(await remindOfBills(api.ports, api.db)).toEqual({ done: 0 });
    await payNewest(api, fake, { paymentId: 'pay_2' });
    await payNewest(api, fake, { paymentId: 'pay_2' });
    await work();
    expect(effects('card-again')).toBe(1);
    const { bill, payments } = await paymentsOf(signed);
    expect([bill, payments[0]?.method, payments.length]).toEqual([
      null,
      'cartao-salvo',
      2,
    ]);
  });

  it('is announced once, three days before, with card, day and amount', async () => {
    const remind = () => remindOfBills(api.ports, api.db);
    const signed = await withCard();
    await daysOn(13, signed);
    expect(await remind()).toEqual({ done: 0 });
    await daysOn(1, signed);
    const both = await Promise.all([remind(), remind()]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    const told = (await api.mails()).filter(({ subject }) =>
      subject.startsWith('Em 10/12/2026 cobramos no cartão: mensalidade 2 de'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.bodyText).toMatch(
      /Em 10\/12\/2026 cobramos R\$\s2\.637,00 no cartão Visa final 1111/,
    );
    await daysOn(2, signed);
    expect(await remind()).toEqual({ done: 0 });
  });

  it('is charged once by a bank that broke off, and without a fine for our delay', async () => {
    const signed = await withCard();
    await daysOn(17, signed);
    fake.away = 'after';
    await work();
    fake.away = null;
    await daysOn(3, signed);
    await work();
    expect(effects('card-again')).toBe(1);
    await payNewest(api, fake, { paymentId: 'pay_2' });
    expect((await paymentsOf(signed)).bill).toBeNull();
  });

  it('that is refused is tried every second day, then a single Pix is offered once', async () => {
    const signed = await charged();
    for (const tries of [1, 2, 3, 4]) {
      expect(effects('card-again')).toBe(tries);
      expect(await count('O cartão não passou')).toBe(0);
      await tellDeclined();
      await work();
      await chargeAutomatically(api.ports, api.db);
      await daysOn(1, signed);
      await work();
      expect(effects('card-again')).toBe(tries);
      await daysOn(1, signed);
      await work();
    }
    await work();
    expect(effects('card-again')).toBe(4);
    expect(await count('O cartão não passou')).toBe(1);
    // Told on the day of the first refusal, before any fine.
    const told = (await api.mails()).filter(({ subject }) =>
      subject.startsWith('Tentamos o cartão de novo'),
    );
    expect(told.map(({ subject }) => subject)).toEqual([
      'Tentamos o cartão de novo em 12/12/2026: mensalidade 2 de 36',
    ]);
    expect(told[0]?.bodyText).toContain('O banco recusou o cartão salvo.');
    expect(told[0]?.bodyText).toContain('pague agora com um Pix avulso');
    const { charges, lateCharges } = openBill(await paymentsOf(signed));
    expect(charges).toMatchObject([{ method: 'cartao-salvo', state: 'declined' }]);
    // A later try asks for the fine, too.
    expect(newestCharge()?.centavos).toBeGreaterThan(263_700);
    expect(lateCharges).toBeGreaterThan(0);
    expect(await remindOfBills(api.ports, api.db)).toEqual({ done: 1 });
  });

  it.each(['cartao_vencido', 'nao_reconhecida'])(
    'is not tried again for %s',
    async (reason) => {
      const signed = await charged();
      await tellDeclined(reason);
      await daysOn(2, signed);
      await work();
      expect(effects('card-again')).toBe(1);
      expect(await count('O cartão não passou')).toBe(1);
    },
  );

  it('whose bank asks is confirmed at its page, told by mail once', async () => {
    const signed = await charged();
    const told = {
      chargeId: newestCharge()?.id,
      reference: newestCharge()?.reference,
      url: 'http://localhost:4300/cartao/cs_1',
    };
    await tellOf(api, 'charge.challenged', told);
    await tellOf(api, 'charge.challenged', told);
    expect(await count('Confirme no banco')).toBe(1);
    expect(openBill(await paymentsOf(signed)).charges).toMatchObject([
      { state: 'open', card: { url: told.url } },
    ]);
    await daysOn(2, signed);
    await work();
    await payNewest(api, fake, { paymentId: 'pay_2' });
    await tellOf(api, 'charge.challenged', told);
    expect((await paymentsOf(signed)).bill).toBeNull();
    expect(await count('Confirme no banco')).toBe(1);
  });

  it('that nobody confirms in time is given up at the bank, and a Pix is offered', async () => {
    const signed = await charged();
    const { id: chargeId, reference } = newestCharge() ?? {};
    const url = 'http://localhost:4300/cartao/cs_1';
    await tellOf(api, 'charge.challenged', { chargeId, reference, url });
    await daysOn(3, signed);
    await work();
    await work();
    expect(fake.canceled).toEqual([chargeId]);
    expect(await count('O cartão não passou')).toBe(1);
    expect(effects('card-again')).toBe(1);
  });

  it('is changed on line: the newer one takes over, the older one is gone at the bank', async () => {
    const signed = await charged();
    await tellDeclined();
    const params = { id: signed.contract.id };
    const { data } = await signed.customer.send(startCard, { params });
    expect(data.card.url).toMatch(/^http/);
    expect((await signed.customer.send(startCard, { params })).data.card.url).toBe(
      data.card.url,
    );
    await tellKept({ ...CARD, token: 'card_new', last4: '4444' });
    expect((await paymentsOf(signed)).card).toMatchObject({ kept: { last4: '4444' } });
    await daysOn(2, signed);
    await work();
    expect([...fake.removedCards]).toEqual([CARD.token]);
    // The try that was to come is taken from the new card.
    expect(effects('card-again')).toBe(2);
    const rows = await api.db.select().from(paymentCards);
    expect(new Set(rows.map(({ token }) => token))).toEqual(new Set([null, 'card_new']));
  });

  it('is removed by its owner, here and at the bank, and takes nothing any more', async () => {
    const signed = await withCard();
    const params = { id: signed.contract.id };
    expect(await paidBy(signed)).toBe('Cartão salvo, Visa final 1111');
    await signed.customer.send(choosePreparedBills, {
      params,
      body: { method: 'boleto' },
    });
    fake.away = 'before';
    const removed = await signed.customer.send(removeCard, { params });
    expect([removed.status, removed.data.card.kept]).toEqual([200, null]);
    expect(await paidBy(signed)).toBe('Boleto, pronto por e-mail');
    await signed.customer.send(choosePreparedBills, { params, body: { method: null } });
    expect(await paidBy(signed)).toBe('Pix');
    fake.away = null;
    await signed.customer.send(removeCard, { params });
    await daysOn(17, signed);
    await work();
    expect([[...fake.removedCards], effects('card-again')]).toEqual([[CARD.token], 0]);
    expect(await count('Cartão removido')).toBe(1);
    expect((await api.db.select().from(paymentCards))[0]?.token).toBeNull();
  });

  it('removed while the bank has not answered is asked about once more, and not charged', async () => {
    const signed = await withCard();
    await daysOn(17, signed);
    fake.away = 'before';
    await work();
    fake.away = null;
    await signed.customer.send(removeCard, { params: { id: signed.contract.id } });
    await work();
    const charges = await api.db
      .select()
      .from(paymentCharges)
      .orderBy(paymentCharges.running);
    expect(charges.map(({ state }) => state)).toEqual(['paid', 'canceled']);
    expect(fake.charges.size).toBe(2);
    expect(await count('O cartão não passou')).toBe(0);
  });

  it('goes with its contract', async () => {
    const signed = await signedContract(api);
    const params = { id: signed.contract.id };
    await signed.customer.send(startCard, { params });
    await tellKept();
    await signed.customer.send(withdrawContract, { params, body: { cost: 0 } });
    await work();
    expect([...fake.removedCards]).toEqual([CARD.token]);
    const again = await signed.customer.send(startCard, { params });
    expect([again.status, again.body.reason]).toEqual([409, 'contract-over']);
  });

  it('waits while Pix Automático pays, and goes before bills ready by e-mail', async () => {
    const signed = await withCard();
    const params = { id: signed.contract.id };
    await signed.customer.send(choosePreparedBills, { params, body: { method: 'pix' } });
    await daysOn(17, signed);
    expect(await prepareBills(api.ports, api.db)).toEqual({ done: 0 });
    await signed.customer.send(startAutomatic, { params, body: { journey: 1 } });
    const reference = fake.asked.findLast(({ what }) => what === 'recurrence')?.reference;
    const accepted = { recurrenceId: 'rec_1', reference, state: 'aceita' };
    await tellOf(api, 'recurrence.changed', accepted);
    await work();
    expect(effects('card-again')).toBe(0);
    expect((await paymentsOf(signed)).nextBillsBy).toBe('pix-automatico');
    expect(await paidBy(signed)).toBe('Pix Automático');
  });

  it('that the bank refused to keep is said, and another can be typed', async () => {
    const signed = await signedContract(api);
    const params = { id: signed.contract.id };
    await signed.customer.send(startCard, { params });
    const [card] = await api.db.select().from(paymentCards);
    await tellOf(api, 'card.refused', { reference: card?.id, reason: 'cartao_recusado' });
    expect((await paymentsOf(signed)).card).toEqual({
      kept: null,
      url: null,
      refused: true,
      awaited: false,
    });
    expect(
      (await signed.customer.send(startCard, { params })).data.card.url,
    ).toBeTruthy();
    expect(await api.db.select().from(bankPayments)).toEqual([]);
  });

  it('is nobody else’s to save or to remove', async () => {
    const { contract } = await signedContract(api);
    const other = await api.asRole('customer');
    const params = { id: contract.id };
    expect((await other.send(startCard, { params })).status).toBe(404);
    expect((await other.send(removeCard, { params })).status).toBe(404);
  });
});
