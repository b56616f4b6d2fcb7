import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { askToPay, paymentsOf } from '../payments/testing/paying';
import { bankEvents } from './payments.table';

const { api, fake } = apiWithBank();

describe('the webhook of the bank', () => {
  it('is believed by its signature and its time alone', async () => {
    const signed = await signedContract(api);
    await askToPay(signed, 'pix');
    const [{ id, reference } = { id: '', reference: '' }] = fake.charges.values();
    const data = {
      chargeId: id,
      reference,
      paymentId: 'pay_1',
      centavos: 100,
      paidAt: api.clock.now().toISOString(),
    };
    const tell = (options: Parameters<typeof tellOf>[3]) =>
      tellOf(api, 'payment.received', data, options);
    expect(await tell({ key: 'another key of somebody' })).toBe(401);
    expect(
      await tell({ change: (body) => body.replace('"centavos":100', '"centavos":999') }),
    ).toBe(401);
    expect(await tell({ at: new Date(api.clock.now().getTime() - 301_000) })).toBe(401);
    expect((await paymentsOf(signed)).payments).toEqual([]);
    expect(await tell({})).toBe(204);
    expect((await paymentsOf(signed)).payments).toHaveLength(1);
  });

  it('of an unknown charge, or about something else, is taken and has no effect', async () => {
    const data = {
      chargeId: 'chg_9',
      reference: '9f3c1f5e-2d63-4d5b-8f0e-1c3f7d0f9a11',
      paymentId: 'pay_9',
      centavos: 100,
      paidAt: api.clock.now().toISOString(),
    };
    expect(await tellOf(api, 'payment.received', data)).toBe(204);
    expect(await tellOf(api, 'something.new', {})).toBe(204);
    const rows = await api.db.select().from(bankEvents);
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['nothing', 'unknown']);
  });

  it('that is signed and no event is refused', async () => {
    expect(await tellOf(api, '', {})).toBe(400);
    expect(await tellOf(api, 'x', {}, { id: 'no id' })).toBe(400);
  });
});
