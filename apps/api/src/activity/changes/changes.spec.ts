import { eq, sql } from 'drizzle-orm';
import {
  endAssistedCart,
  listChanges,
  listNotifications,
  noteProposal,
  readNotification,
  sendLead,
} from '@site/api-contract';
import { aLeadForm } from '@site/testing';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { users } from '../../identity/accounts/accounts.table';
import { requestedDocuments } from '../../identity/documents/requested-documents.table';
import { edit, shared, UNLIMITED, vera } from '../../sales/assisted-sale/testing/carts';
import { proposals } from '../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { notify } from '../notifications/notify';
import { cursorIn } from './change-cursor';
import { forgetOldChanges } from './changes.repository';
import { changes } from './changes.table';

const api = testApi({
  config: { RATE_INVITATIONS: UNLIMITED, RATE_SIMULATIONS: UNLIMITED },
});
const NOTHING = { 'if-none-match': '' };

/**
 * Topics that a caller is told since an ETag, and the next ETag. The topics are null
 * after a 304.
 */
async function toldTo(client: TestClient, since?: string) {
  const headers = since === undefined ? NOTHING : { 'if-none-match': since };
  const { status, data, headers: got } = await client.send(listChanges, { headers });
  return { topics: status === 304 ? null : data.topics, etag: String(got['etag']) };
}

async function etagOf(client: TestClient): Promise<string> {
  return (await toldTo(client)).etag;
}

const leaveLead = () =>
  api.asAnyone().send(sendLead, {
    params: { product: 'carro-por-assinatura' },
    body: {
      ...aLeadForm(),
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    },
  });

/** The ids of two dealerships that exist. */
async function twoDealerships(): Promise<[number, number]> {
  const rows = await api.db
    .select({ id: dealerships.id })
    .from(dealerships)
    .orderBy(dealerships.id)
    .limit(2);
  return rows.map(({ id }) => id) as [number, number];
}

describe('what changed', () => {
  it('in a shared cart is told to its two people, and to no other browser', async () => {
    const [seller, visitor, other] = [await vera(api), api.asAnyone(), api.asAnyone()];
    const colleague = await vera(api);
    await shared(colleague, other);
    const cart = await shared(seller, visitor);
    const people = [seller, visitor, colleague, other];
    const before = await Promise.all(people.map(etagOf));
    await edit(seller, cart, cart.simulations[0], { term: 24 });
    const told = await Promise.all(people.map((one, at) => toldTo(one, before[at])));
    expect(told.map(({ topics }) => topics)).toEqual([['carts'], ['carts'], null, null]);
  });

  it('tells a visitor who asks now and then that the shared cart ended, once', async () => {
    const [seller, visitor] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, visitor);
    const before = await etagOf(visitor);
    await seller.send(endAssistedCart, { params: { id: cart.id } });
    const told = await toldTo(visitor, before);
    expect(told.topics).toEqual(['carts']);
    const again = { headers: { 'if-none-match': told.etag } };
    expect((await visitor.send(listChanges, again)).status).toBe(401);
    expect((await api.asAnyone().send(listChanges, again)).status).toBe(401);
  });

  it('is told to no visitor who shared no cart, also where nobody knows what changed', async () => {
    for (const lost of ['"none"', '"1-9:9:"']) {
      const headers = { 'if-none-match': lost };
      expect((await api.asAnyone().send(listChanges, { headers })).status).toBe(401);
    }
  });

  it('is told to all who may see it, and to nobody else', async () => {
    const [own, other] = await twoDealerships();
    const { id } = await sentProposal(await readyCustomer(api));
    const seller = await api.asRole('SELLER', { dealershipId: own });
    const people = {
      consultant: await api.asRole('CONSULTANT'),
      dealer: await api.asRole('DEALER', { dealershipId: own }),
      foreign: await api.asRole('DEALER', { dealershipId: other }),
      seller,
      colleague: await api.asRole('SELLER', { dealershipId: own }),
    };
    const before = await Promise.all(Object.values(people).map(etagOf));
    await api.db
      .update(proposals)
      .set({ dealershipId: own, sellerId: seller.userId })
      .where(eq(proposals.id, id));
    const told: Record<string, unknown> = {};
    for (const [at, [name, who]] of Object.entries(people).entries())
      told[name] = (await toldTo(who, before[at])).topics;
    expect(told).toEqual({
      consultant: ['proposals'],
      dealer: ['proposals'],
      foreign: null,
      seller: ['proposals'],
      colleague: null,
    });
  });

  it('is told to those who saw it until now, too', async () => {
    const [own, other] = await twoDealerships();
    const { id } = await sentProposal(await readyCustomer(api));
    const move = (dealershipId: number) =>
      api.db.update(proposals).set({ dealershipId }).where(eq(proposals.id, id));
    await move(own);
    const dealer = await api.asRole('DEALER', { dealershipId: own });
    const since = await etagOf(dealer);
    await move(other);
    expect((await toldTo(dealer, since)).topics).toEqual(['proposals']);
  });

  it('of leads is told to consultants with that right alone', async () => {
    const allowed = await api.asRole('CONSULTANT');
    const barred = await api.asRole('CONSULTANT', { rights: ['analysis'] });
    const [first, second] = [await etagOf(allowed), await etagOf(barred)];
    await leaveLead();
    expect((await toldTo(allowed, first)).topics).toEqual(['leads']);
    expect((await toldTo(barred, second)).topics).toBeNull();
  });

  it('of proposals is told to consultants with the right to the analysis alone', async () => {
    const [allowed, barred] = [
      await api.asRole('CONSULTANT', { rights: ['analysis'] }),
      await api.asRole('CONSULTANT', { rights: ['leads', 'desk', 'audit'] }),
    ];
    const [first, second] = [await etagOf(allowed), await etagOf(barred)];
    await sentProposal(await readyCustomer(api));
    expect((await toldTo(allowed, first)).topics).toEqual(['proposals']);
    expect((await toldTo(barred, second)).topics).toBeNull();
  });

  it('of a note on a proposal counts as its proposal', async () => {
    const [own] = await twoDealerships();
    const { id } = await sentProposal(await readyCustomer(api));
    await api.db.update(proposals).set({ dealershipId: own }).where(eq(proposals.id, id));
    const dealer = await api.asRole('DEALER', { dealershipId: own });
    const since = await etagOf(dealer);
    const body = { revision: 0, note: 'Ligou.' };
    const { status } = await dealer.send(noteProposal, { params: { id }, body });
    expect(status).toBe(200);
    expect((await toldTo(dealer, since)).topics).toEqual(['proposals']);
  });

  it('of an own proposal is told to its customer; a note of the dealership is not', async () => {
    const [own] = await twoDealerships();
    const customer = await readyCustomer(api);
    const { id } = await sentProposal(customer);
    await api.db.update(proposals).set({ dealershipId: own }).where(eq(proposals.id, id));
    const [since, others] = [
      await etagOf(customer),
      await etagOf(await readyCustomer(api)),
    ];
    const dealer = await api.asRole('DEALER', { dealershipId: own });
    const body = { revision: 0, note: 'Ligou.' };
    await dealer.send(noteProposal, { params: { id }, body });
    expect((await toldTo(customer, since)).topics).toBeNull();
    await api.db.insert(requestedDocuments).values({
      proposalId: id,
      kind: 'cnh-verso',
      instruction: 'QR code cortado',
      askedAt: api.clock.now(),
    });
    expect((await toldTo(customer, since)).topics).toEqual(['proposals']);
    expect((await toldTo(await readyCustomer(api), others)).topics).toBeNull();
  });

  it('of a notification is told to its reader alone, and of reading it, too', async () => {
    const { id: proposal } = await sentProposal(await readyCustomer(api));
    const [reader, other] = [
      await api.asRole('CONSULTANT'),
      await api.asRole('CONSULTANT'),
    ];
    const [first, second] = [await etagOf(reader), await etagOf(other)];
    await notify(api.db, {
      ...{ kind: 'review-asked', about: { proposal }, at: api.clock.now() },
      to: { holder: reader.userId },
    });
    const { topics, etag } = await toldTo(reader, first);
    expect(topics).toEqual(['notifications']);
    const { items } = (await reader.send(listNotifications, { query: {} })).data;
    await reader.send(readNotification, { params: { id: items[0]?.id ?? '' } });
    expect((await toldTo(reader, etag)).topics).toEqual(['notifications']);
    expect((await toldTo(other, second)).topics).toBeNull();
  });

  it('and was undone again is told to nobody', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const since = await etagOf(consultant);
    await api.db
      .transaction(async (tx) => {
        await tx.execute(sql`select note_change('leads', 'all')`);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect((await toldTo(consultant, since)).topics).toBeNull();
  });

  it('is told once it commits, also when what began later was told before', async () => {
    // PGlite runs one transaction after the other.
    if (api.ports.database.kind === 'pglite') return;
    const consultant = await api.asRole('CONSULTANT');
    const since = await etagOf(consultant);
    let commit: () => void = () => undefined;
    let slow: Promise<unknown> = Promise.resolve();
    await new Promise<void>((wrote) => {
      slow = api.db.transaction(async (tx) => {
        await tx.execute(sql`select note_change('proposals', 'all')`);
        wrote();
        await new Promise<void>((done) => (commit = done));
      });
    });
    await leaveLead();
    const early = await toldTo(consultant, since);
    commit();
    await slow;
    const late = await toldTo(consultant, early.etag);
    expect(early.topics).toEqual(['leads']);
    expect(late.topics).toEqual(['proposals']);
    expect((await toldTo(consultant, late.etag)).topics).toBeNull();
  });

  it('is told once a transaction, however much it wrote', async () => {
    await api.db.transaction(async (tx) => {
      for (let nth = 0; nth < 5; nth += 1)
        await tx.execute(sql`select note_change('leads', 'all', null)`);
    });
    expect(await api.db.select().from(changes)).toHaveLength(1);
  });

  it('within the last minute is told to who has just begun', async () => {
    const consultant = await api.asRole('CONSULTANT');
    expect((await toldTo(consultant)).topics).toEqual([]);
    await leaveLead();
    expect((await toldTo(consultant)).topics).toEqual(['leads']);
    await api.db.update(changes).set({ at: sql`now() - interval '2 minutes'` as never });
    expect((await toldTo(consultant)).topics).toEqual([]);
  });

  it('nobody knows any more: then all of it did', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const etag = await etagOf(consultant);
    const [, seconds = '', snapshot = ''] = /^"(\d+)-(.*)"$/.exec(etag) ?? [];
    const everything = [
      ...['proposals', 'services', 'disputes', 'fines', 'purchases', 'overdue'],
      ...['leads', 'holds', 'notifications'],
    ];
    for (const lost of [
      `"${Number(seconds) - 3600}-${snapshot}"`, // older than what is kept
      `"${seconds}-900000000:900000000:"`, // of another database
      '"none"',
      `"${seconds}-9:3:"`,
      `"${seconds}-999999999999999999:999999999999999998:"`,
    ])
      expect((await toldTo(consultant, lost)).topics).toEqual(everything);
  });

  it('leaves after an hour', async () => {
    await leaveLead();
    expect(await forgetOldChanges(api.ports, api.db)).toEqual({ done: 0 });
    await api.db.update(changes).set({ at: sql`now() - interval '2 hours'` as never });
    expect(await forgetOldChanges(api.ports, api.db)).toEqual({ done: 1 });
  });

  it('says nothing of customers: an account that is no staff leaves no mark', async () => {
    const customer = await api.asRole('customer');
    await api.db.delete(users).where(eq(users.id, customer.userId));
    expect(await api.db.select().from(changes)).toEqual([]);
  });
});

describe('a cursor', () => {
  it.each(['"5-3:3:"', 'W/"5-3:9:4,7"', '5-10:20:10,11'])('%s is one', (text) =>
    expect(cursorIn(text)).not.toBeNull(),
  );
  it.each([
    ...['', '""', '5-3:2:', '5-3:9:2', '5-3:9:7,4', '5-3:9:9', '5-0:0:', "5-3:3:'"],
    // These differ by less than a JavaScript number can tell.
    '1-999999999999999999:999999999999999998:',
    '1-3:999999999999999998:999999999999999999',
  ])('%s is none', (text) => expect(cursorIn(text)).toBeNull());
});
