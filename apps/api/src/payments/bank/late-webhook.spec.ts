import { getContract } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { readLedger } from '../../contracts/ledger/ledger.repository';
import { creditIn, owedIn } from '../../contracts/ledger/statement.rules';
import { proposals } from '../../sales/proposals/proposals.table';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { askToPay, openBill, paymentsOf, payNewest } from '../payments/testing/paying';

const { api, fake } = apiWithBank();

/**
 * A Pix that was asked for in time; eleven days later another one writes fine and
 * interest.
 */
async function lateByTheBank() {
  const signed = await signedContract(api);
  await askToPay(signed, 'pix');
  const first = [...fake.charges.values()].at(-1);
  const asked = api.clock.now();
  api.clock.advance(13 * DAY_MS);
  await signedInAgain(api, signed.customer);
  const late = openBill((await askToPay(signed, 'pix')).data);
  expect(late.lateCharges).toBeGreaterThan(0);
  return { signed, first, asked, late };
}
const entriesOf = ({ contract }: { contract: { id: string } }) =>
  readLedger(api.db, contract.id);

describe('a payment that the bank tells of late', () => {
  it('made in time pays the price, and what it bore since is taken back', async () => {
    const { signed, first, asked } = await lateByTheBank();
    expect(await payNewest(api, fake, { charge: first, paidAt: asked })).toBe(204);
    const entries = await entriesOf(signed);
    expect(owedIn(entries)).toBe(0);
    expect(creditIn(entries)).toBe(0);
    const [proposal] = await api.db.select().from(proposals);
    expect(proposal?.state).toBe('pagamento_confirmado');
    expect((await api.mails()).at(-1)?.bodyText).toContain('foram desfeitos');
    const { data } = await signed.customer.send(getContract, {
      params: { id: signed.contract.id },
    });
    expect(data.statement.map(({ label }) => label)).toContain(
      'Multa e juros da mensalidade 1 desfeitos',
    );
    expect(data.balance).toBe(0);
  });

  it('made late itself bears fine and interest up to its own day alone', async () => {
    const { signed, first, asked, late } = await lateByTheBank();
    const paidAt = new Date(asked.getTime() + 5 * DAY_MS);
    await payNewest(api, fake, { charge: first, paidAt });
    const { amount, lateCharges } = openBill(await paymentsOf(signed));
    expect(amount).toBeGreaterThan(0);
    expect(amount).toBeLessThan(late.lateCharges);
    // The rest of the price bears interest for the days after the payment.
    expect(lateCharges).toBeLessThan(late.lateCharges);
  });

  it('told twice takes nothing back twice, and what was paid of it becomes credit', async () => {
    const { signed, first, asked, late } = await lateByTheBank();
    await payNewest(api, fake, { paymentId: 'pay_late' });
    expect(owedIn(await entriesOf(signed))).toBe(0);
    for (const time of [1, 2])
      expect([
        time,
        await payNewest(api, fake, {
          ...{ charge: first, paymentId: 'pay_on_time', paidAt: asked },
        }),
      ]).toEqual([time, 204]);
    const entries = await entriesOf(signed);
    expect(owedIn(entries)).toBe(0);
    const paid = Math.round(late.amount * 100) + (first?.centavos ?? 0);
    expect(creditIn(entries)).toBe(
      paid - Math.round((late.amount - late.lateCharges) * 100),
    );
  });

  it('was asked for with fine and interest wherever the contract names what is late', async () => {
    const signed = await signedContract(api);
    api.clock.advance(13 * DAY_MS);
    await signedInAgain(api, signed.customer);
    const { amount, dueDate, lateCharges } = openBill(await paymentsOf(signed));
    expect(lateCharges).toBeGreaterThan(0);
    const { data } = await signed.customer.send(getContract, {
      params: { id: signed.contract.id },
    });
    expect(data.late).toMatchObject({ since: dueDate, amount });
  });
});
