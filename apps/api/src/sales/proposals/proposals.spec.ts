import { eq, sql } from 'drizzle-orm';
import { decideProposal, listProposals } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { proposals } from './proposals.table';
import { readyCustomer, sentProposal } from './testing/ready-customer';
import { twoOfEach } from './testing/two-of-each';

const api = testApi();
const numbersSeenBy = async (viewer: TestClient) =>
  (await viewer.send(listProposals, {})).data.items.map(({ id }) => id);

describe('the list of proposals', () => {
  it('holds what each person may see, newest first', async () => {
    const {
      diego,
      beatriz,
      paulista,
      batel,
      consultant,
      ana,
      joao,
      byDiego,
      ofPaulista,
      ofBatel,
      ofSite,
    } = await twoOfEach(api);
    expect(await numbersSeenBy(ana)).toEqual([ofPaulista.id, byDiego.id]);
    expect(await numbersSeenBy(joao)).toEqual([ofSite.id, ofBatel.id]);
    expect(await numbersSeenBy(paulista)).toEqual([ofPaulista.id, byDiego.id]);
    expect(await numbersSeenBy(batel)).toEqual([ofBatel.id]);
    expect(await numbersSeenBy(diego)).toEqual([byDiego.id]);
    expect(await numbersSeenBy(beatriz)).toEqual([]);
    expect(await numbersSeenBy(consultant)).toEqual([
      ofSite.id,
      ofBatel.id,
      ofPaulista.id,
      byDiego.id,
    ]);
  });

  it('is closed to visitors', async () => {
    expect((await api.asAnyone().send(listProposals, {})).status).toBe(401);
  });

  it('masks documents for dealers and sellers and shows them whole to consultants and owners', async () => {
    const { diego, paulista, consultant, ana, byDiego } = await twoOfEach(api);
    const documentFor = async (viewer: TestClient) =>
      (await viewer.send(listProposals, {})).data.items.find(
        ({ id }) => id === byDiego.id,
      )?.customerDocument;
    expect(await documentFor(paulista)).toBe('•••.982.247-••');
    expect(await documentFor(diego)).toBe('•••.982.247-••');
    expect(await documentFor(consultant)).toBe('529.982.247-25');
    expect(await documentFor(ana)).toBe('529.982.247-25');
  });

  it('is read page by page without gaps or repeats, while new proposals come in', async () => {
    const customer = await readyCustomer(api);
    for (let index = 0; index < 5; index += 1) await sentProposal(customer);
    const consultant = await api.asRole('CONSULTANT');
    const first = await consultant.send(listProposals, { query: { limit: '2' } });
    expect(first.data.items.length).toBe(2);
    expect(first.data.total).toBe(5);
    api.clock.advance(1000);
    await sentProposal(customer);
    const seen = first.data.items.map(({ id }) => id);
    let cursor = first.data.nextCursor;
    while (cursor) {
      const { data } = await consultant.send(listProposals, {
        query: { limit: '2', cursor },
      });
      seen.push(...data.items.map(({ id }) => id));
      cursor = data.nextCursor;
    }
    expect(seen.length).toBe(5);
    expect(new Set(seen).size).toBe(5);
  });

  it('is read from its other end, page by page, by whoever asks for the oldest first', async () => {
    const customer = await readyCustomer(api);
    const sent: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      sent.push((await sentProposal(customer)).id);
      api.clock.advance(1000);
    }
    const consultant = await api.asRole('CONSULTANT');
    const query = { limit: '2', order: 'oldest' } as const;
    const first = await consultant.send(listProposals, { query });
    const cursor = first.data.nextCursor ?? '';
    const second = await consultant.send(listProposals, { query: { ...query, cursor } });
    const seen = [...first.data.items, ...second.data.items].map(({ id }) => id);
    expect(seen).toEqual(sent);
    expect(second.data.nextCursor).toBe(null);
  });

  it('counts each state, whichever is shown', async () => {
    const { consultant, byDiego, paulista } = await twoOfEach(api);
    await consultant.send(decideProposal, {
      params: { id: byDiego.id },
      body: { to: 'aprovada', reasons: [], revision: 1 },
    });
    const { data } = await consultant.send(listProposals, {
      query: { state: 'aprovada' },
    });
    expect(data.items.map(({ id }) => id)).toEqual([byDiego.id]);
    expect(data.total).toBe(1);
    expect(data.counts).toMatchObject({ em_analise: 3, aprovada: 1, reprovada: 0 });
    expect((await paulista.send(listProposals, {})).data.counts).toMatchObject({
      em_analise: 1,
      aprovada: 1,
    });
  });

  it('counts up to a thousand in a state and in all, and one more stands for all others', async () => {
    const { consultant, byDiego, paulista } = await twoOfEach(api);
    await consultant.send(decideProposal, {
      params: { id: byDiego.id },
      body: { to: 'aprovada', reasons: [], revision: 1 },
    });
    await api.db.transaction(async (tx) => {
      // They need no simulations of their own.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`insert into proposals
        select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
          'simulation_id', gen_random_uuid(), 'number', p.number || n))).*
        from proposals p, generate_series(1, 1005) n where p.id = ${byDiego.id}`);
    });
    for (const viewer of [consultant, paulista])
      for (const query of [{}, { days: '7' as const }]) {
        const { data } = await viewer.send(listProposals, { query });
        expect(data.total).toBe(1_001);
        expect(data.counts.aprovada).toBe(1_001);
        expect(data.counts.em_analise).toBe(viewer === consultant ? 3 : 1);
      }
    const { data } = await consultant.send(listProposals, {
      query: { state: 'em_analise' },
    });
    expect(data.total).toBe(3);
  });

  it('is filtered by origin and by age', async () => {
    const { consultant, byDiego, ofSite } = await twoOfEach(api);
    await api.db
      .update(proposals)
      .set({ createdAt: new Date(api.clock.now().getTime() - 8 * DAY_MS) })
      .where(eq(proposals.id, ofSite.id));
    expect(
      (
        await consultant.send(listProposals, { query: { origin: 'venda-assistida' } })
      ).data.items.map(({ id }) => id),
    ).toEqual([byDiego.id]);
    expect(
      (await consultant.send(listProposals, { query: { days: '7' } })).data.total,
    ).toBe(3);
    expect(
      (await consultant.send(listProposals, { query: { days: '30' } })).data.total,
    ).toBe(4);
  });

  it('is searched by name without accents, by number, by code and by a whole document', async () => {
    const { consultant, paulista, batel, ofBatel, ofSite, byDiego } =
      await twoOfEach(api);
    const find = async (viewer: TestClient, search: string) =>
      (await viewer.send(listProposals, { query: { search } })).data.items.map(
        ({ id }) => id,
      );
    for (const search of ['joao conc', 'CONCEIÇÃO', '111.444.777-35', '11144477735'])
      expect(await find(consultant, search)).toEqual([ofSite.id, ofBatel.id]);
    expect(await find(consultant, byDiego.number.toLowerCase())).toEqual([byDiego.id]);
    expect(await find(consultant, byDiego.simulationCode)).toEqual([byDiego.id]);
    const { number, simulationCode } = byDiego;
    const running = number.replace(/^.*-/, '');
    for (const part of [
      running,
      running.replace(/^0+/, ''),
      number.replace('P-', ''),
      number.replaceAll('-', ' '),
      simulationCode.replace('RD-', ''),
      simulationCode.slice(0, 7),
    ])
      expect(await find(consultant, part)).toContain(byDiego.id);
    expect(await find(consultant, 'conceição joão')).toHaveLength(2);
    expect(await find(consultant, 'ceição')).toEqual([]);
    expect(await find(paulista, 'joão')).toEqual([]);
    for (const search of ['%', '_', '\\', "' or 1=1 --"])
      expect(await find(paulista, search)).toEqual([]);
    // Parts of João's document; no code of a simulation has a 1.
    for (const search of ['1444777', '111444'])
      expect(await find(batel, search)).toEqual([]);
  });

  it.each([
    'limit=0',
    'limit=51',
    'limit=x',
    'state=nenhum',
    'origin=x',
    'days=8',
    'cursor=%20',
    'cursor=abc',
    `search=${'x'.repeat(121)}`,
    'search=%00',
    'state=aprovada&state=ativa',
    'days=7&days=30',
  ])('refuses %s', async (query) => {
    const consultant = await api.asRole('CONSULTANT');
    expect((await consultant.request({ url: `/api/v1/proposals?${query}` })).status).toBe(
      400,
    );
  });
});
