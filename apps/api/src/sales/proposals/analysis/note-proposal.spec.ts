import { asc, eq } from 'drizzle-orm';
import {
  exportProposals,
  getProposal,
  listProposals,
  noteProposal,
  type ProposalNote,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { auditEntries } from '#platform/security/audit.table';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { proposalNotes } from '../follow-ups.table';
import { readyCustomer, sentProposal } from '../testing/ready-customer';

// The clock stands at noon of Monday 23/11/2026.
const api = testApi();
const CALL = { nextStep: 'Ligar sobre a entrega', nextDay: '2026-11-25' };

async function aSale() {
  const seller = await api.asRole('SELLER', {
    dealershipId: 5,
    originAssistedSale: 'PAULISTA-01',
    name: 'Vera Nunes',
  });
  const dealer = await api.asRole('DEALER', { dealershipId: 5, name: 'Rui Prado' });
  const customer = await readyCustomer(api, { name: 'Ana Souza' });
  const proposal = await sentProposal(customer, { link: 'vendaassistida=PAULISTA-01' });
  return { seller, dealer, customer, id: proposal.id };
}
const note = (who: TestClient, id: string, body: ProposalNote) =>
  who.send(noteProposal, { params: { id }, body });
const seen = async (who: TestClient, id: string) =>
  (await who.send(getProposal, { params: { id } })).data;

describe('what a dealership notes about a proposal', () => {
  it('is kept with who and when, and read by dealer and seller alone', async () => {
    const { seller, dealer, customer, id } = await aSale();
    const { status, data } = await note(seller, id, {
      revision: 0,
      note: 'Prefere ser chamada à tarde.',
      ...CALL,
    });
    expect(status).toBe(200);
    const next = { step: CALL.nextStep, day: CALL.nextDay };
    const followUp = {
      revision: 1,
      notes: [
        {
          at: '2026-11-23T15:00:00.000Z',
          by: 'Vera Nunes',
          note: 'Prefere ser chamada à tarde.',
          next,
        },
      ],
    };
    expect(data).toMatchObject({ id, next, followUp });
    expect(await seen(dealer, id)).toMatchObject({ next, followUp });
    for (const who of [customer, await api.asRole('CONSULTANT')]) {
      expect(await seen(who, id)).not.toHaveProperty('followUp');
      expect(await seen(who, id)).not.toHaveProperty('next');
      const { data: list } = await who.send(listProposals, {});
      expect(list.items[0]).not.toHaveProperty('next');
    }
    const [trace] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'proposal-noted'));
    expect(trace).toMatchObject({
      actorId: seller.userId,
      personId: customer.userId,
      subject: `proposal:${id}`,
      detail: null,
    });
  });

  it('is not for another dealership or a colleague who did not sell', async () => {
    const { id } = await aSale();
    const strangers = [
      await api.asRole('DEALER', { dealershipId: 1 }),
      await api.asRole('SELLER', { dealershipId: 5 }),
      await api.asRole('SELLER', { dealershipId: 1 }),
    ];
    for (const who of strangers)
      expect((await note(who, id, { revision: 0, note: 'x' })).status).toBe(404);
    expect(await api.db.select().from(proposalNotes)).toEqual([]);
  });

  it('of two at once keeps one; the other reads by whom and when', async () => {
    const { seller, dealer, id } = await aSale();
    const answers = await Promise.all([
      note(seller, id, { revision: 0, note: 'Liguei.' }),
      note(dealer, id, { revision: 0, note: 'Passou na loja.' }),
    ]);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(1);
    expect(lost[0]?.body).toMatchObject({ reason: 'changed-meanwhile' });
    expect(lost[0]?.body.message).toMatch(
      /^(Vera Nunes|Rui Prado) anotou nesta proposta em 23\/11\/2026, 12:00\./,
    );
    expect(await api.db.select().from(proposalNotes)).toHaveLength(1);
  });

  it('sets, keeps, moves and ends the next step', async () => {
    const { seller, id } = await aSale();
    await note(seller, id, { revision: 0, ...CALL });
    await note(seller, id, { revision: 1, note: 'Pediu mais tempo.', ...CALL });
    await note(seller, id, { revision: 2, ...CALL, nextDay: '2026-11-30' });
    const moved = await seen(seller, id);
    expect(moved.next).toEqual({ step: CALL.nextStep, day: '2026-11-30' });
    await note(seller, id, { revision: 3, note: 'Falei com ela.' });
    const { next, followUp } = await seen(seller, id);
    expect(next).toBeUndefined();
    expect(followUp?.notes.map((one) => one.next?.day ?? null)).toEqual([
      null,
      '2026-11-30',
      null,
      '2026-11-25',
    ]);
  });

  it.each<[string, Omit<ProposalNote, 'revision'>, string, string]>([
    ['nothing', {}, 'Note', 'Anote algo ou mude o próximo passo.'],
    [
      'a step without its day',
      { nextStep: 'Ligar' },
      'NextDay',
      'Escolha o dia do próximo passo.',
    ],
    [
      'a day without its step',
      { nextDay: '2026-11-25' },
      'NextStep',
      'Escreva o próximo passo desse dia.',
    ],
    [
      'a day that is over',
      { ...CALL, nextDay: '2026-11-22' },
      'NextDay',
      'Esse dia já passou. Escolha outro.',
    ],
    [
      'a day too far away',
      { ...CALL, nextDay: '2027-11-25' },
      'NextDay',
      'Marque para daqui a no máximo um ano.',
    ],
  ])('refuses %s', async (_, form, key, message) => {
    const { seller, id } = await aSale();
    const { status, body } = await note(seller, id, { revision: 0, ...form });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key, message }]);
  });
});

describe('proposals with a next step', () => {
  it('come by its day, page by page, and in the file', async () => {
    const { dealer, customer, id } = await aSale();
    const sent = [id];
    for (let index = 0; index < 3; index += 1) {
      api.clock.advance(1000);
      sent.push((await sentProposal(customer, { link: 'dealerid=5' })).id);
    }
    const days = ['2026-11-27', '2026-11-24', '2026-11-24'];
    for (const [at, nextDay] of days.entries())
      await note(dealer, sent[at] ?? '', { revision: 0, nextStep: 'Ligar', nextDay });
    const page = (cursor?: string) =>
      dealer.send(listProposals, {
        query: { next: 'any', limit: '1', ...(cursor && { cursor }) },
      });
    const first = await page();
    const second = await page(first.data.nextCursor ?? '');
    const third = await page(second.data.nextCursor ?? '');
    const pages = [first, second, third];
    expect(pages.map(({ data }) => data.total)).toEqual([3, 3, 3]);
    expect(third.data.nextCursor).toBeNull();
    const items = pages.flatMap(({ data }) => data.items);
    expect(new Set(items.map((item) => item.id)).size).toBe(3);
    const seenDays = items.map(({ next }) => next?.day);
    expect(seenDays).toEqual(['2026-11-24', '2026-11-24', '2026-11-27']);
    const file = await dealer.send(exportProposals, { query: { next: 'any' } });
    expect(file.bytes.toString('utf8').match(/;Ligar;\d\d\/11\/2026;/g)).toEqual([
      ';Ligar;24/11/2026;',
      ';Ligar;24/11/2026;',
      ';Ligar;27/11/2026;',
    ]);
  });

  it('are due from their day on', async () => {
    const { seller, id } = await aSale();
    await note(seller, id, { revision: 0, ...CALL });
    const due = async () =>
      (await seller.send(listProposals, { query: { next: 'due' } })).data.total;
    expect(await due()).toBe(0);
    api.clock.advance(2 * DAY_MS);
    const again = await api.asRole('DEALER', { dealershipId: 5 });
    const { data } = await again.send(listProposals, { query: { next: 'due' } });
    expect(data.total).toBe(1);
  });
});

it('keeps the order of the notes as they were written', async () => {
  const { seller, dealer, id } = await aSale();
  await note(seller, id, { revision: 0, note: 'Primeira.' });
  await note(dealer, id, { revision: 1, note: 'Segunda.' });
  const { followUp } = await seen(dealer, id);
  expect(followUp?.notes.map(({ note: text }) => text)).toEqual([
    'Segunda.',
    'Primeira.',
  ]);
  const rows = await api.db.select().from(proposalNotes).orderBy(asc(proposalNotes.id));
  expect(rows.map(({ enteredBy }) => enteredBy)).toEqual([seller.userId, dealer.userId]);
});
