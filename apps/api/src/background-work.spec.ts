import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { job, until } from '#platform/jobs/testing/started-jobs';
import { type BackgroundWork, startBackgroundWork } from './background-work';
import { users } from './identity/accounts/accounts.table';
import { seed } from './seed';
import { DEMO_LIVES } from './seed/demo/demo-lives.data';
import { testApi } from './testing/api';

const api = testApi();
jest.setTimeout(60_000);

const CUSTOMER = 'elisa.wozniak@rodar.test';
const LIVES = DEMO_LIVES.filter(({ customer }) => customer === CUSTOMER);

const isWhole = async () => {
  const [account] = await api.db
    .select({ closedSince: users.disabledAt })
    .from(users)
    .where(eq(users.email, CUSTOMER));
  return account?.closedSince === null;
};

/** Whether the account was whole at each request to the site, and at each run of a job. */
let seenBySite: boolean[] = [];
let seenByJob: boolean[] = [];
const watching = job('watching', async () => seenByJob.push(await isWhole()));

let site: Server;
let work: BackgroundWork;
function start() {
  const { port } = site.address() as AddressInfo;
  const config = { ...api.ports.config, PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
  const options = { wantsLives: true, jobs: [watching] };
  work = startBackgroundWork({ ...api.ports, config }, api.app.log, options);
}

beforeEach(async () => {
  [seenBySite, seenByJob] = [[], []];
  site = createServer(async (_request, response) => {
    seenBySite.push(await isWhole());
    response.end('Rodar');
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  await work.stop();
  site.close();
});

it('the site answers before the past of the demo is made, and the jobs begin after it', async () => {
  await seed(api.ports, LIVES);
  start();
  await until(() => seenByJob.length > 0);
  // A slow answer is asked for again.
  expect(new Set(seenBySite)).toEqual(new Set([false]));
  expect(seenByJob).toEqual([true]);
});

it('the jobs begin at once when no past is to be made', async () => {
  await seed(api.ports, []);
  start();
  await until(() => seenByJob.length > 0);
  expect(seenBySite).toEqual([]);
});

it('a process that is told to stop begins no job, and leaves the past to the next one', async () => {
  await seed(api.ports, LIVES);
  start();
  await work.stop();
  expect(await isWhole()).toBe(false);
  expect(seenByJob).toEqual([]);
});
