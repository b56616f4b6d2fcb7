import { listTrafficFineQueue, listTrafficFines } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { countQueries } from '../../testing/count-queries';
import { register, sendNotification } from './testing/a-fine';
import { fineSteps } from './testing/fine-steps';

const api = testApi();
const { twoDaysOn } = fineSteps(api);

/** A fine that its customer was told of, with a last day to answer. */
async function arrived(consultant: TestClient, noticeNumber: string, day: string) {
  const answerUntil = `2026-12-${day}`;
  const { id } = (await register(consultant, { noticeNumber, answerUntil })).data;
  await sendNotification(consultant, id);
  return noticeNumber;
}

it('fines are asked for as often for many as for one, in the queue and on a contract', async () => {
  const { customer, consultant, id } = await twoDaysOn();
  const lists = async () => {
    const queue = await countQueries(api.db, () =>
      consultant.send(listTrafficFineQueue, {}),
    );
    const own = await countQueries(api.db, () =>
      customer.send(listTrafficFines, { params: { id } }),
    );
    return {
      queue: queue.answer.data.items.map(({ noticeNumber }) => noticeNumber),
      own: own.answer.data.items.map(({ files, candidates }) => [files, candidates]),
      queries: [queue.queries, own.queries],
    };
  };
  const second = await arrived(consultant, 'B0000002', '20');
  const { queries } = await lists();
  const first = await arrived(consultant, 'A0000001', '18');
  const third = await arrived(consultant, 'C0000003', '22');
  const fine = [['notificacao'], [{ who: 'titular', name: expect.any(String) }]];
  expect(await lists()).toEqual({
    queue: [first, second, third],
    own: [fine, fine, fine],
    queries,
  });
});

it('fines are found by their notice, and by what finds their contract', async () => {
  const { consultant } = await twoDaysOn();
  const one = await arrived(consultant, 'B-0000002', '20');
  const other = await arrived(consultant, 'A0000001', '18');
  const [{ contractNumber = '' } = {}] = (await consultant.send(listTrafficFineQueue, {}))
    .data.items;
  const found = async (search: string, state: 'open' | 'over' = 'open') => {
    const query = { search, state };
    const { items } = (await consultant.send(listTrafficFineQueue, { query })).data;
    return items.map(({ noticeNumber }) => noticeNumber);
  };
  expect(await found('b0000002')).toEqual([one]);
  expect(await found(contractNumber.toLowerCase())).toEqual([other, one]);
  expect(await found(' ')).toEqual([other, one]);
  expect(await found('Zuleica')).toEqual([]);
  expect(await found('b0000002', 'over')).toEqual([]);
});
