import { eq } from 'drizzle-orm';
import {
  chooseDeliverySlot,
  getDelivery,
  listDeliverySlots,
  listNotifications,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  dealershipClosedDays,
  dealerships,
} from '../../../catalog/dealerships/dealerships.table';
import { users } from '../../../identity/accounts/accounts.table';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { signedInAgain } from '../../contracts/testing/signed-contract';
import { deliveries } from '../deliveries.table';
import { HOME, NEARBY, paidContract, setStock } from '../testing/signed-contract';

// 23/11/2026 is a Monday.
const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 3 }));
afterEach(async () => {
  await api.db.update(dealerships).set({ handoversPerHour: 2 });
  await api.db.delete(dealershipClosedDays);
});

type Slot = { day: string; time: string };
const FIRST: Slot = { day: '2026-11-26', time: '14:00' };
const OTHER: Slot = { day: '2026-11-27', time: '09:00' };
const BY = / Feito por Sara Nunes, da Rodar Paulista, a seu pedido\.\n/;

/** A seller of a dealership, called Sara Nunes. */
async function seller(dealershipId = HOME, role: 'SELLER' | 'DEALER' = 'SELLER') {
  const staff = await api.asRole(role, { dealershipId });
  await api.db
    .update(users)
    .set({ name: 'Sara Nunes' })
    .where(eq(users.id, staff.userId));
  return staff;
}

const book = (client: TestClient, id: string, slot: Slot, instead?: Slot | null) =>
  client.send(chooseDeliverySlot, {
    params: { id },
    body: { ...slot, ...(instead !== undefined && { instead }) },
  });
const look = async (client: TestClient, id: string) =>
  (await client.send(getDelivery, { params: { id } })).data;
const lastMail = async () => (await api.mails()).at(-1);

describe('a dealership that books a delivery at its customer’s request', () => {
  it.each(['SELLER', 'DEALER'] as const)(
    'as %s takes an hour that the customer is offered, and moves it; the mail and the trail name who did it',
    async (role) => {
      const { customer, id } = await paidContract(api);
      const staff = await seller(HOME, role);
      const offered = async (client: TestClient) =>
        (await client.send(listDeliverySlots, { params: { id } })).data;
      expect(await offered(staff)).toEqual(await offered(customer));
      expect((await book(staff, id, FIRST, null)).data).toMatchObject({
        state: 'entrega_agendada',
        slot: FIRST,
      });
      expect((await lastMail())?.subject).toBe('Entrega marcada');
      expect((await lastMail())?.bodyText).toMatch(BY);
      expect((await book(staff, id, OTHER, FIRST)).status).toBe(200);
      const mail = await lastMail();
      expect(mail?.subject).toBe('Entrega remarcada');
      expect(mail?.recipient).toBe((await look(staff, id)).customer?.email);
      expect(mail?.bodyText).toMatch(BY);
      expect(mail?.bodyText).toContain('Dia e hora: 27/11/2026, às 09:00');
      expect((await look(customer, id)).slot).toEqual({ ...OTHER, by: 'Sara Nunes' });
      const [moved] = await api.trail('delivery-slot-changed');
      expect(moved).toMatchObject({ actorId: staff.userId, personId: customer.userId });
      await book(customer, id, FIRST);
      expect((await look(customer, id)).slot).toEqual(FIRST);
      expect((await lastMail())?.bodyText).not.toContain('a seu pedido');
    },
  );

  it('tells the other dealers of the dealership, not the one who did it', async () => {
    const { customer, id } = await paidContract(api);
    const dealer = await seller(HOME, 'DEALER');
    const colleague = await api.asRole('DEALER', { dealershipId: HOME });
    await book(customer, id, FIRST);
    await book(dealer, id, OTHER, FIRST);
    const told = async (client: TestClient) =>
      (await client.send(listNotifications, { query: {} })).data.items.filter(
        ({ kind }) => kind === 'delivery-rebooked',
      );
    expect(await told(colleague)).toHaveLength(1);
    expect(await told(dealer)).toEqual([]);
  });

  it('counts the days that the customer waits as those of an own choice', async () => {
    const own = await paidContract(api);
    const asked = await paidContract(api);
    const staff = await seller();
    await book(own.customer, own.id, OTHER);
    await book(staff, asked.id, OTHER, null);
    const daysOf = async (id: string) =>
      (await api.db.select().from(deliveries).where(eq(deliveries.contractId, id)))[0]
        ?.customerDays;
    expect(await daysOf(asked.id)).toBe(await daysOf(own.id));
  });

  it('is that of the delivery alone: others get 404, and consultants 403', async () => {
    const { id } = await paidContract(api);
    const consultant = await api.asRole('CONSULTANT');
    const answers = async (client: TestClient) => [
      (await client.send(listDeliverySlots, { params: { id } })).status,
      (await book(client, id, FIRST, null)).status,
    ];
    expect(await answers(await seller(NEARBY))).toEqual([404, 404]);
    expect(await answers(await seller(NEARBY, 'DEALER'))).toEqual([404, 404]);
    expect(await answers(await api.asRole('customer'))).toEqual([404, 404]);
    expect(await answers(consultant)).toEqual([403, 403]);
    expect(await answers(api.asAnyone())).toEqual([401, 401]);
    expect((await api.db.select().from(deliveries))[0]?.slotOn).toBeNull();
  });

  it('is refused where the customer chose meanwhile, and where no slot was said to be read', async () => {
    const { customer, id } = await paidContract(api);
    const staff = await seller();
    await book(customer, id, FIRST);
    for (const instead of [null, OTHER, undefined])
      expect((await book(staff, id, OTHER, instead)).body).toMatchObject({
        message: 'Esta entrega mudou. Confira antes de continuar.',
        reason: 'changed-meanwhile',
      });
    expect((await look(customer, id)).slot).toEqual(FIRST);
  });

  it('at once with a colleague takes effect once', async () => {
    const { customer, id } = await paidContract(api);
    const one = await seller();
    const two = await seller(HOME, 'DEALER');
    await book(customer, id, FIRST);
    const answers = await Promise.all([
      book(one, id, OTHER, FIRST),
      book(two, id, { ...OTHER, time: '10:00' }, FIRST),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe(
      'changed-meanwhile',
    );
  });

  it('gets the last place of an hour or hears that it is taken', async () => {
    await api.db.update(dealerships).set({ handoversPerHour: 1 });
    const [one, two] = [await paidContract(api), await paidContract(api)];
    const staff = await seller();
    await book(one.customer, one.id, FIRST);
    expect((await book(staff, two.id, FIRST, null)).body).toMatchObject({
      message: 'Esse horário não está mais livre. Escolha outro.',
      reason: 'slot-taken',
    });
  });

  it('again for the booked hour changes nothing and mails nothing', async () => {
    const { id } = await paidContract(api);
    const staff = await seller();
    await book(staff, id, FIRST, null);
    const before = (await api.mails()).length;
    expect((await book(staff, id, FIRST, null)).status).toBe(200);
    expect(await api.mails()).toHaveLength(before);
  });

  it('is refused on the day itself, and possible after it for whoever did not come, late or not', async () => {
    const { id } = await paidContract(api);
    const staff = await seller();
    await book(staff, id, FIRST, null);
    api.clock.advance(3 * DAY_MS);
    const today = await signedInAgain(api, staff);
    expect((await book(today, id, OTHER, FIRST)).body).toMatchObject({
      message: 'A entrega é hoje: o dia não muda mais.',
      reason: 'delivery-unready',
    });
    api.clock.advance(DAY_MS);
    await api.db.update(deliveries).set({ promisedOn: '2026-11-20' });
    const after = await signedInAgain(api, staff);
    const next = { day: '2026-11-30', time: '10:00' };
    expect((await book(after, id, next, FIRST)).data.slot).toMatchObject(next);
  });

  it('leaves an hour that its new hours leave out to the customer', async () => {
    const { customer, id } = await paidContract(api);
    const staff = await seller();
    await book(customer, id, FIRST);
    await api.db
      .insert(dealershipClosedDays)
      .values({ dealershipId: HOME, day: FIRST.day });
    expect((await book(staff, id, OTHER, FIRST)).body).toMatchObject({
      message:
        'O horário marcado saiu do calendário da loja: só o cliente escolhe outro.',
      reason: 'delivery-unready',
    });
    expect((await book(customer, id, OTHER)).status).toBe(200);
  });

  it('leaves a late delivery with a day ahead to the customer', async () => {
    const { customer, id } = await paidContract(api);
    const staff = await seller();
    await book(customer, id, FIRST);
    await api.db.update(deliveries).set({ promisedOn: '2026-11-20' });
    expect((await look(staff, id)).late).not.toBeNull();
    expect((await book(staff, id, OTHER, FIRST)).body).toMatchObject({
      message: 'Esta entrega está atrasada: só o cliente escolhe outro dia.',
      reason: 'delivery-unready',
    });
    expect((await book(customer, id, OTHER)).status).toBe(200);
  });
});
