import { getContract, startCard } from '@site/api-contract';
import { remindOfBills } from '../dunning/reminders.job';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { openBill, paymentsOf } from '../payments/testing/paying';
import { CARD, cardSteps } from './testing/card-steps';

const bank = apiWithBank();
const { api } = bank;
const { work, count, effects, tellKept, daysOn, withCard } = cardSteps(bank);
const EXPIRED = { ...CARD, expiry: '11/26' };

type Signed = Awaited<ReturnType<typeof withCard>>;

const detailOf = async ({ customer, contract }: Signed) =>
  (await customer.send(getContract, { params: { id: contract.id } })).data;

async function change({ customer, contract }: Signed): Promise<void> {
  await customer.send(startCard, { params: { id: contract.id } });
  await tellKept({ ...CARD, token: 'card_new' });
}

describe('a saved card that expires before a bill is due', () => {
  it('is said on the page of the contract not to pay it, until it is changed', async () => {
    const signed = await withCard(EXPIRED);
    expect(await detailOf(signed)).toMatchObject({
      paidBy: 'Cartão salvo, Visa final 1111: vale até 11/26 e não paga a próxima conta',
      cardMissesNext: true,
    });
    await change(signed);
    const { paidBy, cardMissesNext } = await detailOf(signed);
    expect(paidBy).toBe('Cartão salvo, Visa final 1111');
    expect(cardMissesNext).toBe(undefined);
  });

  it('is said to be changed three days before, and takes nothing', async () => {
    const signed = await withCard(EXPIRED);
    const { card, ...payments } = await paymentsOf(signed);
    expect(card.kept).toMatchObject({ expiry: '11/26', missesNext: true });
    expect(openBill({ card, ...payments }).takenBy).toBeUndefined();
    await daysOn(14, signed);
    expect(await remindOfBills(api.ports, api.db)).toEqual({ done: 1 });
    expect(await count('Em 10/12/2026 cobramos no cartão')).toBe(0);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Sua conta vence em 10/12/2026: mensalidade 2 de 36');
    expect(mail?.bodyText).toContain(
      'O cartão salvo, Visa final 1111, vale até 11/26 e não paga esta conta. Troque o cartão na área logada, ou pague de outra forma.',
    );
    await daysOn(3, signed);
    await work();
    expect(effects('card-again')).toBe(0);
  });

  it('gives way to another one, which takes what falls due from then on', async () => {
    const signed = await withCard(EXPIRED);
    await daysOn(17, signed);
    await change(signed);
    expect((await paymentsOf(signed)).card.kept?.missesNext).toBeUndefined();
    await work();
    expect(effects('card-again')).toBe(1);
  });

  it('leaves to its payer what was late when it was changed', async () => {
    const signed = await withCard(EXPIRED);
    await daysOn(18, signed);
    await change(signed);
    await work();
    expect(effects('card-again')).toBe(0);
  });

  it('takes what falls due in its last month', async () => {
    const signed = await withCard({ ...CARD, expiry: '12/26' });
    await daysOn(17, signed);
    await work();
    expect(effects('card-again')).toBe(1);
  });
});
