import { join } from 'node:path';
import { signIn } from '@site/api-contract';
import { hashPassword } from '#platform/security/passwords';
import { leadsAtWork } from '../../../sales/leads/testing/leads-at-work';
import { aCart } from '../../../sales/simulations/testing/cart';
import { testApi } from '../../../testing/api';
import { openJobQueue, QUEUE } from '../../jobs/job-queue';
import { JOBS_VERSION } from './jobs-schema';
import { migrate } from './migrate';
import { readMigration, readMigrations } from './read-migrations';

/**
 * This API plays the last release, on the schema of a later release, which adds as the
 * rules of migrations allow: a column with a default, an empty one, a table, an index.
 */
const api = testApi();
const KNOWN = readMigrations(join(__dirname, '../../../migrations'));
const NEWER = [
  ...KNOWN,
  readMigration(
    '9001-newer.sql',
    `alter table leads add column shade text not null default 'light';
     alter table users add column nickname text;
     create table shades (id bigint primary key, user_id bigint not null);`,
  ),
  readMigration(
    '9002-newer.sql',
    '-- outside a transaction\ncreate index concurrently if not exists leads_by_shade on leads (shade);\n',
  ),
];

describe('after a release is taken back, the API before it works on the schema of today', () => {
  beforeAll(() =>
    api.ports.database.withMigrationClient(async (client) => {
      await migrate(client, NEWER);
      await client.exec(
        `comment on table pgboss.version is 'serves: ${JOBS_VERSION}';
         update pgboss.version set version = ${JOBS_VERSION + 1};`,
      );
    }),
  );

  it('it starts', async () => {
    const { applied, warnings } = await api.ports.database.withMigrationClient((client) =>
      migrate(client, KNOWN),
    );
    expect(applied).toBe(0);
    expect(warnings).toHaveLength(2);
  });

  it('it signs a customer in', async () => {
    await api.addUser({
      email: 'ana@exemplo.test',
      passwordHash: await hashPassword(api.ports.config, 'Ipe-Amarelo-2026'),
    });
    const { status } = await api.asAnyone().send(signIn, {
      body: { email: 'ana@exemplo.test', password: 'Ipe-Amarelo-2026' },
    });
    expect(status).toBe(200);
  });

  it('it prices a basket', async () => {
    const { basket } = await aCart(api.asAnyone());
    expect(basket.quote.monthly).toBe(2637);
  });

  it('it takes a lead', async () => {
    expect(await leadsAtWork(api).aLead()).toBeTruthy();
  });

  it('it puts its jobs into their queue', async () => {
    const queue = await openJobQueue(api.ports.database, api.app.log);
    expect(await queue.insert(QUEUE, [{ data: {} }], { returnId: true })).toHaveLength(1);
    await queue.stop();
  });
});
