import {
  askPayment as askCard,
  choosePreparedBills,
  removeCard,
  startCard,
  withdrawContract,
} from '@site/api-contract';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { bankPayments } from '../bank/payments.table';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { openBill, paymentsOf, payNewest } from '../payments/testing/paying';
import { paymentCards } from './payment-cards.table';
import { CARD, cardSteps } from './testing/card-steps';

const bank = apiWithBank();
const { api, fake } = bank;
const {
  work,
  count,
  effects,
  tellKept,
  tellDeclined,
  paidBy,
  daysOn,
  withCard,
  charged,
} = cardSteps(bank);

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
    expect(bill).toBe(null);
    expect(nextBillsBy).toBe('cartao-salvo');
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
    // The next try charges the new card.
    expect(effects('card-again')).toBe(2);
    const rows = await api.db.select().from(paymentCards);
    expect(new Set(rows.map(({ token }) => token))).toEqual(new Set([null, 'card_new']));
  });

  it('that was refused is told at every reading, also beside another of its moment', async () => {
    const signed = await signedContract(api);
    const typed = (n: number, state: 'removed' | 'refused') => ({
      id: `00000000-0000-4000-8000-00000000000${n}`,
      contractId: signed.contract.id,
      alone: true,
      createdAt: api.clock.now(),
      state,
    });
    await api.db
      .insert(paymentCards)
      .values([typed(1, 'removed'), typed(3, 'refused'), typed(2, 'removed')]);
    expect((await paymentsOf(signed)).card.refused).toBe(true);
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
    expect(removed.status).toBe(200);
    expect(removed.data.card.kept).toBe(null);
    expect(await paidBy(signed)).toBe('Boleto, pronto por e-mail');
    await signed.customer.send(choosePreparedBills, { params, body: { method: null } });
    expect(await paidBy(signed)).toBe('Pix');
    fake.away = null;
    await signed.customer.send(removeCard, { params });
    await daysOn(17, signed);
    await work();
    expect([...fake.removedCards]).toEqual([CARD.token]);
    expect(effects('card-again')).toBe(0);
    expect(await count('Cartão removido')).toBe(1);
    expect((await api.db.select().from(paymentCards))[0]?.token).toBeNull();
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
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('contract-over');
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
