import { eq } from 'drizzle-orm';
import {
  addDeliveryMilestone,
  chooseDeliverySlot,
  getDelivery,
  handOverCar,
  saveDeliveredCar,
  sendHandoverPin,
} from '@site/contracts';
import { DAY_MS } from '@site/contracts/brazil';
import { deliveries, handoverPhotos, ledgerPostings } from '../../tables';
import { testApi } from '../../testing/api';
import { signedInAgain } from '../contracts/testing/signed-contract';
import { readLedger } from '../ledger/ledger.repository';
import { LATE_CREDIT } from './deliveries.repository';
import {
  HOME,
  moveTo,
  paidContract,
  setStock,
  signedContract,
} from './testing/signed-contract';
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

/** The keys go today, by the real calls. */
async function handOver({ id }: Signed): Promise<void> {
  const staff = await api.asRole('DEALER', { dealershipId: HOME });
  const params = { id };
  await staff.send(saveDeliveredCar, {
    params,
    body: { plate: 'BRA2E19', renavam: '00639884962', chassis: '9BWZZZ377VT004251' },
  });
  for (const kind of ['faturado', 'emplacado', 'pronto'] as const)
    await staff.send(addDeliveryMilestone, {
      params,
      body: { kind, onDay: api.clock.now().toISOString().slice(0, 10) },
    });
  await api.db.insert(handoverPhotos).values({
    id: api.ports.random.uuid(),
    contractId: id,
    fileName: `test/${id}`,
    sizeBytes: 1,
    createdAt: api.clock.now(),
  });
  await staff.send(sendHandoverPin, { params });
  const pin =
    (await api.mails())
      .filter(({ subject }) => subject === 'Código para receber o seu carro')
      .at(-1)
      ?.bodyText.match(/^\d{6}$/m)?.[0] ?? '';
  const { status, body } = await staff.send(handOverCar, {
    params,
    body: { odometerKm: 8, pin },
  });
  if (status !== 200) throw new Error(`Not handed over: ${body.message}`);
}

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

  it('is worth 1/30 of the month a day, posted once in the ledger after the handover', async () => {
    const signed = await paidContract(api);
    await choose(signed, '2026-11-25');
    api.clock.advance(13 * DAY_MS);
    await handOver(signed);
    expect(await creditsOf(signed.id)).toEqual([]);
    await Promise.all([watch(), watch()]);
    await watch();
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
    await handOver(signed);
    await watch();
    expect(await creditsOf(signed.id)).toEqual([]);
    expect(await subjects()).not.toContain(LATE);
  });

  it('is worth nothing while the first installment is not paid', async () => {
    await signedContract(api);
    api.clock.advance(40 * DAY_MS);
    await watch();
    expect(await subjects()).not.toContain(LATE);
  });

  it('is no matter once the contract was cancelled', async () => {
    const { proposalId } = await paidContract(api);
    await moveTo(api, proposalId, 'cancelada', 'customer');
    api.clock.advance(40 * DAY_MS);
    await watch();
    expect(await subjects()).not.toContain(LATE);
  });
});

it('a contract of before there were deliveries gets one', async () => {
  const { id, customer } = await paidContract(api);
  await api.db.delete(deliveries);
  expect(await watch()).toEqual({ done: 1 });
  expect(await watch()).toEqual({ done: 0 });
  const { data } = await customer.send(getDelivery, { params: { id } });
  expect(data.canChooseSlot).toBe(true);
});
