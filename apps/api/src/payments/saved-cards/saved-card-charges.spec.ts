import { choosePreparedBills, removeCard, startAutomatic } from '@site/api-contract';
import { chargeAutomatically } from '../automatic-pix/automatic.job';
import { paymentCharges } from '../bills/payment-charges.table';
import { prepareBills } from '../bills/prepared-bills.job';
import { remindOfBills } from '../dunning/reminders.job';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { openBill, paymentsOf, payNewest } from '../payments/testing/paying';
import { cardSteps } from './testing/card-steps';

const bank = apiWithBank();
const { api, fake } = bank;
const {
  work,
  count,
  effects,
  newestCharge,
  tellDeclined,
  paidBy,
  daysOn,
  withCard,
  charged,
} = cardSteps(bank);

describe('a saved card', () => {
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
    expect(bill).toBe(null);
    expect(payments[0]?.method).toBe('cartao-salvo');
    expect(payments.length).toBe(2);
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
    expect(told[0]?.bodyText).toContain('Depois do vencimento há multa de 2%, uma vez,');
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
});
