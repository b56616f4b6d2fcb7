import { cancelReturn } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { sendDueMails } from '#platform/jobs/outbox';
import { testApi } from '../../../testing/api';
import { acts, type Driver, driving, live } from '../testing/car-return';
import { remindOfReturns } from './remind-of-return.job';

const api = testApi();
const act = acts(api);
const SUBJECT = 'Amanhã, às 09:00: a devolução do seu carro';
const ADDRESS = 'Avenida Paulista, 1900, São Paulo, SP';
const run = () => remindOfReturns(api.ports, api.db);
const reminders = async () =>
  (await api.mails()).filter(({ subject }) => subject === SUBJECT);

/** The calendar file of the last mail with a subject that was sent. */
async function calendarOf(subject: string) {
  await sendDueMails(api.ports, api.app.log);
  const file = api.sent.findLast((mail) => mail.subject === subject)?.attachments?.[0];
  return {
    name: file?.name,
    text: new TextDecoder().decode(file?.bytes).replaceAll('\r\n ', ''),
  };
}

/** In month 13, with a return booked for the day after tomorrow. */
async function bookedInTwoDays(): Promise<Driver> {
  const driver = await driving(api);
  await live(api, 366, driver); // Wednesday, 24/11/2027, at noon
  const days = await act.slots(driver.customer, driver.id);
  const cost = days.find(({ day }) => day === '2027-11-26')?.cost ?? 0;
  const { status } = await act.book(driver.customer, driver.id, '2027-11-26', cost);
  if (status !== 200) throw new Error('The return was not booked');
  return driver;
}

describe('the booking of a return', () => {
  it('is told with a calendar file', async () => {
    await bookedInTwoDays();
    const { name, text } = await calendarOf('Devolução marcada');
    expect(name).toBe('devolucao.ics');
    expect(text).toContain('DTSTART:20271126T120000Z');
  });
});

describe('the day before a return', () => {
  it('the customer is reminded once, with address and calendar file', async () => {
    await bookedInTwoDays();
    await run();
    expect(await reminders()).toEqual([]);
    api.clock.advance(DAY_MS);
    await run();
    await run();
    const mails = await reminders();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.bodyText).toContain(
      'A devolução do seu carro é amanhã, 26/11/2027, às 09:00, na loja Rodar Paulista, em São Paulo, SP.',
    );
    expect(mails[0]?.bodyText).toContain('Leve o carro com as chaves e os documentos');
    expect(mails[0]?.bodyText).toContain('Loja: Rodar Paulista, em São Paulo, SP');
    expect(mails[0]?.bodyText).toContain(`Endereço: ${ADDRESS}`);
    const { name, text } = await calendarOf(SUBJECT);
    expect(name).toBe('devolucao.ics');
    expect(text).toContain('DTSTART:20271126T120000Z');
    expect(text.replaceAll('\\,', ',')).toContain(`LOCATION:Rodar Paulista, ${ADDRESS}`);
  });

  it('who called it off is not reminded', async () => {
    const { customer, id } = await bookedInTwoDays();
    await customer.send(cancelReturn, { params: { id } });
    api.clock.advance(DAY_MS);
    await run();
    expect(await reminders()).toEqual([]);
  });
});
