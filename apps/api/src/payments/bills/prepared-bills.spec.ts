import { choosePreparedBills, withdrawContract } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { openBill, oweKm, paymentsOf, payNewest } from '../payments/testing/paying';
import { prepareBills } from './prepared-bills.job';

const { api, fake } = apiWithBank();

type Signed = Awaited<ReturnType<typeof signedContract>>;
const choose = ({ customer, contract }: Signed, method: 'pix' | 'boleto' | null) =>
  customer.send(choosePreparedBills, { params: { id: contract.id }, body: { method } });
const run = () => prepareBills(api.ports, api.db);
const ready = async () =>
  (await api.mails()).filter(({ subject }) => subject.startsWith('Chegou a sua conta'));

describe('bills that come ready by e-mail', () => {
  it('carry the Pix code, once, and are paid like the others', async () => {
    const signed = await signedContract(api);
    expect(await run()).toEqual({ done: 0 });
    expect((await choose(signed, 'pix')).data.prepared).toBe('pix');
    expect(await run()).toEqual({ done: 1 });
    expect(await run()).toEqual({ done: 0 });
    expect(fake.asked).toHaveLength(1);
    const [charge] = openBill(await paymentsOf(signed)).charges;
    const [mail, ...more] = await ready();
    expect(more).toEqual([]);
    expect(charge?.pix?.code).toBeTruthy();
    expect(mail?.bodyText).toContain(charge?.pix?.code);
    await payNewest(api, fake);
    expect((await paymentsOf(signed)).bill).toBeNull();
    expect(await run()).toEqual({ done: 0 });
  });

  it('carry the line of the boleto, after a bank that was away', async () => {
    const signed = await signedContract(api);
    await choose(signed, 'boleto');
    fake.away = 'after';
    expect(await run()).toEqual({ done: 0 });
    expect(await ready()).toEqual([]);
    fake.away = null;
    expect(await run()).toEqual({ done: 1 });
    const [charge] = openBill(await paymentsOf(signed)).charges;
    expect((await ready())[0]?.bodyText).toContain(charge?.boleto?.line);
    expect(fake.charges.size).toBe(1);
  });

  it('are mailed once when two processes prepare them', async () => {
    const signed = await signedContract(api);
    await choose(signed, 'pix');
    await Promise.all([run(), run()]);
    expect(await ready()).toHaveLength(1);
    expect(fake.charges.size).toBe(1);
  });

  it('come anew when the amount changes, and the bank takes the first one back', async () => {
    const signed = await signedContract(api);
    await choose(signed, 'pix');
    await run();
    const { dueDate } = openBill(await paymentsOf(signed));
    await oweKm(api, signed, dueDate);
    expect(await run()).toEqual({ done: 1 });
    expect(fake.canceled).toHaveLength(1);
    expect((await ready()).map(({ bodyText }) => bodyText.includes('2.987,00'))).toEqual([
      false,
      true,
    ]);
  });

  it('are none of what is late already', async () => {
    const signed = await signedContract(api);
    await choose(signed, 'pix');
    api.clock.advance(2 * DAY_MS); // the first bill was due on the day after the signature
    expect(await run()).toEqual({ done: 0 });
    expect(fake.charges.size).toBe(0);
  });

  it('end with the choice, and are nobody else’s to choose', async () => {
    const signed = await signedContract(api);
    await choose(signed, 'pix');
    expect((await choose(signed, null)).data.prepared).toBeNull();
    expect(await run()).toEqual({ done: 0 });
    const other = await api.asRole('customer');
    const foreign = await other.send(choosePreparedBills, {
      params: { id: signed.contract.id },
      body: { method: 'pix' },
    });
    expect(foreign.status).toBe(404);
    await signed.customer.send(withdrawContract, {
      params: { id: signed.contract.id },
      body: { cost: 0 },
    });
    const over = await choose(signed, 'pix');
    expect(over.status).toBe(409);
    expect(over.body.reason).toBe('contract-over');
  });
});
