import { listNotifications, withdrawContract } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { HOME, NEARBY } from '../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { acts, booked, driving } from '../returns/testing/car-return';
import { remindOfVisits } from './remind-of-visit.job';
import { resetWorkshops, workshopActs } from './testing/workshop-visit';
import { workshopVisits } from './workshop.table';

const api = testApi();
const { staff, book, move, cancel, note, visits, agenda, subjects, mailOf } =
  workshopActs(api);
beforeEach(() => resetWorkshops(api));

const MOVED = { day: '2026-11-25', time: '14:00' };

describe('a booked visit', () => {
  it('is moved by the dealership, then back by the customer; each move is told by mail', async () => {
    const { customer, id } = await driving(api);
    const seller = await staff();
    const { data } = await book(customer, id);
    const moved = await move(seller, data.id, {
      day: '2026-11-25',
      time: '14:00',
      revision: data.revision,
    });
    expect(moved.data).toMatchObject({
      slot: { day: '2026-11-25', time: '14:00' },
      movedBy: 'dealership',
    });
    expect((await visits(customer, id)).items).toMatchObject([
      { slot: { day: '2026-11-25', time: '14:00' }, movedBy: 'dealership' },
    ]);
    expect((await mailOf('A loja mudou a sua visita à oficina'))?.bodyText).toContain(
      'A loja mudou a visita do seu carro à oficina para 25/11/2026, às 14:00.',
    );
    const back = await move(customer, data.id, {
      day: '2026-11-24',
      time: '09:00',
      revision: moved.data.revision,
    });
    expect(back.data).toMatchObject({
      slot: { day: '2026-11-24', time: '09:00' },
      movedBy: 'customer',
    });
    expect(await agenda(seller)).toMatchObject([
      { slot: { day: '2026-11-24', time: '09:00' }, movedBy: 'customer' },
    ]);
    expect(await subjects()).toEqual([
      'Visita à oficina marcada',
      'A loja mudou a sua visita à oficina',
      'Visita à oficina remarcada',
    ]);
  });

  it('stays where the second of two people at once wanted to move it from', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    const answers = await Promise.all([
      move(await staff(), data.id, { day: '2026-11-25', time: '14:00', revision: 1 }),
      move(customer, data.id, { day: '2026-11-26', time: '14:00', revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'Esta visita mudou. Confira antes de continuar.',
      reason: 'changed-meanwhile',
    });
  });

  it('is changed by its customer until the day before, by the dealership until its hour', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    api.clock.advance(DAY_MS - 4 * 60 * 60 * 1000); // 24/11/2026, 08:00
    await signedInAgain(api, customer);
    const to = { day: '2026-11-26', time: '09:00', revision: data.revision };
    const mine = await move(customer, data.id, to);
    expect(mine.status).toBe(409);
    expect(mine.body).toMatchObject({
      message:
        'A visita é hoje. Para mudar ou desmarcar, ligue para a loja: (11) 3000-0005.',
      reason: 'workshop-unready',
    });
    expect((await cancel(customer, data.id, data.revision)).body.reason).toBe(
      'workshop-unready',
    );
    expect((await visits(customer, id)).items[0]?.canChange).toBe(false);
    const seller = await staff();
    expect((await move(seller, data.id, to)).status).toBe(200);
  });

  it('is cancelled by its customer, and another can be booked', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    const gone = await cancel(customer, data.id, data.revision);
    expect(gone.data).toMatchObject({ state: 'desmarcada', cancelledBy: 'customer' });
    expect((await mailOf('Visita à oficina desmarcada'))?.bodyText).toContain(
      'Você desmarcou a visita do seu carro à oficina em 24/11/2026, às 09:00.',
    );
    const again = await cancel(customer, data.id, gone.data.revision);
    expect(again.body.message).toBe('Esta visita já foi desmarcada.');
    expect((await book(customer, id)).status).toBe(200);
  });

  it('is cancelled by the dealership, which tells the customer', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    const gone = await cancel(await staff(), data.id, data.revision);
    expect(gone.data.cancelledBy).toBe('dealership');
    expect((await mailOf('Visita à oficina desmarcada'))?.bodyText).toContain(
      'A loja desmarcou a visita do seu carro à oficina em 24/11/2026, às 09:00.',
    );
  });

  it('is reminded of once, on the day before', async () => {
    const { customer, id } = await driving(api);
    await book(customer, id, { day: '2026-11-26' });
    expect(await remindOfVisits(api.ports, api.db)).toEqual({ done: 0 });
    api.clock.advance(2 * DAY_MS);
    expect(await remindOfVisits(api.ports, api.db)).toEqual({ done: 1 });
    expect(await remindOfVisits(api.ports, api.db)).toEqual({ done: 0 });
    const mail = await mailOf('Amanhã, às 09:00: o seu carro na oficina');
    expect(mail?.bodyText).toContain(
      'A visita do seu carro à oficina é amanhã, 26/11/2026, às 09:00.',
    );
  });
});

describe('the bell', () => {
  it('rings for the dealers of the workshop when the customer books, moves or cancels', async () => {
    const dealer = await api.asRole('DEALER', { dealershipId: HOME });
    const elsewhere = await api.asRole('DEALER', { dealershipId: NEARBY });
    const { customer, id, contract } = await driving(api);
    const told = async (who: TestClient) =>
      (await who.send(listNotifications, { query: {} })).data.items
        .filter(({ kind }) => kind.startsWith('visit-'))
        .map(({ kind, label, subjectId }) => ({ kind, label, subjectId }));
    const { data } = await book(customer, id);
    const line = { label: contract.number, subjectId: data.id };
    expect(await told(dealer)).toEqual([{ kind: 'visit-booked', ...line }]);
    api.clock.advance(60_000);
    const to = { day: '2026-11-25', time: '14:00' };
    const moved = await move(customer, data.id, { ...to, revision: data.revision });
    api.clock.advance(60_000);
    const back = await move(await staff(), data.id, {
      ...to,
      time: '15:00',
      revision: moved.data.revision,
    });
    await cancel(customer, data.id, back.data.revision);
    expect(await told(dealer)).toEqual([
      { kind: 'visit-cancelled', ...line },
      { kind: 'visit-moved', ...line },
      { kind: 'visit-booked', ...line },
    ]);
    expect(await told(elsewhere)).toEqual([]);
  });
});

describe('a change whose answer was lost', () => {
  it('is sent again without a conflict, and moves once', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    const to = { ...MOVED, revision: data.revision };
    const first = await move(customer, data.id, to);
    const again = await move(customer, data.id, to);
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
    expect(await subjects()).toEqual([
      'Visita à oficina marcada',
      'Visita à oficina remarcada',
    ]);
  });

  it('is no move of a visit that was cancelled meanwhile', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    const to = { ...MOVED, revision: data.revision };
    const moved = await move(customer, data.id, to);
    await cancel(customer, data.id, moved.data.revision);
    expect((await move(customer, data.id, to)).body.reason).toBe('changed-meanwhile');
  });

  it('notes an outcome once, and another outcome of the old revision is refused', async () => {
    const { customer, id } = await driving(api);
    const { data } = await book(customer, id);
    api.clock.advance(DAY_MS);
    const seller = await staff();
    const form = { outcome: 'realizada', odometerKm: 380, revision: 1 } as const;
    const first = await note(seller, data.id, form);
    const again = await note(seller, data.id, form);
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
    expect(await api.trail('workshop-visit-noted')).toHaveLength(1);
    const other = await note(seller, data.id, { outcome: 'faltou', revision: 1 });
    expect(other.body.reason).toBe('changed-meanwhile');
  });
});

describe('the end of a contract', () => {
  it('leaves no visit to book after a withdrawal, while the car is still out', async () => {
    const { customer, id } = await driving(api);
    expect((await book(customer, id)).status).toBe(200);
    const withdrawn = await customer.send(withdrawContract, {
      params: { id },
      body: { cost: 0 },
    });
    expect(withdrawn.status).toBe(200);
    expect(await visits(customer, id)).toMatchObject({
      items: [{ state: 'desmarcada', cancelledBy: null }],
      canBook: false,
    });
    expect((await book(customer, id)).body.reason).toBe('contract-over');
  });

  it('leaves a visit of this morning for the workshop to note', async () => {
    const { customer, id, seller } = await booked(api);
    // 25/11/2027, 12:00, the day of the return.
    await api.db.delete(workshopVisits);
    expect((await book(customer, id, { day: '2027-11-26' })).status).toBe(200);
    await api.db.update(workshopVisits).set({ slotOn: '2027-11-25', slotAt: '09:00' });
    expect((await acts(api).giveBack(seller, id, 9000)).status).toBe(200);
    const { items } = await visits(customer, id);
    expect(items).toMatchObject([{ state: 'marcada' }]);
    const visit = items[0];
    const noted = await note(seller, visit?.id ?? '', {
      outcome: 'realizada',
      odometerKm: 9000,
      revision: visit?.revision ?? 0,
    });
    expect(noted.data.state).toBe('realizada');
  });

  it('meets an outcome that is noted at the same time without a fault', async () => {
    const { customer, id, seller } = await booked(api);
    await book(customer, id, { day: '2027-11-26' });
    await api.db.update(workshopVisits).set({ slotOn: '2027-11-25', slotAt: '09:00' });
    const [visit] = (await visits(customer, id)).items;
    const act = acts(api);
    await act.photograph(seller, id);
    await act.askPin(seller, id);
    const pin = await act.mailedPin();
    const answers = await Promise.all([
      act.receive(seller, id, 9000, pin),
      note(seller, visit?.id ?? '', {
        outcome: 'realizada',
        odometerKm: 9000,
        revision: visit?.revision ?? 0,
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await visits(customer, id)).items).toMatchObject([{ state: 'realizada' }]);
  });
});
