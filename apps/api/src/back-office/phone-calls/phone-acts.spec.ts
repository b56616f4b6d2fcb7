import { eq } from 'drizzle-orm';
import {
  bookByPhone,
  bookWorkshopByPhone,
  cancelReturnByPhone,
  cancelWorkshopByPhone,
  chooseDeliverySlot,
  getCustomer,
  getDelivery,
  getDraft,
  getPhoneCall,
  getRegistration,
  getReturn,
  listSlotsByPhone,
  listWorkshopVisits,
  moveWorkshopByPhone,
  removeDraft,
  saveAddress,
  saveDraft,
  sendCopyByPhone,
  startAddressByPhone,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { requestedActs } from '../../activity/requested-acts/requested-acts.table';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { HOME, paidContract } from '../../contracts/deliveries/testing/signed-contract';
import { driving, live } from '../../driving/returns/testing/car-return';
import { BOOKING, resetWorkshops } from '../../driving/workshop/testing/workshop-visit';
import { users } from '../../identity/accounts/accounts.table';
import { registrations } from '../../identity/accounts/registrations.table';
import { apiWithBank } from '../../payments/payments/testing/api-with-bank';
import { askToPay, payNewest } from '../../payments/payments/testing/paying';
import { type TestClient } from '../../testing/client';
import { phoneCalls } from './phone-calls.table';

const { api, fake } = apiWithBank();
const BY = 'Feito por Olga Prado a seu pedido.';

/** A consultant who has made sure that this customer is on the phone. */
async function onTheLine({ userId }: { userId: string }) {
  const consultant = await api.asRole('CONSULTANT', { name: 'Olga Prado' });
  const createdAt = api.clock.now();
  await api.db.insert(phoneCalls).values({
    ...{ takenBy: consultant.userId, userId, proof: 'facts' },
    ...{ createdAt, expiresAt: new Date(createdAt.getTime() + 30 * 60_000) },
  });
  return consultant;
}

const lastMail = async () => (await api.mails()).at(-1);

async function contractOnLine(consultant: TestClient, id: string) {
  const { data } = await consultant.send(getPhoneCall, { params: { id } });
  return data.contracts[0];
}

const ADDRESS = {
  ...{ cep: '80420090', street: 'Avenida do Batel', number: '10' },
  ...{ neighborhood: 'Batel', city: 'Curitiba', state: 41 },
};

describe('the hours of who phones', () => {
  it('are booked and moved for the delivery, and said to be so until the customer moves it', async () => {
    const { customer, id: contractId } = await paidContract(api);
    const consultant = await onTheLine(customer);
    const params = { id: customer.userId, contractId };
    const { data } = await consultant.send(listSlotsByPhone, { params });
    const [first, second] = data.days;
    expect(first).toEqual({ day: '2026-11-27', times: expect.any(Array) });
    for (const day of [first?.day, second?.day]) {
      const body = { kind: 'delivery' as const, day: day ?? '', time: '10:00' };
      expect((await consultant.send(bookByPhone, { params, body })).status).toBe(200);
    }
    const mail = await lastMail();
    expect(mail?.subject).toBe('Entrega remarcada');
    expect(mail?.bodyText).toContain(BY);
    const own = { params: { id: contractId } };
    const slot = { day: second?.day, time: '10:00' };
    const shown = await customer.send(getDelivery, own);
    expect(shown.data.slot).toEqual({ ...slot, by: 'Olga Prado' });
    expect((await contractOnLine(consultant, params.id))?.appointment).toEqual({
      kind: 'delivery',
      slot,
      canCancel: false,
    });
    const [moved] = await api.trail('delivery-slot-changed');
    expect(moved).toMatchObject({
      actorId: consultant.userId,
      personId: customer.userId,
    });
    const body = { day: first?.day ?? '', time: '11:00' };
    const changed = await customer.send(chooseDeliverySlot, { ...own, body });
    expect(changed.data.slot).toEqual(body);
    expect((await lastMail())?.bodyText).not.toContain('a seu pedido');
  });

  it('are those of the return once the customer drives, with the cost of the day, and can be cancelled', async () => {
    const { customer, id: contractId } = await driving(api);
    await live(api, 10, { customer, id: contractId });
    const consultant = await onTheLine(customer);
    const params = { id: customer.userId, contractId };
    const { data } = await consultant.send(listSlotsByPhone, { params });
    const [day] = data.days;
    expect(day).toMatchObject({ cost: expect.any(Number), more: 0 });
    const form = { kind: 'return' as const, day: day?.day ?? '', time: '10:00' };
    const unsaid = await consultant.send(bookByPhone, { params, body: form });
    expect([unsaid.status, unsaid.body.reason]).toEqual([409, 'terms-moved']);
    const body = { ...form, cost: day?.cost ?? 0 };
    expect((await consultant.send(bookByPhone, { params, body })).status).toBe(200);
    expect((await lastMail())?.bodyText).toContain(BY);
    const own = { params: { id: contractId } };
    const shown = await customer.send(getReturn, own);
    expect(shown.data).toMatchObject({
      slot: { day: form.day, time: '10:00', by: 'Olga Prado' },
      dealershipId: String(HOME),
      canCancel: true,
    });
    await consultant.send(cancelReturnByPhone, { params });
    const mail = await lastMail();
    expect(mail?.subject).toBe('Devolução desmarcada');
    expect(mail?.bodyText).toContain(`A devolução foi desmarcada. ${BY}`);
    expect((await customer.send(getReturn, own)).data.slot).toBeNull();
    const notes = await api.db
      .select()
      .from(requestedActs)
      .where(eq(requestedActs.contractId, contractId));
    expect(notes.map(({ kind }) => kind)).toEqual(['return-cancelled']);
  });
});

describe('a visit to the workshop of who phones', () => {
  it('is booked, moved and cancelled, and said to be so', async () => {
    await resetWorkshops(api);
    const { customer, id: contractId } = await driving(api);
    const consultant = await onTheLine(customer);
    const params = { id: customer.userId, contractId };
    const own = async () =>
      (await customer.send(listWorkshopVisits, { params: { id: contractId } })).data
        .items[0];
    const onLine = async () =>
      (await contractOnLine(consultant, customer.userId))?.workshop;
    expect(await onLine()).toMatchObject({ visit: null, dealershipId: String(HOME) });
    await consultant.send(bookWorkshopByPhone, { params, body: BOOKING });
    const mail = await lastMail();
    expect(mail?.subject).toBe('Visita à oficina marcada');
    expect(mail?.bodyText).toContain(BY);
    const booked = { day: BOOKING.day, time: BOOKING.time };
    expect((await own())?.slot).toEqual({ ...booked, by: 'Olga Prado' });
    const shown = (await onLine())?.visit;
    expect(shown).toMatchObject({ slot: booked, dealershipId: String(HOME) });
    const of = { id: customer.userId, visitId: shown?.id ?? '' };
    const to = { day: '2026-11-25', time: '14:00' };
    await consultant.send(moveWorkshopByPhone, {
      params: of,
      body: { ...to, revision: shown?.revision ?? 0 },
    });
    expect(await own()).toMatchObject({
      slot: { ...to, by: 'Olga Prado' },
      movedBy: 'customer',
    });
    const revision = (await onLine())?.visit?.revision ?? 0;
    await consultant.send(cancelWorkshopByPhone, { params: of, body: { revision } });
    expect((await lastMail())?.bodyText).toContain(BY);
    expect(await own()).toMatchObject({ state: 'desmarcada', cancelledBy: 'customer' });
    const [noted] = await api.trail('workshop-visit-cancelled');
    expect(noted).toMatchObject({
      actorId: consultant.userId,
      personId: customer.userId,
    });
  });

  it('is only said on its day, when the workshop alone changes it', async () => {
    await resetWorkshops(api);
    const { customer, id: contractId } = await driving(api);
    const params = { id: customer.userId, contractId };
    const before = await onTheLine(customer);
    await before.send(bookWorkshopByPhone, { params, body: BOOKING });
    api.clock.advance(DAY_MS);
    const shown = await contractOnLine(await onTheLine(customer), customer.userId);
    expect(shown?.workshop?.visit).toMatchObject({
      slot: { day: BOOKING.day, time: BOOKING.time },
      isToday: true,
    });
  });

  it('needs the call, and is the own visit of who phones', async () => {
    await resetWorkshops(api);
    const { customer, id: contractId } = await driving(api);
    const consultant = await api.asRole('CONSULTANT', { name: 'Olga Prado' });
    const booking = { params: { id: customer.userId, contractId }, body: BOOKING };
    const early = await consultant.send(bookWorkshopByPhone, booking);
    expect(early.body.reason).toBe('call-over');
    const caller = await onTheLine(customer);
    await caller.send(bookWorkshopByPhone, booking);
    const visit = (await contractOnLine(caller, customer.userId))?.workshop?.visit;
    const somebody = await api.asRole('customer');
    const other = await onTheLine(somebody);
    const { status } = await other.send(cancelWorkshopByPhone, {
      params: { id: somebody.userId, visitId: visit?.id ?? '' },
      body: { revision: 1 },
    });
    expect(status).toBe(404);
  });
});

describe('a second copy', () => {
  it('of a bill brings its code to the address of the account, and of a payment its receipt', async () => {
    const own = await signedContract(api);
    const { customer, contract } = own;
    const consultant = await onTheLine(customer);
    const params = { id: customer.userId, contractId: contract.id };
    const send = (copy: 'pix' | 'receipt') =>
      consultant.send(sendCopyByPhone, { params, body: { copy } });
    const [account] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, customer.userId));
    expect((await contractOnLine(consultant, params.id))?.copies).toEqual(
      expect.arrayContaining(['pix', 'boleto']),
    );
    expect((await send('receipt')).status).toBe(404);
    expect((await send('pix')).status).toBe(200);
    const bill = await lastMail();
    expect(bill?.recipient).toBe(account?.email);
    expect(bill?.subject).toContain('Chegou a sua conta');
    expect(bill?.bodyText).toContain(BY);
    expect(bill?.bodyText).toContain('br.gov.bcb.pix');
    await askToPay(own, 'pix');
    await payNewest(api, fake);
    expect((await send('receipt')).status).toBe(200);
    const receipt = await lastMail();
    expect(receipt?.subject).toBe(`Contrato ${contract.number}: segunda via do recibo`);
    expect(receipt?.bodyText).toContain(BY);
    expect((await api.trail('second-copy-sent')).map(({ detail }) => detail)).toEqual([
      'pix',
      'receipt',
    ]);
  });

  it('goes out once when the consultant presses twice, and again a minute later', async () => {
    const { customer, contract } = await signedContract(api);
    const consultant = await onTheLine(customer);
    const params = { id: customer.userId, contractId: contract.id };
    const send = () =>
      consultant.send(sendCopyByPhone, { params, body: { copy: 'pix' as const } });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.trail('second-copy-sent')).toHaveLength(1);
    const mails = (await api.mails()).length;
    api.clock.advance(60_000);
    await send();
    expect(await api.mails()).toHaveLength(mails + 1);
  });

  it('of a company’s bill goes to its financial contact, as its bills do', async () => {
    const { customer, contract } = await signedContract(api, {
      clientType: 2,
      order: { income: 900_000 },
      columns: { personType: 'PJ', document: 'DEM0PJ01000160' },
    });
    const contact = 'financeiro@empresa.test';
    await api.db
      .update(registrations)
      .set({ financialContactEmail: contact })
      .where(eq(registrations.userId, customer.userId));
    const consultant = await onTheLine(customer);
    await consultant.send(sendCopyByPhone, {
      params: { id: customer.userId, contractId: contract.id },
      body: { copy: 'boleto' },
    });
    const mail = await lastMail();
    expect(mail?.subject).toContain('Chegou a sua conta');
    expect(mail?.recipient).toBe(contact);
  });

  it('says when the bank does not answer', async () => {
    const { customer, contract } = await signedContract(api);
    const consultant = await onTheLine(customer);
    fake.away = 'before';
    const { status } = await consultant.send(sendCopyByPhone, {
      params: { id: customer.userId, contractId: contract.id },
      body: { copy: 'boleto' },
    });
    expect(status).toBe(503);
  });
});

it('what was done in a call stands in the history of the customer, newest first', async () => {
  const { customer, contract } = await signedContract(api);
  const consultant = await onTheLine(customer);
  const { id, number } = contract;
  const params = { id: customer.userId, contractId: id };
  const body = { copy: 'pix' as const };
  expect((await consultant.send(sendCopyByPhone, { params, body })).status).toBe(200);
  api.clock.advance(1000);
  await consultant.send(startAddressByPhone, { params, body: ADDRESS });
  const file = await consultant.send(getCustomer, { params });
  expect(file.data.events.filter(({ kind }) => kind === 'by-phone')).toMatchObject([
    { act: 'address', by: 'Olga Prado', contract: null },
    { act: 'second-copy', by: 'Olga Prado', contract: { id, number } },
  ]);
});

describe('a change of the address', () => {
  it('waits for the customer, who reads who filled it in, and is theirs once saved', async () => {
    const { customer } = await signedContract(api);
    const consultant = await onTheLine(customer);
    const params = { id: customer.userId };
    const registration = async () =>
      (await customer.send(getRegistration, { params })).data;
    const before = (await registration()).address;
    await consultant.send(startAddressByPhone, { params, body: ADDRESS });
    const mail = await lastMail();
    expect(mail?.subject).toBe('Confira o seu novo endereço');
    expect(mail?.bodyText).toContain(BY);
    expect(mail?.bodyText).not.toContain('Batel');
    expect(await registration()).toMatchObject({
      address: before,
      addressBy: 'Olga Prado',
    });
    const form = 'registration-address';
    const draft = await customer.send(getDraft, { params: { form } });
    // The complement of the old street is not the new one's.
    expect(draft.data?.values).toMatchObject({ ...ADDRESS, complement: '' });
    await customer.send(saveAddress, { params, body: ADDRESS });
    const after = await registration();
    expect(after.address).toMatchObject({ street: 'Avenida do Batel' });
    expect(after).not.toHaveProperty('addressBy');
  });

  it('is the customer’s own once they discard it and write another', async () => {
    const { customer } = await signedContract(api);
    const consultant = await onTheLine(customer);
    const params = { id: customer.userId };
    await consultant.send(startAddressByPhone, { params, body: ADDRESS });
    const own = { params: { form: 'registration-address' } };
    await customer.send(removeDraft, own);
    api.clock.advance(60_000);
    await customer.send(saveDraft, { ...own, body: { values: { cep: '01310100' } } });
    const shown = await customer.send(getRegistration, { params });
    expect(shown.status).toBe(200);
    expect(shown.data).not.toHaveProperty('addressBy');
  });
});
