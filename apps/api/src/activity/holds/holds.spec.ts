import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  decideProposal,
  endHold,
  getProposal,
  type HeldQueue,
  type Hold,
  keepHold,
  listHolds,
} from '@site/api-contract';
import { users } from '../../identity/accounts/accounts.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { readChanges } from '../changes/changes.repository';
import { itemHolds } from './holds.table';

const api = testApi();
const ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const MINUTE = 60_000;

const keep = (
  who: TestClient,
  { queue = 'proposals', id = ID, takeOver = false }: Partial<Keep> = {},
) => who.send(keepHold, { params: { queue, id }, body: { takeOver } });
type Keep = { queue: HeldQueue; id: string; takeOver: boolean };

const giveBack = (who: TestClient) =>
  who.send(endHold, { params: { queue: 'proposals', id: ID } });
const holdsFor = async (who: TestClient) => (await who.send(listHolds, {})).data.items;
const holders = (items: readonly Hold[]) =>
  items.map(({ queue, name, isMine }) => `${queue}: ${isMine ? 'eu' : name}`);

const twoConsultants = async () => ({
  bia: await api.asRole('CONSULTANT', { name: 'Bia Costa' }),
  caio: await api.asRole('CONSULTANT', { name: 'Caio Reis' }),
});

describe('an item that a consultant opens', () => {
  it('is theirs, and a colleague who opens it reads who has it, and since when', async () => {
    const { bia, caio } = await twoConsultants();
    const since = api.clock.now().toISOString();
    const mine = { queue: 'proposals', id: ID, name: 'Bia Costa', isMine: true, since };
    expect((await keep(bia)).data).toEqual(mine);
    api.clock.advance(MINUTE);
    const theirs = { ...mine, isMine: false };
    expect((await keep(caio)).data).toEqual(theirs);
    expect(await holdsFor(caio)).toEqual([theirs]);
  });

  it('has one holder when two open it at once', async () => {
    const { bia, caio } = await twoConsultants();
    const both = await Promise.all([keep(bia), keep(caio)]);
    expect(new Set(both.map(({ data }) => data.name)).size).toBe(1);
    expect(both.filter(({ data }) => data.isMine)).toHaveLength(1);
  });

  it('is free again once it was given back, and nobody gives back a colleague’s', async () => {
    const { bia, caio } = await twoConsultants();
    await keep(bia);
    await giveBack(caio);
    expect(holders(await holdsFor(caio))).toEqual(['proposals: Bia Costa']);
    await giveBack(bia);
    expect(await holdsFor(caio)).toEqual([]);
    expect((await keep(caio)).data.isMine).toBe(true);
  });

  it('is free again ten minutes after its holder was last seen there', async () => {
    const { bia, caio } = await twoConsultants();
    await keep(bia);
    api.clock.advance(4 * MINUTE);
    const { data: again } = await keep(bia);
    expect(again.since).toBe(
      new Date(api.clock.now().getTime() - 4 * MINUTE).toISOString(),
    );
    api.clock.advance(10 * MINUTE - 1);
    expect((await keep(caio)).data.name).toBe('Bia Costa');
    api.clock.advance(1);
    expect(await holdsFor(caio)).toEqual([]);
    const taken = (await keep(caio)).data;
    expect(taken).toMatchObject({ isMine: true, since: api.clock.now().toISOString() });
    expect((await keep(bia)).data.name).toBe('Caio Reis');
  });

  it('that nobody gave back leaves no row once somebody opens another one', async () => {
    const { bia, caio } = await twoConsultants();
    await keep(bia);
    api.clock.advance(10 * MINUTE);
    await keep(caio, { queue: 'fines' });
    expect(await api.db.$count(itemHolds)).toBe(1);
  });

  it('is one of twenty at most: the one seen longest ago is given back', async () => {
    const { bia, caio } = await twoConsultants();
    await keep(caio);
    const ids = Array.from({ length: 21 }, () => randomUUID());
    for (const id of ids) {
      api.clock.advance(1000);
      await keep(bia, { id });
    }
    const held = (await holdsFor(bia)).filter(({ isMine }) => isMine);
    expect(held.map(({ id }) => id)).toEqual(ids.slice(1));
    expect((await keep(bia)).data.name).toBe('Caio Reis');
  });

  it('is taken over from a colleague who has it', async () => {
    const { bia, caio } = await twoConsultants();
    await keep(bia);
    expect((await keep(caio, { takeOver: true })).data.isMine).toBe(true);
    expect((await keep(bia)).data.name).toBe('Caio Reis');
  });

  it('is another one in another queue', async () => {
    const { bia, caio } = await twoConsultants();
    await keep(bia, { queue: 'overdue' });
    expect((await keep(caio, { queue: 'purchases' })).data.isMine).toBe(true);
  });

  it('goes with the account of its holder', async () => {
    const { bia, caio } = await twoConsultants();
    await keep(bia);
    await api.db.delete(users).where(eq(users.id, bia.userId));
    expect(await holdsFor(caio)).toEqual([]);
  });
});

describe('who reads and takes holds', () => {
  it.each([
    [['analysis'], ['proposals: Bia Costa', 'disputes: Bia Costa'], 200, 403],
    [['leads'], ['leads: Bia Costa'], 403, 200],
  ] as const)(
    'is told with %j of those queues alone, and takes nothing of others',
    async (rights, told, proposals, leads) => {
      const bia = await api.asRole('CONSULTANT', { name: 'Bia Costa' });
      for (const queue of ['proposals', 'leads', 'disputes'] as const) {
        await keep(bia, { queue });
        api.clock.advance(1);
      }
      const one = await api.asRole('CONSULTANT', { rights: [...rights] });
      expect(holders(await holdsFor(one))).toEqual(told);
      expect((await keep(one)).status).toBe(proposals);
      expect((await keep(one, { queue: 'leads' })).status).toBe(leads);
    },
  );

  it('hears by the stream of an item that is taken or given back, not of one that is kept', async () => {
    const { bia } = await twoConsultants();
    const heard = async (act: () => Promise<unknown>) => {
      const { cursor } = await readChanges(api.db, null);
      await act();
      const { marks } = await readChanges(api.db, cursor);
      return [...(marks ?? [])].filter((mark) => mark.startsWith('holds'));
    };
    expect(await heard(() => keep(bia))).toEqual(['holds all']);
    api.clock.advance(MINUTE);
    expect(await heard(() => keep(bia))).toEqual([]);
    expect(await heard(() => giveBack(bia))).toEqual(['holds all']);
  });
});

describe('a decision about an item that a colleague has', () => {
  const begin = async () => {
    const customer = await readyCustomer(api, { email: 'ana@exemplo.test' });
    const { id } = await sentProposal(customer);
    const decide = (who: TestClient) =>
      who.send(decideProposal, {
        params: { id },
        body: { to: 'aprovada', reasons: [], revision: 1 },
      });
    const state = async (who: TestClient) =>
      (await who.send(getProposal, { params: { id } })).data.state;
    return { ...(await twoConsultants()), id, decide, state };
  };

  it('is refused with the colleague’s name, and made once it was taken over', async () => {
    const { bia, caio, id, decide, state } = await begin();
    await keep(bia, { id });
    const { status, body } = await decide(caio);
    expect([status, body]).toMatchObject([
      409,
      {
        reason: 'held-by-colleague',
        message:
          'Bia Costa está com esta proposta desde as 12:00. Assuma para continuar.',
      },
    ]);
    expect(await state(caio)).toBe('em_analise');
    await keep(caio, { id, takeOver: true });
    expect((await decide(caio)).status).toBe(200);
    expect(await state(bia)).toBe('aprovada');
  });

  it('is refused to the first one after a colleague took it over', async () => {
    const { bia, caio, id, decide } = await begin();
    await keep(bia, { id });
    await keep(caio, { id, takeOver: true });
    expect((await decide(bia)).body.message).toMatch(/^Caio Reis está com esta proposta/);
  });

  it('is made after ten idle minutes, and where nobody has it', async () => {
    const { bia, caio, id, decide } = await begin();
    await keep(bia, { id });
    api.clock.advance(10 * MINUTE);
    expect((await decide(caio)).status).toBe(200);
  });

  it('by the holder gives the item back', async () => {
    const { bia, caio, id, decide } = await begin();
    await keep(bia, { id });
    await decide(bia);
    expect(await holdsFor(caio)).toEqual([]);
  });
});
