import { cancelTrafficFines, keepHold, listTrafficFineQueue } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { register, sendNotification } from './testing/a-fine';
import { fineSteps } from './testing/fine-steps';

const api = testApi();
const { twoDaysOn } = fineSteps(api);

const NOBODY = '00000000-0000-4000-8000-000000000000';
const REASON = 'O órgão anulou a multa.';
const cancelAll = (who: TestClient, ...items: { id: string; revision: number }[]) =>
  who.send(cancelTrafficFines, { body: { items, reason: REASON } });

it('selected fines are cancelled with one reason; each that stays says why, and each told customer has one mail', async () => {
  const { consultant } = await twoDaysOn();
  const other = await api.asRole('CONSULTANT', { name: 'Lívia Prado' });
  const fine = async (noticeNumber: string) =>
    (await register(consultant, { noticeNumber })).data.id;
  const [told, held, changed] = [await fine('T1'), await fine('T2'), await fine('T3')];
  const { revision } = (await sendNotification(consultant, told)).data;
  await sendNotification(consultant, changed);
  await other.send(keepHold, {
    params: { queue: 'fines', id: held },
    body: { takeOver: false },
  });
  const before = (await api.mails()).length;
  const items = [
    { id: told, revision },
    { id: held, revision: 1 },
    { id: changed, revision: 1 },
    { id: NOBODY, revision: 1 },
  ];
  const { data } = await cancelAll(consultant, ...items);
  expect(data.rows.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['done', null],
    ['held', expect.stringMatching(/^Lívia Prado está com esta multa desde/)],
    ['changed', expect.stringContaining('Confira antes de continuar.')],
    ['missing', expect.any(String)],
  ]);
  const subjects = (await api.mails()).slice(before).map(({ subject }) => subject);
  expect(subjects).toEqual(['Multa de trânsito cancelada']);
  const open = await consultant.send(listTrafficFineQueue, { query: {} });
  expect(open.data.items.map(({ id }) => id).sort()).toEqual([held, changed].sort());
  const again = await cancelAll(consultant, { id: told, revision });
  expect(again.data.rows.map(({ outcome }) => outcome)).toEqual(['changed']);
  expect(await api.mails()).toHaveLength(before + 1);
});

it('a selection of fines needs a reason, and the right to fines', async () => {
  const { consultant } = await twoDaysOn();
  const items = [{ id: NOBODY, revision: 1 }];
  const { body } = await consultant.send(cancelTrafficFines, {
    body: { items, reason: ' ' },
  });
  expect(body.fields).toEqual([{ key: 'Reason', message: 'Diga o motivo.' }]);
  const without = await api.asRole('CONSULTANT', { rights: ['leads'] });
  expect((await cancelAll(without, ...items)).status).toBe(403);
});
