import {
  correctOdometerReading,
  getDealershipToday,
  getKmBank,
  sendOdometerPhoto,
  sendOdometerReading,
  strikeOdometerReading,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { NEARBY } from '../../contracts/deliveries/testing/signed-contract';
import { aPhoto } from '../../identity/documents/testing/files';
import { testApi } from '../../testing/api';
import { driving } from '../returns/testing/car-return';
import { resetWorkshops, workshopActs } from './testing/workshop-visit';

const api = testApi();
const { staff, book, move, cancel, note, look, visits, agenda } = workshopActs(api);
beforeEach(() => resetWorkshops(api));

describe('the workshop', () => {
  it('has the visit in its day until it notes whether the car came', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    const early = await note(await staff(), data.id, {
      outcome: 'realizada',
      odometerKm: 380,
      revision: data.revision,
    });
    expect(early.body.message).toBe('A hora desta visita ainda não chegou.');
    api.clock.advance(DAY_MS);
    const seller = await staff();
    const day = await seller.send(getDealershipToday, {});
    expect(day.data.items).toMatchObject([
      {
        task: 'workshop',
        id: data.id,
        until: '2026-11-24',
        hour: '09:00',
      },
    ]);
    const done = await note(seller, data.id, {
      outcome: 'realizada',
      odometerKm: 380,
      revision: data.revision,
    });
    expect(done.data).toMatchObject({ state: 'realizada', odometerKm: 380 });
    expect((await seller.send(getDealershipToday, {})).data.items).toEqual([]);
    expect(await agenda(seller)).toEqual([]);
    expect(await agenda(seller, 'over')).toMatchObject([{ state: 'realizada' }]);
    const corrected = await note(seller, data.id, {
      outcome: 'faltou',
      revision: done.data.revision,
    });
    expect(corrected.data).toMatchObject({ state: 'faltou', odometerKm: null });
    await signedInAgain(api, customer);
    expect(await visits(customer, id)).toMatchObject({
      items: [{ state: 'faltou', canChange: false }],
      canBook: true,
    });
  });

  it('notes no km of a car that did not come', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    const { body } = await note(await staff(), data.id, {
      outcome: 'faltou',
      odometerKm: 9800,
      revision: data.revision,
    });
    expect(body.fields).toEqual([
      { key: 'OdometerKm', message: 'Os km são de um carro que veio à oficina.' },
    ]);
  });

  it('shows a visit to its customer and to its dealership alone; the trail has the look', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    expect((await look(await staff(), data.id)).data.customer).toEqual({
      email: expect.any(String),
      phone: expect.any(String),
    });
    expect((await look(customer, data.id)).data.customer).toBeUndefined();
    const elsewhere = await api.asRole('DEALER', { dealershipId: NEARBY });
    const somebody = await api.asRole('customer');
    const to = { day: '2026-11-26', time: '09:00', revision: data.revision };
    for (const stranger of [elsewhere, somebody]) {
      expect((await look(stranger, data.id)).status).toBe(404);
      expect((await move(stranger, data.id, to)).status).toBe(404);
      expect((await cancel(stranger, data.id, data.revision)).status).toBe(404);
    }
    expect((await book(somebody, id)).status).toBe(404);
    expect(await agenda(elsewhere)).toEqual([]);
  });

  describe('the km of a car that came', () => {
    /** A revision on 24/11/2026, the day on which the car has come. */
    async function came() {
      const { customer, id } = await driving(api);
      const { data: visit } = await book(customer, id);
      api.clock.advance(DAY_MS);
      const seller = await staff();
      await signedInAgain(api, customer);
      const bank = async () => (await customer.send(getKmBank, { params: { id } })).data;
      const read = (km: number) =>
        customer.send(sendOdometerReading, { params: { id }, body: { km } });
      return { customer, id, visit, seller, bank, read };
    }
    type Came = Awaited<ReturnType<typeof came>>;
    const AT_HANDOVER = { onDay: '2026-11-23', km: 12, isHandover: true };

    it('have to be noted with it', async () => {
      const { visit, seller } = await came();
      const { revision } = visit;
      const { body } = await note(seller, visit.id, { outcome: 'realizada', revision });
      expect(body.fields).toEqual([
        { key: 'OdometerKm', message: 'Informe os km do painel.' },
      ]);
    });

    it('are a reading of the workshop, which moves the maintenance and goes with the note', async () => {
      const { visit, seller, bank } = await came();
      expect((await bank()).maintenance?.next).toMatchObject({ number: 1 });
      const { data: done } = await note(seller, visit.id, {
        outcome: 'realizada',
        odometerKm: 300,
        revision: visit.revision,
      });
      expect(await bank()).toMatchObject({
        readings: [{ onDay: '2026-11-24', km: 300, atWorkshop: true }, AT_HANDOVER],
        driven: 288,
        maintenance: { next: { number: 2, dueOn: '2027-11-24', dueKm: 10_300 } },
      });
      const { data: corrected } = await note(seller, visit.id, {
        outcome: 'realizada',
        odometerKm: 290,
        revision: done.revision,
      });
      expect((await bank()).readings).toMatchObject([{ km: 290 }, AT_HANDOVER]);
      await note(seller, visit.id, { outcome: 'faltou', revision: corrected.revision });
      expect(await bank()).toMatchObject({
        readings: [AT_HANDOVER],
        maintenance: { next: { number: 1 } },
      });
    });

    it('stay struck when the visit is noted again, until other km are', async () => {
      const { id, visit, seller, bank } = await came();
      const form = { outcome: 'realizada', odometerKm: 300 } as const;
      const { data: done } = await note(seller, visit.id, {
        ...form,
        revision: visit.revision,
      });
      const consultant = await api.asRole('CONSULTANT');
      await consultant.send(strikeOdometerReading, {
        params: { id, day: '2026-11-24' },
        body: { km: 300, reason: 'A oficina leu outro painel.' },
      });
      expect(await bank()).toMatchObject({
        struck: [{ km: 300, atWorkshop: true }],
        maintenance: { next: { dueKm: 10_012 } },
      });
      const { data: again } = await note(seller, visit.id, {
        ...form,
        revision: done.revision,
      });
      expect((await bank()).readings).toEqual([AT_HANDOVER]);
      await note(seller, visit.id, { ...form, odometerKm: 30, revision: again.revision });
      expect((await bank()).readings).toMatchObject([{ km: 30 }, AT_HANDOVER]);
    });

    it.each([
      [
        'the customer took back',
        ({ customer, id }: Came) =>
          customer.send(correctOdometerReading, {
            params: { id, day: '2026-11-24' },
            body: { km: 300 },
          }),
      ],
      [
        'the customer had noted and a consultant struck',
        async ({ id }: Came) =>
          (await api.asRole('CONSULTANT')).send(strikeOdometerReading, {
            params: { id, day: '2026-11-24' },
            body: { km: 300, reason: 'A foto era de outro carro.' },
          }),
      ],
    ])('count where they are those that %s', async (_which, takeAway) => {
      const visited = await came();
      await visited.read(300);
      expect((await takeAway(visited)).status).toBe(200);
      expect((await visited.bank()).readings).toEqual([AT_HANDOVER]);
      await note(visited.seller, visited.visit.id, {
        outcome: 'realizada',
        odometerKm: 300,
        revision: visited.visit.revision,
      });
      expect((await visited.bank()).readings).toMatchObject([
        { onDay: '2026-11-24', km: 300, atWorkshop: true },
        AT_HANDOVER,
      ]);
    });

    it('are refused below those of an earlier day, and asked about far above them', async () => {
      const { visit, seller, bank } = await came();
      const form = { outcome: 'realizada', revision: visit.revision } as const;
      const below = await note(seller, visit.id, { ...form, odometerKm: 11 });
      expect(below.body.fields).toEqual([
        {
          key: 'OdometerKm',
          message: 'O painel marcava 12 km em 23/11/2026. Confira os km.',
        },
      ]);
      const far = { ...form, odometerKm: 9800 };
      expect((await note(seller, visit.id, far)).body).toMatchObject({
        reason: 'reading-unlikely',
        message:
          'São 9.788 km desde 23/11/2026, mais de 400 km por dia. Confira o painel.',
      });
      const sure = await note(seller, visit.id, { ...far, confirmed: true });
      expect(sure.data).toMatchObject({ state: 'realizada', odometerKm: 9800 });
      expect((await bank()).readings[0]).toMatchObject({ km: 9800, atWorkshop: true });
    });

    it("stay beside the customer's own reading of that day, whatever becomes of the note", async () => {
      const { visit, seller, bank, read } = await came();
      await read(310);
      const { data: done } = await note(seller, visit.id, {
        outcome: 'realizada',
        odometerKm: 300,
        revision: visit.revision,
      });
      expect(done).toMatchObject({ state: 'realizada', odometerKm: 300 });
      await note(seller, visit.id, { outcome: 'faltou', revision: done.revision });
      expect((await bank()).readings).toEqual([
        { onDay: '2026-11-24', km: 310, isHandover: false, canCorrect: true },
        AT_HANDOVER,
      ]);
    });

    it("are a workshop's for a picture of the customer, who notes the km before", async () => {
      const { customer, id, visit, seller, bank, read } = await came();
      const { data: done } = await note(seller, visit.id, {
        outcome: 'realizada',
        odometerKm: 300,
        revision: visit.revision,
      });
      const photograph = async () =>
        customer.send(sendOdometerPhoto, {
          params: { id },
          body: { file: await aPhoto() },
        });
      expect((await photograph()).body).toMatchObject({
        reason: 'reading-missing',
        message: 'Informe antes os km de hoje: a foto fica junto da leitura.',
      });
      await read(310);
      expect((await photograph()).status).toBe(200);
      await note(seller, visit.id, { outcome: 'faltou', revision: done.revision });
      expect((await bank()).readings[0]).toMatchObject({
        km: 310,
        photoId: expect.any(String),
      });
    });

    it('are said to be the workshop’s where they refuse those of a later day', async () => {
      const { customer, visit, seller, read } = await came();
      await note(seller, visit.id, {
        outcome: 'realizada',
        odometerKm: 98_000,
        confirmed: true,
        revision: visit.revision,
      });
      api.clock.advance(DAY_MS);
      await signedInAgain(api, customer);
      expect((await read(320)).body.fields).toEqual([
        {
          key: 'Km',
          message:
            'O painel marcava 98.000 km em 24/11/2026, lido pela oficina. Confira os km. Se a oficina errou, peça a correção a ela ou a nós.',
        },
      ]);
    });
  });
});
