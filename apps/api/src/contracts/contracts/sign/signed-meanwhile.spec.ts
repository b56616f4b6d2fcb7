import { sql } from 'drizzle-orm';
import { getContractDraft, sendSignature } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { pins } from '../../../identity/accounts/pins.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { testApi } from '../../../testing/api';
import { callBeside } from '../../../testing/calls-beside';
import { contracts } from '../contracts.table';
import { approvedProposal, pinOf } from '../testing/approved-proposal';
import { signProposal } from './signature.service';

const api = testApi();
const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip; // PGlite has one connection, so transactions never overlap

/** An approved proposal, and two tabs that sign it with the same code. */
async function twoTabs() {
  const { customer, proposal } = await approvedProposal(api);
  const { id } = proposal;
  const draft = (await customer.send(getContractDraft, { params: { id } })).data;
  const pin = await pinOf(api, customer, id);
  const { revision, textHash } = draft;
  const request = { pin, revision, textHash };
  /** Signs inside a transaction that holds locks. */
  const signIn = (tx: Database) =>
    signProposal(
      { ...api.ports, database: { ...api.ports.database, db: tx } },
      {
        ...{ id, request, userAgent: undefined },
        viewer: { kind: 'customer', id: customer.userId, signInId: '', name: 'Ana' },
        actor: {
          ...{ id: customer.userId, role: 'customer' },
          ...{ address: '127.0.0.1', traceId: null },
        },
      },
    );
  const sign = () => customer.send(sendSignature, { params: { id }, body: request });
  return { sign, signIn };
}

describe('signing what another tab is just signing', () => {
  onPostgres.each([
    ['its proposal is read', proposals],
    ['its code is read', pins],
  ])('answers with the contract, when that comes before %s', async (_, table) => {
    const { sign, signIn } = await twoTabs();
    const { status, data } = await callBeside(api.db, {
      lock: (tx) => tx.execute(sql`lock table ${table} in access exclusive mode`),
      call: sign,
      then: signIn,
    });
    expect(status).toBe(200);
    const stored = await api.db.select().from(contracts);
    expect(stored.map(({ number }) => number)).toEqual([data.number]);
    expect(await api.trail('code-failed')).toEqual([]);
  });
});
