import { eq } from 'drizzle-orm';
import {
  type ConsultantRight,
  countNotifications,
  listNotifications,
  readNotification,
  readNotifications,
} from '@site/api-contract';
import { type NotificationKind } from '@site/api-contract/activity';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { users } from '../../identity/accounts/accounts.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { notify } from './notify';

const api = testApi();
const SHOP = 5;

type Reader = TestClient & { userId: string };
const list = async (who: TestClient, query: { cursor?: string; limit?: string } = {}) =>
  (await who.send(listNotifications, { query })).data;
const told = async (who: TestClient) =>
  (await list(who)).items.map(({ kind, label }) => [kind, label]);
const unread = async (who: TestClient) =>
  (await who.send(countNotifications, {})).data.unread;

/** A dealer with three notifications of one proposal, the newest first. */
async function dealerWithThree() {
  const dealer = await api.asRole('DEALER', { dealershipId: SHOP });
  const { id, number } = await sentProposal(await readyCustomer(api), {
    link: `dealerid=${SHOP}`,
  });
  for (const kind of ['proposal-approved', 'proposal-signed'] as const) {
    api.clock.advance(60_000);
    await tell(kind, dealer, id);
  }
  const { items } = await list(dealer);
  return { dealer, id, number, items };
}

const tell = (kind: NotificationKind, { userId: holder }: Reader, proposal: string) =>
  notify(api.db, { kind, about: { proposal }, to: { holder }, at: api.clock.now() });

describe('the list of a bell', () => {
  it('has what happened to the own, newest first, without names of customers', async () => {
    const { dealer, id, number } = await dealerWithThree();
    const { items, nextCursor } = await list(dealer);
    expect(items.map(({ kind }) => kind)).toEqual([
      'proposal-signed',
      'proposal-approved',
      'proposal-sent',
    ]);
    expect(items[2]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      kind: 'proposal-sent',
      at: '2026-11-23T15:00:00.000Z',
      isRead: false,
      subjectId: id,
      label: number,
      opens: 'proposal',
    });
    expect(nextCursor).toBeNull();
    expect(JSON.stringify(items)).not.toContain('Ana');
  });

  it('comes in pages that hold every one once', async () => {
    const { dealer, items } = await dealerWithThree();
    const first = await list(dealer, { limit: '2' });
    expect(first.items).toEqual(items.slice(0, 2));
    const last = await list(dealer, { limit: '2', cursor: first.nextCursor ?? '' });
    expect(last).toEqual({ items: items.slice(2), nextCursor: null });
    const { status, body } = await dealer.send(listNotifications, {
      query: { cursor: 'abc' },
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key: 'Cursor', message: 'Cursor inválido.' }]);
  });

  it('is empty for somebody else, of whatever role', async () => {
    await dealerWithThree();
    for (const role of ['DEALER', 'SELLER', 'CONSULTANT'] as const) {
      const other = await api.asRole(role);
      expect(await told(other)).toEqual([]);
      expect(await unread(other)).toBe(0);
    }
  });

  it('holds nothing of a role that its reader has no more', async () => {
    const { dealer } = await dealerWithThree();
    await api.db
      .update(users)
      .set({ role: 'CONSULTANT', dealershipId: null })
      .where(eq(users.id, dealer.userId));
    await signedInAgain(api, dealer);
    expect(await told(dealer)).toEqual([]);
    expect(await unread(dealer)).toBe(0);
  });

  // The page behind such a line would only refuse its reader.
  it('holds nothing that needs a right which its reader has no more', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const { id, number } = await sentProposal(await readyCustomer(api));
    await tell('documents-received', consultant, id);
    const give = (rights: ConsultantRight[]) =>
      api.db.update(users).set({ rights }).where(eq(users.id, consultant.userId));
    await give(['leads', 'desk', 'audit']);
    expect(await told(consultant)).toEqual([]);
    expect(await unread(consultant)).toBe(0);
    await give(['analysis']);
    expect(await told(consultant)).toEqual([['documents-received', number]]);
    await give([]);
    expect(await told(consultant)).toEqual([]);
  });
});

describe('what was read', () => {
  it('is counted out one by one, and read twice is read', async () => {
    const { dealer, items } = await dealerWithThree();
    expect(await unread(dealer)).toBe(3);
    const params = { id: items[1]?.id ?? '' };
    for (const _ of [1, 2])
      expect(await dealer.send(readNotification, { params })).toMatchObject({
        status: 200,
        data: { ok: true },
      });
    expect(await unread(dealer)).toBe(2);
    expect((await list(dealer)).items.map(({ isRead }) => isRead)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('all at once ends with what was seen: what came meanwhile stays', async () => {
    const { dealer, id, items } = await dealerWithThree();
    api.clock.advance(60_000);
    await tell('proposal-paid', dealer, id);
    const body = { upTo: items[0]?.id ?? '' };
    expect((await dealer.send(readNotifications, { body })).data).toEqual({ ok: true });
    expect((await list(dealer)).items.map(({ isRead }) => isRead)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(await unread(dealer)).toBe(1);
  });

  it("is nobody else's business: 404 for one, and nothing changes for all", async () => {
    const { dealer, items } = await dealerWithThree();
    const id = items[0]?.id ?? '';
    for (const role of ['DEALER', 'SELLER', 'CONSULTANT'] as const) {
      const other = await api.asRole(role, {
        ...(role !== 'CONSULTANT' && { dealershipId: SHOP }),
      });
      expect((await other.send(readNotification, { params: { id } })).status).toBe(404);
      await other.send(readNotifications, { body: { upTo: id } });
    }
    expect(await unread(dealer)).toBe(3);
  });

  it('is refused for an id that is none', async () => {
    const { dealer } = await dealerWithThree();
    const { status, body } = await dealer.send(readNotifications, {
      body: { upTo: '0' },
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key: 'UpTo', message: 'Identificador inválido.' }]);
  });
});

it('counts no further than 100', async () => {
  const { dealer, id } = await dealerWithThree();
  for (let at = 0; at < 120; at += 1) await tell('proposal-paid', dealer, id);
  expect(await unread(dealer)).toBe(100);
});
