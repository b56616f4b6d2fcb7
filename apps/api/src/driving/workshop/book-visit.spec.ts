import { eq } from 'drizzle-orm';
import { sendDueMails } from '#platform/jobs/outbox';
import { dealershipClosedDays } from '../../catalog/dealerships/dealerships.table';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { HOME, NEARBY } from '../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../testing/api';
import { acts, booked, driving } from '../returns/testing/car-return';
import { resetWorkshops, workshopActs } from './testing/workshop-visit';
import { workshopHours } from './workshop.table';

const api = testApi();
const { staff, book, move, visits, days, agenda, mailOf } = workshopActs(api);
beforeEach(() => resetWorkshops(api));

const onlyOnePlace = () => api.db.update(workshopHours).set({ perHour: 1 });

describe('a visit to the workshop', () => {
  it('is booked into a free hour from the next business day on, and told by mail with a calendar file', async () => {
    const { customer, id } = await driving(api);
    expect(await visits(customer, id)).toMatchObject({
      items: [],
      canBook: true,
      dealershipId: String(HOME),
    });
    const [first] = await days(customer);
    expect(first?.day).toBe('2026-11-24');
    expect(first?.times).toHaveLength(9);
    expect(first?.times[0]).toEqual({ time: '08:00', free: 2 });

    const { status, data } = await book(customer, id, { note: 'Barulho no freio.' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      reason: 'revisao',
      note: 'Barulho no freio.',
      state: 'marcada',
      slot: { day: '2026-11-24', time: '09:00' },
      movedBy: null,
      canChange: true,
      canNote: false,
    });
    expect(data.customerName).toBeUndefined();
    expect((await days(customer))[0]?.times[1]).toEqual({ time: '09:00', free: 1 });
    const mail = await mailOf('Visita à oficina marcada');
    expect(mail?.bodyText).toContain(
      'A visita do seu carro à oficina ficou para 24/11/2026, às 09:00.',
    );
    // A mail travels open: the customer's words stay behind the sign-in.
    expect(mail?.bodyText).not.toContain('Barulho');
    await sendDueMails(api.ports, api.app.log);
    const [file] = api.sent.at(-1)?.attachments ?? [];
    expect(file?.name).toBe('oficina.ics');
    expect(new TextDecoder().decode(file?.bytes)).toContain('DTSTART:20261124T120000Z');
  });

  it('leaves the last place of an hour to one of two customers at once', async () => {
    await onlyOnePlace();
    const [one, other] = [await driving(api), await driving(api)];
    const answers = await Promise.all(
      [one, other].map(({ customer, id }) => book(customer, id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Esse horário não está mais livre. Escolha outro.',
      reason: 'slot-taken',
    });
    expect(await agenda(await staff())).toHaveLength(1);
  });

  it('takes the place that another customer moves into at the same time from one of both', async () => {
    await onlyOnePlace();
    const [one, other] = [await driving(api), await driving(api)];
    const { data } = await book(one.customer, one.id, { time: '10:00' });
    const answers = await Promise.all([
      move(one.customer, data.id, { day: '2026-11-24', time: '09:00', revision: 1 }),
      book(other.customer, other.id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['on the day itself', '2026-11-23', '16:00'],
    ['on a Saturday', '2026-11-28', '09:00'],
    ['before the workshop opens', '2026-11-24', '07:00'],
    ['after it closes', '2026-11-24', '17:00'],
    ['months ahead', '2027-03-01', '09:00'],
  ])('is refused %s', async (_, day, time) => {
    const { customer, id } = await driving(api);
    expect((await book(customer, id, { day, time })).body.reason).toBe('slot-taken');
  });

  it('is refused on a day that the dealership is closed, and where there is no workshop', async () => {
    const { customer, id } = await driving(api);
    await api.db
      .insert(dealershipClosedDays)
      .values({ dealershipId: HOME, day: '2026-11-24' });
    expect((await book(customer, id)).body.reason).toBe('slot-taken');
    await api.db.delete(workshopHours).where(eq(workshopHours.dealershipId, NEARBY));
    const elsewhere = await book(customer, id, { dealershipId: String(NEARBY) });
    expect(elsewhere.body.reason).toBe('slot-taken');
    expect((await visits(customer, id)).workshops).not.toContain(String(NEARBY));
  });

  it('says which field is wrong', async () => {
    const { customer, id } = await driving(api);
    const { status, body } = await book(customer, id, { reason: 'reparo' });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'Note', message: 'Conte o que precisa de reparo.' },
    ]);
    const unchosen = await book(customer, id, { dealershipId: '' });
    expect(unchosen.body.fields).toEqual([
      { key: 'DealershipId', message: 'Escolha a loja.' },
    ]);
    const nowhere = await book(customer, id, { dealershipId: '999' });
    expect(nowhere.body.fields).toEqual([
      {
        key: 'DealershipId',
        message: 'Essa loja não está disponível. Escolha outra.',
      },
    ]);
  });

  it('is one at a time for a car', async () => {
    const { customer, id } = await driving(api);
    await book(customer, id);
    expect((await visits(customer, id)).canBook).toBe(false);
    const { status, body } = await book(customer, id, { day: '2026-11-25' });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Este carro já tem uma visita marcada. Mude o dia dela, ou desmarque antes de marcar outra.',
    );
  });

  it('needs the car: not before the handover, not after it is back', async () => {
    const { customer, contract } = await signedContract(api);
    const early = await book(customer, contract.id);
    expect(early.body).toMatchObject({
      message: 'O carro ainda não está com você.',
      reason: 'delivery-unready',
    });
    expect((await visits(customer, contract.id)).canBook).toBe(false);
  });

  it('is cancelled when the contract ends, and its place is free again', async () => {
    const driver = await booked(api);
    const { customer, id, seller } = driver;
    expect((await book(customer, id, { day: '2027-11-29' })).status).toBe(200);
    expect((await acts(api).giveBack(seller, id, 9000)).status).toBe(200);
    expect((await visits(customer, id)).items).toMatchObject([
      { state: 'desmarcada', cancelledBy: null },
    ]);
    expect((await mailOf('Visita à oficina desmarcada'))?.bodyText).toContain(
      'O contrato terminou, e com ele desmarcamos a visita do seu carro à oficina em 29/11/2027, às 09:00.',
    );
    const free = (await days(customer)).find(({ day }) => day === '2027-11-29');
    expect(free?.times[1]).toEqual({ time: '09:00', free: 2 });
    const after = await book(customer, id, { day: '2027-11-30' });
    expect(after.body.reason).toBe('contract-over');
  });
});
