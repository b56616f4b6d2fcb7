import { eq } from 'drizzle-orm';
import {
  answerDispute,
  chargeTrafficFine,
  checkDocument,
  checkPartners,
  closeOddEvent,
  CONSULTANT_RIGHTS,
  decideContest,
  decideOverdue,
  decideProposal,
  downloadDocument,
  endByLoss,
  getAccountRecord,
  getContract,
  listProposals,
  offerPurchase,
  quoteLoss,
  ROLES,
  sendServiceFile,
  sendServiceMessage,
  takeBackRequest,
} from '@site/api-contract';
import { calls } from '@site/api-contract/calls';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { samplePath } from '../../testing/sample-path';
import { type Access } from '../security/access';

const unlimited = { points: 100_000, windowMs: 1000 };
const api = testApi({
  config: {
    RATE_WRITES: unlimited,
    RATE_LEADS: unlimited,
    RATE_REGISTRATIONS: unlimited,
    RATE_DOCUMENTS: unlimited,
    RATE_MAILS: unlimited,
    RATE_AVAILABILITY: unlimited,
    RATE_SIMULATIONS: unlimited,
    RATE_SIGN_INS: unlimited,
    RATE_CONSENTS: unlimited,
    RATE_INVITATIONS: unlimited,
    RATE_UPLOADS: unlimited,
    RATE_EXPORTS: unlimited,
    RATE_CUSTOMERS: unlimited,
    RATE_PRICE_IMPORTS: unlimited,
    RATE_STOCK_IMPORTS: unlimited,
  },
});

const send = (client: TestClient, method: string, path: string) =>
  client.request({
    method,
    url: `/api/v1/${samplePath(path)}`,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    }),
  });

/** Calls of every member of staff: own account, bell, views, drafts and stream. */
const OWN =
  /users\/(logged-users|change-email)|users\/:id(\/(passwords|second-steps|security|sessions|trusted-devices|passkeys|privacy)|$)|notifications|saved-views|drafts\/:form|changes/;

describe('the table of routes', () => {
  it('serves every call of the contract', () => {
    const served = new Set(
      api.app.routeTable.map(({ method, path }) => `${method} ${path}`),
    );
    const missing = Object.values(calls)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !served.has(call));
    expect(missing).toEqual([]);
  });

  it('refuses a route that names nobody who may call it', async () => {
    const { buildApp } = await import('../../app');
    const { serve } = await import('./serve');
    const app = await buildApp(api.ports, { worksOutbox: false });
    const [call] = Object.values(calls);
    if (!call) throw new Error('The contract has no calls');
    expect(() => serve(app, call, { access: [] }, () => ({}))).toThrow('names nobody');
    await app.close();
  });

  // security-requirements H5; the CMS renders pages, and signing out needs a token to
  // change anything
  it('limits every write that anybody may make', () => {
    const unlimited = api.app.routeTable.filter(
      ({ method, access, limit }) =>
        method !== 'GET' && access.includes('anyone') && !limit,
    );
    expect(unlimited.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST cms',
      'DELETE authentications',
    ]);
  });

  // docs/product/back-office.md: rights are read from the database at each call, so an
  // old token does not help
  it('asks a consultant for the right that a call needs, until it is taken away', async () => {
    const guarded = api.app.routeTable.filter(({ right }) => right);
    expect(new Set(guarded.flatMap(({ right = [] }) => right))).toEqual(
      new Set(CONSULTANT_RIGHTS),
    );
    const consultant = await api.asRole('CONSULTANT');
    const answers = async () => {
      const got: unknown[] = [];
      for (const { method, path } of guarded) {
        const { status, body } = await send(consultant, method, path);
        got.push(status === 403 ? body.message : status);
      }
      return got;
    };
    const refusal =
      'Seu acesso não inclui esta parte. Peça a quem cuida das contas da equipe.';
    expect(await answers()).not.toContain(refusal);
    for (const right of CONSULTANT_RIGHTS) {
      await api.db
        .update(users)
        .set({ rights: CONSULTANT_RIGHTS.filter((other) => other !== right) })
        .where(eq(users.id, consultant.userId));
      const got = await answers();
      const refused = guarded.filter((_, at) => got[at] === refusal);
      expect(refused).toEqual(guarded.filter((row) => row.right === right));
    }
  }, 180_000);

  it('gives the record of a customer to who has the right to analysis or leads alone', async () => {
    const { id } = await api.addUser({ name: 'Ana Souza', document: '52998224725' });
    const answers: unknown[] = [];
    for (const rights of [[], ['desk', 'audit'], ['analysis'], ['leads']] as const) {
      const consultant = await api.asRole('CONSULTANT', { rights: [...rights] });
      const record = await consultant.send(getAccountRecord, { params: { id } });
      const { data } = await consultant.send(checkDocument, {
        params: { document: '52998224725' },
      });
      answers.push([record.status, data]);
    }
    const whole = { exists: true, record: expect.objectContaining({ id }) };
    expect(answers).toEqual([
      [403, { exists: true }],
      [403, { exists: true }],
      [200, whole],
      [200, whole],
    ]);
  });

  it.each([
    ['decides on a proposal', decideProposal],
    ['takes a question for documents back', takeBackRequest],
    ['examines the partners of a company once more', checkPartners],
    ['reads proposals', listProposals],
    ['opens the papers of a customer', downloadDocument],
    ['reads a contract', getContract],
    ['decides about an unpaid contract', decideOverdue],
    ['answers who contests a charge', answerDispute],
    ['closes an odd event of the bank', closeOddEvent],
    ['decides who pays a damage', decideContest],
    ['offers the car for sale', offerPurchase],
    ['writes in a request for help', sendServiceMessage],
    ['sends a file there', sendServiceFile],
    ['reads what the end of a stolen car’s contract costs', quoteLoss],
    ['ends the contract of a stolen car', endByLoss],
    ['passes a fine on', chargeTrafficFine],
  ])('a consultant who %s needs the right to the analysis', (_, call) => {
    const row = api.app.routeTable.find(
      ({ method, path }) => method === call.method && path === call.path,
    );
    expect(row).toMatchObject({ right: 'analysis' });
  });

  // docs/product/back-office.md: each look-up is counted and in the trail; the facts
  // beside the person, what the search finds, and the queues of the day, depend on the
  // rights.
  it('asks consultants for no right to find a customer, masked, to the search, to the own account and to the day', () => {
    const open = api.app.routeTable.filter(
      ({ access, right }) =>
        access.includes('CONSULTANT') && !access.includes('anyone') && !right,
    );
    const others = open
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !OWN.test(call));
    expect(others).toEqual([
      'GET customers',
      'GET customers/:id',
      'POST searches',
      'GET today',
      'GET today/counts',
    ]);
  });

  // security-requirements D1: every cell of route × role
  it.each(['anonymous', 'customer', ...ROLES] as const)(
    'gives %s what the table says, and nothing else',
    async (who) => {
      const cells: string[] = [];
      for (const { method, path, access } of api.app.routeTable) {
        const client = who === 'anonymous' ? api.asAnyone() : await api.asRole(who);
        const { status } = await send(client, method, path);
        const allowed =
          access.includes('anyone') ||
          (who !== 'anonymous' && access.includes(who as Access));
        const refused = who === 'anonymous' ? status === 401 : status === 403;
        // A call for 'anyone' may answer 401 for its own reasons: a wrong password, no
        // refresh cookie.
        const isRight = allowed
          ? access.includes('anyone')
            ? status !== 403
            : status !== 401 && status !== 403
          : refused;
        if (!isRight || status >= 500) cells.push(`${who} ${method} ${path}: ${status}`);
      }
      expect(cells).toEqual([]);
    },
    180_000, // some hundred requests
  );
});
