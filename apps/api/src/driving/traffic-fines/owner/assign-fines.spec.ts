import {
  assignTrafficFines,
  cancelTrafficFine,
  cancelTrafficFines,
  chargeTrafficFine,
  endStaffAccess,
  getTrafficFine,
  keepHold,
  listNotifications,
  listTrafficFineQueue,
  listTrafficFines,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { register } from '../testing/a-fine';
import { cancel, fineSteps } from '../testing/fine-steps';

// The clock stands at noon of Monday 23/11/2026, and the steps go on from there.
const api = testApi();
const { twoDaysOn, named } = fineSteps(api);

const NOBODY = '00000000-0000-4000-8000-000000000000';
type Item = { id: string; revision?: number };
const assign = (who: TestClient, to: string | null, items: Item[], takeOver?: boolean) =>
  who.send(assignTrafficFines, {
    body: {
      items: items.map(({ id, revision = 1 }) => ({ id, revision })),
      to,
      ...(takeOver && { takeOver }),
    },
  });
const told = ({
  data,
}: {
  data: { rows: { outcome: string; message: string | null }[] };
}) => data.rows.map(({ outcome, message }) => message ?? outcome);
const heldBy = async (who: TestClient, id: string) =>
  (await who.send(getTrafficFine, { params: { id } })).data.heldBy;
const queue = async (who: TestClient, query: { holder?: string } = {}) =>
  (await who.send(listTrafficFineQueue, { query })).data.items.map(
    ({ noticeNumber }) => noticeNumber,
  );

async function threeFines() {
  const { consultant: otavio, ...driven } = await twoDaysOn();
  const livia = await api.asRole('CONSULTANT', { name: 'Lívia Prado' });
  const fine = async (noticeNumber: string, day: string) =>
    (await register(otavio, { noticeNumber, answerUntil: `2026-12-${day}` })).data.id;
  const ids = [await fine('T1', '21'), await fine('T2', '22'), await fine('T3', '23')];
  const [one = '', two = '', three = ''] = ids;
  return { ...driven, otavio, livia, one, two, three };
}

describe('a fine', () => {
  it('is left with a colleague, who finds all of them by “minhas” and one line in the bell', async () => {
    const { otavio, livia, one, two, customer, id } = await threeFines();
    expect(told(await assign(otavio, livia.userId, [{ id: one }, { id: two }]))).toEqual([
      'done',
      'done',
    ]);
    expect(await queue(livia, { holder: 'minhas' })).toEqual(['T1', 'T2']);
    expect(await queue(otavio, { holder: 'minhas' })).toEqual([]);
    expect(await queue(otavio, { holder: livia.userId })).toEqual(['T1', 'T2']);
    expect(await queue(otavio, { holder: 'livres' })).toEqual(['T3']);
    expect(await queue(otavio)).toEqual(['T1', 'T2', 'T3']);
    const since = api.clock.now().toISOString();
    expect(await heldBy(livia, one)).toEqual({ name: 'Lívia Prado', since, isMe: true });
    expect(await heldBy(otavio, one)).toMatchObject({ isMe: false });
    const bell = await livia.send(listNotifications, {});
    expect(bell.data.items.map(({ kind }) => kind)).toEqual(['fines-assigned']);
    const own = await customer.send(listTrafficFines, { params: { id } });
    expect(own.data.items.filter((fine) => 'heldBy' in fine)).toEqual([]);
    expect(
      (await api.trail())
        .filter(({ action }) => action === 'traffic-fine-assigned')
        .map(({ actorId, subject }) => [actorId, subject]),
    ).toEqual([
      [otavio.userId, `traffic-fine:${one}`],
      [otavio.userId, `traffic-fine:${two}`],
    ]);
  });

  it('that a consultant takes brings no line to the bell, sent again neither', async () => {
    const { otavio, livia, one } = await threeFines();
    await assign(otavio, otavio.userId, [{ id: one }]);
    expect(await heldBy(otavio, one)).toMatchObject({ isMe: true });
    for (let sent = 0; sent < 2; sent += 1)
      expect(told(await assign(otavio, livia.userId, [{ id: one }]))).toEqual(['done']);
    expect((await otavio.send(listNotifications, {})).data.items).toEqual([]);
    expect((await livia.send(listNotifications, {})).data.items).toHaveLength(1);
  });

  it('of a colleague passes only when the reader takes it over', async () => {
    const { otavio, livia, one } = await threeFines();
    await assign(livia, livia.userId, [{ id: one }]);
    expect(told(await assign(otavio, otavio.userId, [{ id: one }]))).toEqual([
      'Lívia Prado ficou com esta multa em 25/11/2026, 12:00.',
    ]);
    expect(told(await assign(otavio, otavio.userId, [{ id: one }], true))).toEqual([
      'done',
    ]);
    expect(await heldBy(otavio, one)).toMatchObject({ isMe: true });
  });

  it('is given back by its consultant alone, even while a colleague looks at it', async () => {
    const { otavio, livia, one } = await threeFines();
    await assign(livia, livia.userId, [{ id: one }]);
    expect(told(await assign(otavio, null, [{ id: one }], true))).toEqual([
      'Lívia Prado ficou com esta multa em 25/11/2026, 12:00.',
    ]);
    await otavio.send(keepHold, {
      params: { queue: 'fines', id: one },
      body: { takeOver: false },
    });
    for (let sent = 0; sent < 2; sent += 1)
      expect(told(await assign(livia, null, [{ id: one }]))).toEqual(['done']);
    expect(await heldBy(livia, one)).toBeNull();
    expect(
      (await api.trail())
        .filter(({ action }) => action === 'traffic-fine-assigned')
        .map(({ actorId, detail }) => [actorId, detail]),
    ).toEqual([
      [livia.userId, null],
      [livia.userId, 'released'],
    ]);
    expect(await queue(otavio, { holder: 'livres' })).toEqual(['T1', 'T2', 'T3']);
  });

  it('stays when a colleague has it open, when it is over, changed or unknown, row by row', async () => {
    const { otavio, livia, one, two, three } = await threeFines();
    await livia.send(keepHold, {
      params: { queue: 'fines', id: one },
      body: { takeOver: false },
    });
    await cancel(otavio, two, 1);
    const items = [
      { id: one },
      { id: two, revision: 2 },
      { id: three, revision: 7 },
      { id: NOBODY },
    ];
    expect(told(await assign(otavio, otavio.userId, items))).toEqual([
      'Lívia Prado está com esta multa desde as 12:00.',
      'Esta multa já terminou.',
      'Esta multa mudou depois que a lista foi aberta.',
      'Não encontramos essa multa.',
    ]);
    // Whoever has it open may get it.
    expect(told(await assign(otavio, livia.userId, [{ id: one }]))).toEqual(['done']);
  });

  it('is nobody’s who does not work on fines', async () => {
    const { otavio, one, customer } = await threeFines();
    const leads = await api.asRole('CONSULTANT', { rights: ['leads'] });
    for (const { userId } of [leads, customer])
      expect((await assign(otavio, userId, [{ id: one }])).body.fields).toEqual([
        { key: 'To', message: 'Essa pessoa não trabalha com multas. Escolha outra.' },
      ]);
    expect((await assign(leads, otavio.userId, [{ id: one }])).status).toBe(403);
  });

  it('leaves the customer’s answer as it was read', async () => {
    const { consultant, customer, id, revision } = await named();
    await assign(consultant, consultant.userId, [{ id, revision }]);
    const { data } = await consultant.send(getTrafficFine, { params: { id } });
    expect(data.revision).toBe(revision);
    expect(customer.userId).not.toBe(consultant.userId);
  });

  it('is not cancelled by a colleague in a selection, but on its page', async () => {
    const { otavio, livia, one } = await threeFines();
    await assign(livia, livia.userId, [{ id: one }]);
    const reason = 'O órgão anulou a multa.';
    const items = [{ id: one, revision: 1 }];
    const { data } = await otavio.send(cancelTrafficFines, { body: { items, reason } });
    expect(data.rows).toEqual([
      {
        id: one,
        outcome: 'held',
        message: 'Lívia Prado ficou com esta multa em 25/11/2026, 12:00.',
      },
    ]);
    const alone = await otavio.send(cancelTrafficFine, {
      params: { id: one },
      body: { revision: 1, reason },
    });
    expect(alone.status).toBe(200);
  });

  it('is charged by its owner while a colleague looks at it', async () => {
    const { consultant, id, revision } = await named();
    const livia = await api.asRole('CONSULTANT', { name: 'Lívia Prado' });
    await assign(consultant, consultant.userId, [{ id, revision }]);
    await livia.send(keepHold, {
      params: { queue: 'fines', id },
      body: { takeOver: false },
    });
    const charged = await consultant.send(chargeTrafficFine, {
      params: { id },
      body: { revision, amount: 130.16 },
    });
    expect(charged.data.state).toBe('cobrada');
  });

  it('that is open is free again when its owner’s access ends', async () => {
    const { otavio, livia, one, two } = await threeFines();
    await api.asRole('CONSULTANT', { name: 'Rui Dias' });
    await assign(livia, livia.userId, [{ id: one }, { id: two }]);
    await cancel(livia, two, 1);
    await otavio.send(endStaffAccess, { params: { id: livia.userId } });
    expect(await heldBy(otavio, one)).toBeNull();
    expect(await heldBy(otavio, two)).toMatchObject({ name: 'Lívia Prado' });
  });
});
