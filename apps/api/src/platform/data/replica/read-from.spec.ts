import { type Database } from '../database';
import { readFrom } from './read-from';

const primary = { is: 'the primary' } as unknown as Database;
const replica = { is: 'the replica' } as unknown as Database;
const failure = (code: string) => Object.assign(new Error('it failed'), { code });

/** Reads where one server throws; gives the answer or the error, and who was asked. */
async function readWith({ from, failing }: { from: Database; failing: Error }) {
  const asked: Database[] = [];
  const reading = readFrom({ db: primary, readDb: async () => from }, {}, async (db) => {
    asked.push(db);
    if (db === from) throw failing;
    return 'an answer';
  });
  const outcome = await reading.catch((error: unknown) => error);
  return { outcome, asked };
}

it.each([
  ['ends', failure('57P01')],
  ['is cut off', failure('ECONNRESET')],
  ['ends the statement to go on with the log', failure('40001')],
])('the primary answers for a replica that %s in the middle', async (_how, failing) => {
  expect(await readWith({ from: replica, failing })).toEqual({
    outcome: 'an answer',
    asked: [replica, primary],
  });
});

it('a fault of the statement itself is told as it is, and not sent again', async () => {
  const failing = failure('42703');
  expect(await readWith({ from: replica, failing })).toEqual({
    outcome: failing,
    asked: [replica],
  });
});

it('the primary is asked once alone', async () => {
  const failing = failure('57P01');
  expect(await readWith({ from: primary, failing })).toEqual({
    outcome: failing,
    asked: [primary],
  });
});
