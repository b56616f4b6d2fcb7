import { eq, sql } from 'drizzle-orm';
import {
  addDamage,
  bookReturn,
  type DamageForm,
  getContract,
  getReturn,
  listReturnSlots,
  noteWearDamage,
  type ProposalRequest,
  receiveCar,
  sendReturnPhoto,
  sendReturnPin,
  type WearDamageForm,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { postDueCharges } from '../../../contracts/contracts/plan/post-due-charges';
import {
  handOver,
  payContract,
  signedContract,
  signedInAgain,
} from '../../../contracts/contracts/testing/signed-contract';
import { handovers } from '../../../contracts/deliveries/handovers.table';
import { HOME } from '../../../contracts/deliveries/testing/signed-contract';
import { ledgerTransactions } from '../../../contracts/ledger/ledger.table';
import { aPhoto } from '../../../identity/documents/testing/files';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

/** A customer who got the car on 23/11/2026, a Monday, with 12 km on it. */
export async function driving(api: TestApi, order: Partial<ProposalRequest> = {}) {
  const signed = await signedContract(api, {
    choice: { dealershipId: String(HOME) },
    order,
  });
  const { id } = signed.contract;
  await payContract(api, id);
  await handOver(api, signed.proposalId);
  await api.db
    .insert(handovers)
    .values({ contractId: id, odometerKm: 12, handedAt: api.clock.now() });
  return { ...signed, id };
}

/** Makes a contract one that was signed before there was a wear table. */
export async function signedBeforeTable({ db }: TestApi, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The signed terms are frozen by a trigger.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update contracts set terms = terms - 'wear' where id = ${id}`);
  });
}

/** Passes days with the car and pays all charges meanwhile. */
export async function live(
  api: TestApi,
  days: number,
  { customer, id }: Pick<Driver, 'customer' | 'id'>,
): Promise<void> {
  api.clock.advance(days * DAY_MS);
  await signedInAgain(api, customer);
  await postDueCharges(api.ports, api.db);
  const { owed } = await contractOf({ customer, id });
  if (owed > 0) await payContract(api, id);
}

export type Driver = Awaited<ReturnType<typeof driving>>;

/** In month 13 with a return booked for the next day, to which the clock then moves. */
export async function booked(api: TestApi) {
  const driver = await driving(api);
  const act = acts(api);
  await live(api, 366, driver);
  const [first] = await act.slots(driver.customer, driver.id);
  const cost = first?.cost ?? 0;
  await act.book(driver.customer, driver.id, '2027-11-25', cost);
  api.clock.advance(DAY_MS);
  await signedInAgain(api, driver.customer);
  return { ...driver, cost, seller: await act.staff() };
}

export const contractOf = async ({ customer, id }: Pick<Driver, 'customer' | 'id'>) =>
  (await customer.send(getContract, { params: { id } })).data;

/** References of the entries in a contract's ledger. */
export async function referencesOf({ db }: TestApi, id: string): Promise<string[]> {
  const rows = await db
    .select({ reference: ledgerTransactions.reference })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.contractId, id));
  return rows.map(({ reference }) => reference);
}

/** The acts of customer and staff, one line each. */
export function acts(api: TestApi) {
  const staff = () => api.asRole('SELLER', { dealershipId: HOME });
  const slots = async (client: TestClient, id: string, around?: 'end') =>
    (await client.send(listReturnSlots, { params: { id }, query: { around } })).data.days;
  const book = (client: TestClient, id: string, day: string, cost: number) =>
    client.send(bookReturn, { params: { id }, body: { day, time: '09:00', cost } });
  const photograph = async (client: TestClient, id: string) =>
    client.send(sendReturnPhoto, { params: { id }, body: { file: await aPhoto() } });
  const note = (client: TestClient, id: string, body: DamageForm) =>
    client.send(addDamage, { params: { id }, body });
  const noteWear = (client: TestClient, id: string, body: WearDamageForm) =>
    client.send(noteWearDamage, { params: { id }, body });
  const askPin = (client: TestClient, id: string, odometerKm = 9000) =>
    client.send(sendReturnPin, { params: { id }, body: { odometerKm } });
  const receive = (client: TestClient, id: string, odometerKm: number, pin: string) =>
    client.send(receiveCar, { params: { id }, body: { odometerKm, pin } });
  const mailedPin = async () => {
    const mail = (await api.mails()).findLast(
      ({ subject }) => subject === 'Código para devolver o seu carro',
    );
    return /^\d{6}$/m.exec(mail?.bodyText ?? '')?.[0] ?? '';
  };
  return {
    staff,
    slots,
    book,
    photograph,
    note,
    noteWear,
    askPin,
    receive,
    mailedPin,
    look: (client: TestClient, id: string) => client.send(getReturn, { params: { id } }),
    /** The whole inspection up to the customer's code. */
    giveBack: async (client: TestClient, id: string, odometerKm: number) => {
      await photograph(client, id);
      await askPin(client, id, odometerKm);
      return receive(client, id, odometerKm, await mailedPin());
    },
  };
}
