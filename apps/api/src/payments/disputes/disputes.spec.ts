import { contestCharge, getContractInstallments } from '@site/api-contract';
import { DAY_MS, formatBRL } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { creditIn, owedIn } from '../../contracts/ledger/statement.rules';
import { remindOfBills } from '../dunning/reminders.job';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { askToPay, openBill, paymentsOf, payNewest } from '../payments/testing/paying';
import { contest, disputeOf, disputeSteps, KM } from './testing/dispute-steps';

const { api, fake } = apiWithBank();
const { answered, entriesOf, withKm } = disputeSteps(api);

describe('contesting an item of a bill', () => {
  it('takes it out of the bill, and what was open for the old amount back at the bank', async () => {
    const signed = await withKm();
    await askToPay(signed, 'pix');
    const { data } = await contest(signed);
    expect(openBill(data)).toMatchObject({ label: 'Mensalidade 1 de 36', amount: 2637 });
    expect(openBill(data).charges).toEqual([]);
    expect(disputeOf(data)).toMatchObject({
      label: '500 km a mais',
      amount: 350,
      reason: KM.reason,
      state: 'aberta',
      answer: null,
    });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Recebemos sua contestação: 500 km a mais');
    expect(mail?.bodyText).toContain(KM.reason);
    expect(mail?.bodyText).toContain('responder até 30/11/2026, por e-mail');
    const again = await contest(signed);
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('already-contested');
    const unknown = await contest(signed, { ...KM, item: 'km:2' });
    expect(unknown.status).toBe(400);
    const other = await api.asRole('customer');
    const foreign = await other.send(contestCharge, {
      params: { id: signed.contract.id },
      body: KM,
    });
    expect(foreign.status).toBe(404);
  });

  it('takes fine and interest of a late installment along', async () => {
    const signed = await signedContract(api);
    api.clock.advance(20 * DAY_MS);
    await signedInAgain(api, signed.customer);
    await askToPay(signed, 'pix'); // posts today's late charges
    expect(openBill(await paymentsOf(signed)).lateCharges).toBeGreaterThan(0);
    const fine = await contest(signed, { item: 'fine:1', reason: 'Eu paguei em dia.' });
    expect(fine.status).toBe(400);
    const { data } = await contest(signed, {
      item: 'installment:1',
      reason: 'Eu paguei em dia.',
    });
    expect(data.bill).toBeNull();
    await answered(signed, { to: 'aceita', answer: 'O pagamento foi encontrado.' });
    expect(owedIn(await entriesOf(signed))).toBe(0);
  });

  it('counts fine and interest of today, as the page says, though nobody wrote them yet', async () => {
    const signed = await signedContract(api);
    api.clock.advance(20 * DAY_MS);
    await signedInAgain(api, signed.customer);
    const { amount, lateCharges } = openBill(await paymentsOf(signed));
    expect(lateCharges).toBeGreaterThan(0);
    const body = { item: 'installment:1', reason: 'Eu paguei em dia.' };
    const more = await contest(signed, { ...body, amount: amount + 0.01 });
    expect(more.status).toBe(400);
    const { data } = await contest(signed, body);
    expect(disputeOf(data)).toMatchObject({ amount, contested: amount });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      `Valor: ${formatBRL(amount).replace(/\s/g, ' ')}`,
    );
    await answered(signed, { to: 'mantida', answer: 'O pagamento não chegou.' });
    expect(openBill(await paymentsOf(signed))).toMatchObject({ amount, lateCharges });
  });

  it('of a part of a late installment leaves fine and interest of the rest alone', async () => {
    const signed = await signedContract(api);
    api.clock.advance(20 * DAY_MS);
    await signedInAgain(api, signed.customer);
    const { amount } = openBill(await paymentsOf(signed));
    const part = { item: 'installment:1', reason: 'Era menos.', amount: 637 };
    const { data } = await contest(signed, part);
    expect(disputeOf(data)).toMatchObject({ amount, contested: 637 });
    // 2 % of R$ 2.000,00, and its interest of 19 days.
    expect(openBill(data)).toMatchObject({ amount: 2052.66, lateCharges: 52.66 });
  });

  it('is not dunned and bears nothing while nobody has answered', async () => {
    const signed = await signedContract(api);
    await contest(signed, { item: 'installment:1', reason: 'Foi outro o combinado.' });
    const before = (await api.mails()).length;
    api.clock.advance(40 * DAY_MS);
    await signedInAgain(api, signed.customer);
    await remindOfBills(api.ports, api.db);
    expect((await api.mails()).length).toBe(before);
    expect((await paymentsOf(signed)).bill).toBeNull();
    const { data: plan } = await signed.customer.send(getContractInstallments, {
      params: { id: signed.contract.id },
    });
    expect(plan.installments[0]).toMatchObject({ status: 'contestada', open: 0 });
  });
});

describe('contesting a part of a charge', () => {
  const PART = { ...KM, amount: 100.1 };

  it('leaves the rest in the bill, and mail and lists say how much is contested', async () => {
    const signed = await withKm('2026-12-10');
    const { data } = await contest(signed, PART);
    expect(data.later).toMatchObject([{ label: '500 km a mais', amount: 249.9 }]);
    expect(disputeOf(data)).toMatchObject({
      amount: 350,
      contested: 100.1,
      credited: null,
    });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'O resto continua como estava.',
    );
    const more = await contest(await withKm(), { ...KM, amount: 350.01 });
    expect(more.status).toBe(400);
    expect(more.body.notifications?.[0]?.key).toBe('Amount');
  });

  it('shows what is left of an installment as owed, with its fine', async () => {
    const signed = await signedContract(api);
    const part = { item: 'installment:1', reason: 'Foi outro o combinado.', amount: 637 };
    await contest(signed, part);
    const first = async () => {
      const { data } = await signed.customer.send(getContractInstallments, {
        params: { id: signed.contract.id },
      });
      return data.installments[0];
    };
    expect(await first()).toMatchObject({ status: 'a_vencer', open: 2000 });
    api.clock.advance(20 * DAY_MS);
    await signedInAgain(api, signed.customer);
    expect((await first())?.status).toBe('vencida');
    // 2 % of what is not contested, and interest on it.
    const { lateCharges } = openBill(await paymentsOf(signed));
    expect(lateCharges).toBeGreaterThanOrEqual(40);
    expect(lateCharges).toBeLessThan(54);
  });

  it.each([
    ['all that is contested', undefined, 24_990, null],
    ['a part of that, and the rest falls due again', 60.1, 28_990, 'again'],
    ['more than was contested', 350, 0, null],
  ])('is answered by taking back %s', async (_what, credit, owed, again) => {
    const signed = await withKm('2026-12-10');
    await contest(signed, PART);
    const before = owedIn(await entriesOf(signed)) - 24_990; // the first installment
    const words = { to: 'aceita', answer: 'Conferimos com você.' } as const;
    const { data } = await answered(signed, { ...words, ...(credit && { credit }) });
    expect(data).toMatchObject({ state: 'aceita', credited: credit ?? 100.1 });
    expect(data.newDueDate === null).toBe(again === null);
    expect(owedIn(await entriesOf(signed)) - before).toBe(owed);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject.includes('Você tinha razão em parte')).toBe(again !== null);
  });

  it('is kept as a whole: the part falls due again', async () => {
    const signed = await withKm('2026-12-10');
    const before = owedIn(await entriesOf(signed));
    await contest(signed, PART);
    const { data } = await answered(signed, { to: 'mantida', answer: 'Está certo.' });
    expect(data.credited).toBe(0);
    expect(data.newDueDate).toBe('2026-12-10');
    expect(owedIn(await entriesOf(signed))).toBe(before);
  });

  it.each([
    ['once', false, 10_010],
    ['twice', true, 20_020],
  ])('gives back %s what was paid of the part alone', async (_when, double, credit) => {
    const signed = await withKm();
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    await contest(signed, PART);
    await answered(signed, { to: 'aceita', answer: 'Foi engano nosso.', double });
    expect(creditIn(await entriesOf(signed))).toBe(credit);
  });

  it('refuses to give back more than was charged', async () => {
    const signed = await withKm();
    await contest(signed, PART);
    const words = { to: 'aceita', answer: 'Conferimos com você.' } as const;
    const { status, body } = await answered(signed, { ...words, credit: 350.01 });
    expect(status).toBe(400);
    expect(body.notifications?.[0]?.key).toBe('Credit');
    expect((await paymentsOf(signed)).disputes[0]?.state).toBe('aberta');
  });
});
