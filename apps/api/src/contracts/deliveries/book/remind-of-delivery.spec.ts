import { chooseDeliverySlot, withdrawContract } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { sendDueMails } from '#platform/jobs/outbox';
import { testApi } from '../../../testing/api';
import { signedInAgain } from '../../contracts/testing/signed-contract';
import { CAR, handoverSteps } from '../testing/handover-steps';
import { HOME, paidContract, setStock } from '../testing/signed-contract';
import { remindOfDeliveries } from './remind-of-delivery.job';

const api = testApi();
const { saveCar } = handoverSteps(api);
beforeEach(() => setStock(api, { [HOME]: 3 }));

const HOUR_MS = 60 * 60_000;
/** It is noon of Monday, 23 November, in São Paulo. */
const THREE_DAYS_ON = { day: '2026-11-26', time: '10:00' };
const SUBJECT = 'Amanhã, às 10:00: a entrega do seu carro';

async function booked(body = THREE_DAYS_ON, daysLater = 0) {
  const signed = await paidContract(api);
  api.clock.advance(daysLater * DAY_MS);
  await signedInAgain(api, signed.customer);
  const { status } = await signed.customer.send(chooseDeliverySlot, {
    params: { id: signed.id },
    body,
  });
  if (status !== 200) throw new Error('The slot was not taken');
  return signed;
}
const ADDRESS = 'Avenida Paulista, 1900, São Paulo, SP';
const run = () => remindOfDeliveries(api.ports, api.db);
const reminders = async () =>
  (await api.mails()).filter(({ subject }) => subject === SUBJECT);

async function calendarOf(subject: string) {
  await sendDueMails(api.ports, api.app.log);
  return api.sent.findLast((mail) => mail.subject === subject)?.attachments?.[0];
}

describe('the booking of a delivery', () => {
  it('is told with a calendar file', async () => {
    await booked();
    const calendar = await calendarOf('Entrega marcada');
    expect(calendar?.name).toBe('entrega.ics');
    expect(new TextDecoder().decode(calendar?.bytes)).toContain(
      'DTSTART:20261126T130000Z',
    );
  });
});

describe('the day before a delivery', () => {
  it('the customer is reminded once, from 8 in the morning on, with the address, the plate and a calendar file', async () => {
    const { id } = await booked();
    await saveCar(id, CAR);
    api.clock.advance(2 * DAY_MS - 5 * HOUR_MS);
    await run();
    expect(await reminders()).toEqual([]);
    api.clock.advance(HOUR_MS);
    await run();
    await run();
    const mails = await reminders();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.bodyText).toContain(
      'Seu carro é entregue amanhã, 26/11/2026, às 10:00.',
    );
    expect(mails[0]?.bodyText).toContain('Leve a CNH de quem vai receber.');
    expect(mails[0]?.bodyText).toContain('Placa: BRA2E19');
    const calendar = await calendarOf(SUBJECT);
    expect(calendar?.name).toBe('entrega.ics');
    expect(calendar?.type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const text = new TextDecoder().decode(calendar?.bytes).replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART:20261126T130000Z');
    expect(text).toContain('SUMMARY:Entrega do carro');
    expect(mails[0]?.bodyText).toContain(`Endereço: ${ADDRESS}`);
    expect(text.replaceAll('\\,', ',')).toContain(`LOCATION:Rodar Paulista, ${ADDRESS}`);
    expect(text).toContain('TRIGGER:-PT2H');
  });

  it('is not told of a day that was booked on it: that mail says it all', async () => {
    await booked({ day: '2026-11-25', time: '10:00' }, 1);
    await run();
    expect(await reminders()).toEqual([]);
  });

  it('is told again for another day, and never of the one that was given up', async () => {
    const { customer, id } = await booked();
    api.clock.advance(DAY_MS);
    await signedInAgain(api, customer);
    await customer.send(chooseDeliverySlot, {
      params: { id },
      body: { day: '2026-11-27', time: '10:00' },
    });
    api.clock.advance(DAY_MS);
    await run();
    expect(await reminders()).toEqual([]);
    api.clock.advance(DAY_MS);
    await run();
    expect(await reminders()).toHaveLength(1);
  });

  it('is told to nobody who withdrew', async () => {
    const { customer, id } = await booked();
    await customer.send(withdrawContract, { params: { id }, body: { cost: 0 } });
    api.clock.advance(2 * DAY_MS);
    await run();
    expect(await reminders()).toEqual([]);
  });
});
