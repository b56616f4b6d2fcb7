import { asc } from 'drizzle-orm';
import { askPayment, listBankCharges } from '@site/api-contract';
import { auditEntries } from '#platform/security/audit.table';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { payNewest } from '../payments/testing/paying';

const { api, fake } = apiWithBank();

describe('what was asked of the bank', () => {
  it('is seen by consultants: each way, its state, and the money that came', async () => {
    const { customer, contract } = await signedContract(api);
    const params = { id: contract.id };
    await customer.send(askPayment, { params, body: { method: 'boleto' } });
    api.clock.advance(60_000);
    await customer.send(askPayment, { params, body: { method: 'pix' } });
    await payNewest(api, fake, { paymentId: 'pay_1' });
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(listBankCharges, { params });
    expect(data.items).toMatchObject([
      {
        method: 'pix',
        state: 'paid',
        amount: 2637,
        label: expect.stringMatching(/^Mensalidade 1 de \d+$/),
        payments: [{ amount: 2637, refunded: 0 }],
      },
      { method: 'boleto', state: 'canceled', payments: [] },
    ]);
    const trail = await api.db
      .select({ action: auditEntries.action, personId: auditEntries.personId })
      .from(auditEntries)
      .orderBy(asc(auditEntries.id));
    expect(trail).toContainEqual({
      action: 'bank-charges-viewed',
      personId: customer.userId,
    });
  });

  it('is shown to nobody else', async () => {
    const { customer, contract } = await signedContract(api);
    const dealer = await api.asRole('DEALER');
    for (const client of [customer, dealer])
      expect(
        (await client.send(listBankCharges, { params: { id: contract.id } })).status,
      ).toBe(403);
  });
});
