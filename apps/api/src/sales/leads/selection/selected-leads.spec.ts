import {
  assignLeads,
  closeLeads,
  getLead,
  keepHold,
  type LeadClosingForm,
  listColleagues,
  listHolds,
  listNotifications,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { leadsAtWork } from '../testing/leads-at-work';

// The clock stands at noon of Monday 23/11/2026.
const api = testApi();

const { aLead, consultant, claim, work, seen } = leadsAtWork(api);

const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip; // PGlite has one connection, so transactions never overlap
const NOBODY = '00000000-0000-4000-8000-000000000000';

type Selected = { id: string; revision?: number };
const rowsOf = (items: readonly Selected[]) =>
  items.map(({ id, revision = 1 }) => ({ id, revision }));
const assign = (who: TestClient, to: string, ...items: Selected[]) =>
  who.send(assignLeads, { body: { items: rowsOf(items), to } });
const close = (who: TestClient, items: Selected[], form: Partial<LeadClosingForm> = {}) =>
  who.send(closeLeads, {
    body: { items: rowsOf(items), reason: 'so-pesquisava', ...form },
  });
const told = ({
  data,
}: {
  data: { rows: { outcome: string; message: string | null }[] };
}) => data.rows.map(({ outcome, message }) => message ?? outcome);
const detail = async (who: TestClient, id: string) =>
  (await who.send(getLead, { params: { id } })).data;

describe('leads in a selection', () => {
  it('pass to a colleague at once, who finds one line in the bell for the most urgent', async () => {
    const [otavio, livia] = [await consultant('Otávio'), await consultant('Lívia')];
    const bia = await aLead('Bia Souza');
    const rui = await aLead('Rui Dias');
    await claim(otavio, rui);
    await work(otavio, rui, { revision: 2, status: 'em_contato', nextDay: '2026-11-27' });
    const answer = await assign(
      otavio,
      livia.userId,
      { id: rui, revision: 3 },
      { id: bia },
    );
    expect(told(answer)).toEqual(['done', 'done']);
    expect(await seen(livia, { holder: 'meus' })).toEqual(['Bia Souza', 'Rui Dias']);
    const { heldBy, entries } = await detail(livia, bia);
    expect(heldBy).toMatchObject({ name: 'Lívia', isMe: true });
    expect(entries[0]).toMatchObject({
      act: 'worked',
      by: 'Otávio',
      note: 'Passou para Lívia.',
    });
    const bell = await livia.send(listNotifications, {});
    expect(bell.data.items.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['leads-assigned', bia],
    ]);
    expect(
      (await api.trail())
        .filter(({ action }) => action === 'lead-assigned')
        .map(({ actorId, subject }) => [actorId, subject]),
    ).toEqual([
      [otavio.userId, `lead:${rui}`],
      [otavio.userId, `lead:${bia}`],
    ]);
  });

  it('are claimed by who assigns them to themself, without a line in the bell', async () => {
    const otavio = await consultant('Otávio');
    const id = await aLead();
    await assign(otavio, otavio.userId, { id });
    expect((await detail(otavio, id)).entries).toMatchObject([
      { act: 'claimed', by: 'Otávio', note: null },
    ]);
    expect((await otavio.send(listNotifications, {})).data.items).toEqual([]);
  });

  it('are told row by row: a colleague’s, one that a colleague has open, a closed one, a changed one, an unknown one', async () => {
    const [otavio, livia] = [await consultant('Otávio'), await consultant('Lívia')];
    const [hers, open, over, changed, free] = [
      await aLead('Ana'),
      await aLead('Bia'),
      await aLead('Caio'),
      await aLead('Davi'),
      await aLead('Eva'),
    ];
    await claim(livia, hers);
    await livia.send(keepHold, {
      params: { queue: 'leads', id: open },
      body: { takeOver: false },
    });
    await close(otavio, [{ id: over }]);
    await claim(otavio, changed);
    const items = [hers, open, over, changed, free, NOBODY].map((id) => ({ id }));
    const reasons = [
      'Lívia assumiu este lead em 23/11/2026, 12:00.',
      'Lívia está com este lead desde as 12:00.',
      'Este lead já foi encerrado.',
      'Este lead mudou depois que a lista foi aberta.',
      'done',
      'Não encontramos esse lead.',
    ];
    expect(told(await close(otavio, items))).toEqual(reasons);
    expect((await detail(livia, hers)).status).toBe('novo');
    expect((await detail(livia, open)).status).toBe('novo');
    expect((await detail(otavio, changed)).status).toBe('novo');
    reasons[4] = 'Este lead já foi encerrado.';
    expect(told(await assign(otavio, otavio.userId, ...items))).toEqual(reasons);
  });

  it('stay while a colleague has them open, one’s own too', async () => {
    const [otavio, livia] = [await consultant('Otávio'), await consultant('Lívia')];
    const id = await aLead();
    await claim(otavio, id);
    const hold = { params: { queue: 'leads' as const, id }, body: { takeOver: false } };
    await livia.send(keepHold, hold);
    const open = ['Lívia está com este lead desde as 12:00.'];
    const own = { id, revision: 2 };
    expect(told(await close(otavio, [own]))).toEqual(open);
    const rui = await consultant('Rui');
    expect(told(await assign(otavio, rui.userId, own))).toEqual(open);
    expect((await livia.send(listHolds, {})).data.items).toMatchObject([
      { isMine: true },
    ]);
    // Whoever has it open may get it.
    expect(told(await assign(otavio, livia.userId, own))).toEqual(['done']);
  });

  it('close with their reason and note, the free ones in the name of who closed them', async () => {
    const otavio = await consultant('Otávio');
    const [free, own] = [await aLead('Bia Souza'), await aLead('Rui Dias')];
    await claim(otavio, own);
    await work(otavio, own, { revision: 2, status: 'em_contato', nextDay: '2026-11-24' });
    const form = { reason: 'outro', note: 'Mudou para outro país.' } as const;
    const answer = await close(otavio, [{ id: free }, { id: own, revision: 3 }], form);
    expect(told(answer)).toEqual(['done', 'done']);
    const closed = { status: 'sem_interesse', reason: 'outro', dueAt: null };
    expect(await detail(otavio, own)).toMatchObject({ ...closed, nextContactAt: null });
    const { entries, ...lead } = await detail(otavio, free);
    expect(lead).toMatchObject({ ...closed, heldBy: { isMe: true } });
    expect(entries).toMatchObject([
      { act: 'worked', by: 'Otávio', note: form.note, ...{ status: closed.status } },
      { act: 'claimed', by: 'Otávio' },
    ]);
    expect(await seen(otavio)).toEqual([]);
  });

  onPostgres(
    'closed by two consultants at once close once each, in the name of one of them',
    async () => {
      const [otavio, livia] = [await consultant('Otávio'), await consultant('Lívia')];
      const items: { id: string }[] = [];
      for (let at = 0; at < 6; at += 1) items.push({ id: await aLead(`Pessoa${at}`) });
      const answers = await Promise.all([
        close(otavio, items),
        close(livia, items.toReversed()),
      ]);
      const done = answers
        .map(told)
        .flatMap((rows) => rows.filter((row) => row === 'done'));
      expect(done).toHaveLength(6);
      for (const { id } of items)
        expect((await detail(otavio, id)).entries.map(({ act }) => act)).toEqual([
          'worked',
          'claimed',
        ]);
    },
  );
});

describe('what a selection is refused for', () => {
  it.each<[LeadClosingForm | Record<string, never>, string]>([
    [{}, 'Reason'],
    [{ reason: 'outro' }, 'Note'],
  ])('a closing with %j, at %s', async (form, field) => {
    const otavio = await consultant('Otávio');
    const { status, body } = await otavio.send(closeLeads, {
      body: { items: rowsOf([{ id: NOBODY }]), ...form } as never,
    });
    expect([status, body.fields?.map(({ key }) => key)]).toEqual([400, [field]]);
  });

  it('no row, or more than a hundred', async () => {
    const otavio = await consultant('Otávio');
    const none = await close(otavio, []);
    expect(none.body.fields?.[0]).toEqual({
      key: 'Items',
      message: 'Selecione ao menos um item.',
    });
    const many = await close(
      otavio,
      Array.from({ length: 101 }, () => ({ id: NOBODY })),
    );
    expect(many.body.fields?.[0]?.message).toBe('Selecione no máximo 100 itens por vez.');
  });

  it('somebody who does not work on leads', async () => {
    const otavio = await consultant('Otávio');
    const desk = await api.asRole('CONSULTANT', { name: 'Dora', rights: ['desk'] });
    const seller = await api.asRole('SELLER');
    const id = await aLead();
    for (const { userId } of [desk, seller]) {
      const { status, body } = await assign(otavio, userId, { id });
      expect([status, body.fields]).toEqual([
        400,
        [{ key: 'To', message: 'Essa pessoa não trabalha com leads. Escolha outra.' }],
      ]);
    }
    expect((await detail(otavio, id)).heldBy).toBeNull();
  });

  it('a consultant without the right, who learns nobody’s name either', async () => {
    const without = await api.asRole('CONSULTANT', { rights: ['analysis'] });
    expect((await close(without, [{ id: NOBODY }])).status).toBe(403);
    expect((await assign(without, without.userId, { id: NOBODY })).status).toBe(403);
    const names = (queue: 'leads' | 'fines') =>
      without.send(listColleagues, { params: { queue } });
    expect((await names('leads')).data.items).toEqual([]);
    expect((await names('fines')).data.items).toContainEqual(
      expect.objectContaining({ id: without.userId, isMe: true }),
    );
  });
});
