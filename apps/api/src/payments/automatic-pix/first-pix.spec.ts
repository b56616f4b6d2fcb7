import { askPayment, getContractPayments, startAutomatic } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { BankAway } from '../bank/bank-errors';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { askToPay, openBill, oweKm, paymentsOf } from '../payments/testing/paying';
import { chargeAutomatically } from './automatic.job';
import { paymentRecurrences } from './payment-recurrences.table';

const { api, fake } = apiWithBank();

type Signed = Awaited<ReturnType<typeof signedContract>>;
const KM_DUE = '2026-12-10';
const start = (
  { customer, contract }: Signed,
  body: { journey: 1 | 3 | 4; dueDate?: string },
) => customer.send(startAutomatic, { params: { id: contract.id }, body });
const work = () => chargeAutomatically(api.ports, api.db);
const keys = (what: string) => [
  ...new Set(fake.asked.filter((asked) => asked.what === what).map(({ key }) => key)),
];
const proposed = () => jest.spyOn(fake.bank, 'createRecurrence');
const newestCharge = () => [...fake.charges.values()].at(-1);
const rows = () =>
  api.db.select().from(paymentRecurrences).orderBy(paymentRecurrences.createdAt);
const tellAccepted = (reference: string | undefined) =>
  tellOf(api, 'recurrence.changed', {
    recurrenceId: 'rec_1',
    reference,
    state: 'aceita',
  });

afterEach(() => jest.restoreAllMocks());

describe('Pix Automático that is proposed with the Pix of a bill', () => {
  it.each([3, 4] as const)(
    'goes with the Pix that replaces it once fine and interest came (journey %d)',
    async (journey) => {
      const signed = await signedContract(api);
      await start(signed, { journey });
      const proposals = proposed();
      api.clock.advance(3 * DAY_MS);
      await signedInAgain(api, signed.customer);
      const { data } = await askToPay(signed, 'pix');
      const { charges, lateCharges } = openBill(data);
      expect(lateCharges).toBeGreaterThan(0);
      expect(charges[0]).toMatchObject({ method: 'pix', offersAutomatic: true });
      expect(charges[0]?.pix?.code).toContain('pix.example.com/rec/');
      expect(proposals.mock.lastCall?.[0]).toMatchObject({
        journey,
        firstChargeId: newestCharge()?.id,
      });
      const [before, now] = await rows();
      expect(before?.state).toBe('cancelada');
      expect(now?.state).toBe('criada');
      expect(keys('cancel-recurrence')).toEqual([`end:${before?.id}`]);
      await askToPay(signed, 'pix');
      expect(keys('recurrence')).toHaveLength(2);
      await tellAccepted(now?.id);
      expect((await paymentsOf(signed)).automatic?.state).toBe('aceita');
    },
  );

  it('is not offered by a Pix that was opened without it', async () => {
    const signed = await signedContract(api);
    await oweKm(api, signed, KM_DUE);
    await start(signed, { journey: 3 });
    const body = { method: 'pix' as const, dueDate: KM_DUE };
    const params = { id: signed.contract.id };
    const { data } = await signed.customer.send(askPayment, { params, body });
    const [pix] = openBill(data).charges;
    expect(pix?.offersAutomatic).toBeUndefined();
    expect(pix?.pix?.code).not.toContain('pix.example.com/rec/');
  });

  it('goes with the bill that its payer came for', async () => {
    const signed = await signedContract(api);
    const params = { id: signed.contract.id };
    await oweKm(api, signed, KM_DUE);
    const named = { method: 'pix' as const, dueDate: KM_DUE };
    await signed.customer.send(askPayment, { params, body: named });
    await askToPay(signed, 'pix');
    const { data } = await start(signed, { journey: 3, dueDate: KM_DUE });
    const isOffered = { dueDate: KM_DUE, charges: [{ offersAutomatic: true }] };
    expect(openBill(data)).toMatchObject(isOffered);
    const query = { dueDate: KM_DUE };
    const shown = await signed.customer.send(getContractPayments, { params, query });
    expect(openBill(shown.data)).toMatchObject(isOffered);
  });
});

describe('a proposal of Pix Automático', () => {
  it('that the bank did not hear of is made by the job, once', async () => {
    const signed = await signedContract(api);
    proposed().mockRejectedValueOnce(new BankAway('silent'));
    expect((await start(signed, { journey: 3 })).status).toBe(503);
    await work();
    await work();
    expect(keys('recurrence')).toHaveLength(1);
    expect(openBill(await paymentsOf(signed)).charges).toMatchObject([
      { offersAutomatic: true },
    ]);
  });

  it('that was accepted before the bank’s answer came stays accepted', async () => {
    const signed = await signedContract(api);
    const { createRecurrence } = fake.bank;
    proposed().mockImplementationOnce(async (asked) => {
      const made = await createRecurrence(asked);
      await tellAccepted(asked.reference);
      return made;
    });
    const { data } = await start(signed, { journey: 1 });
    expect(data.automatic?.state).toBe('aceita');
  });
});
