import { eq } from 'drizzle-orm';
import { chooseDeliverySlot, getDelivery } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { testApi } from '../../../testing/api';
import { signedInAgain } from '../../contracts/testing/signed-contract';
import { readLedger } from '../../ledger/ledger.repository';
import { ledgerPostings } from '../../ledger/ledger.table';
import { LATE_CREDIT } from '../deliveries.repository';
import { handOverNow } from '../testing/hand-over-now';
import {
  HOME,
  moveTo,
  paidContract,
  setStock,
  signedContract,
} from '../testing/signed-contract';
import { watchPromises } from './watch-promises';

// Signed on Monday 23/11/2026, promised for Wednesday 02/12/2026.
const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 2 }));

type Signed = Awaited<ReturnType<typeof paidContract>>;
const watch = () => watchPromises(api.ports, api.db);
const subjects = async () => (await api.mails()).map(({ subject }) => subject);
const LATE = 'A entrega do seu carro está atrasada';
const CREDIT = 'Crédito pelo atraso da entrega';

const choose = ({ customer, id }: Signed, day: string) =>
  customer.send(chooseDeliverySlot, { params: { id }, body: { day, time: '09:00' } });

const creditsOf = async (id: string) =>
  (await readLedger(api.db, id)).filter(({ reference }) => reference === LATE_CREDIT);

describe('a promise that is missed', () => {
  it('is told once, on the day after it, and not before', async () => {
    const signed = await paidContract(api);
    await choose(signed, '2026-11-25');
    api.clock.advance(9 * DAY_MS);
    await watch();
    expect(await subjects()).not.toContain(LATE);
    api.clock.advance(DAY_MS);
    await watch();
    await Promise.all([watch(), watch()]);
    expect((await subjects()).filter((subject) => subject === LATE)).toHaveLength(1);
  });

  it('is worth 1/30 of the month a day, posted once in the ledger with the handover', async () => {
    const signed = await paidContract(api);
    await choose(signed, '2026-11-25');
    api.clock.advance(13 * DAY_MS);
    await handOverNow(api, signed);
    expect(await creditsOf(signed.id)).toHaveLength(1);
    await Promise.all([watch(), watch()]);
    const [credit, ...others] = await creditsOf(signed.id);
    expect(others).toEqual([]);
    const { monthlyCentavos } = signed.contract.terms;
    const worth = Math.round((monthlyCentavos * 4) / 30);
    expect(credit?.postings).toContainEqual({
      account: 'delivery-discount',
      item: null,
      centavos: worth,
    });
    const all = await api.db
      .select()
      .from(ledgerPostings)
      .where(eq(ledgerPostings.contractId, signed.id));
    expect(all.reduce((sum, { centavos }) => sum + centavos, 0)).toBe(0);
    expect((await subjects()).filter((subject) => subject === CREDIT)).toHaveLength(1);
    const customer = await signedInAgain(api, signed.customer);
    const { data } = await customer.send(getDelivery, { params: { id: signed.id } });
    expect(data.late).toEqual({
      days: 4,
      credit: worth / 100,
      creditedOn: '2026-12-06',
    });
  });

  it('is worth nothing for days that the customer chose to wait', async () => {
    const signed = await paidContract(api);
    await choose(signed, '2026-12-04');
    api.clock.advance(11 * DAY_MS);
    await watch();
    await handOverNow(api, signed);
    await watch();
    expect(await creditsOf(signed.id)).toEqual([]);
    expect(await subjects()).not.toContain(LATE);
  });

  it('is worth nothing while the first installment is not paid', async () => {
    const { customer, contract } = await signedContract(api);
    api.clock.advance(40 * DAY_MS);
    await watch();
    expect(await subjects()).not.toContain(LATE);
    await signedInAgain(api, customer);
    const { data } = await customer.send(getDelivery, { params: { id: contract.id } });
    expect(data.late).toBeNull();
    expect(data.putOff).toMatchObject({ paymentDays: 39, choiceDays: 0 });
  });

  it('is no matter once the contract was cancelled', async () => {
    const { proposalId } = await paidContract(api);
    await moveTo(api, proposalId, 'cancelada', 'customer');
    api.clock.advance(40 * DAY_MS);
    await watch();
    expect(await subjects()).not.toContain(LATE);
  });
});
