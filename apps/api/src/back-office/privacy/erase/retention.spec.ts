import { sql } from 'drizzle-orm';
import { DAY_MS } from '@site/api-contract/brazil';
import { enqueueMail } from '#platform/jobs/outbox';
import { outboxAttachments } from '#platform/jobs/outbox.table';
import { recordAudit, SYSTEM } from '#platform/security/audit';
import {
  approvedCompany,
  LUCIA,
} from '../../../contracts/contracts/testing/approved-company';
import { pinOf } from '../../../contracts/contracts/testing/approved-proposal';
import { JOBS } from '../../../features';
import { users } from '../../../identity/accounts/accounts.table';
import { pins } from '../../../identity/accounts/pins.table';
import { registrations } from '../../../identity/accounts/registrations.table';
import { sessions } from '../../../identity/authentication/sessions.table';
import { documents, doomedFiles } from '../../../identity/documents/documents.table';
import { arrival } from '../../../sales/leads/lead.rules';
import { leads, reservations } from '../../../sales/leads/leads.table';
import {
  proposalFollowUps,
  proposalNotes,
} from '../../../sales/proposals/follow-ups.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../../sales/proposals/testing/ready-customer';
import { testApi } from '../../../testing/api';

const api = testApi();
const clean = async () => {
  for (const { work } of JOBS) await work(api.ports, api.db, api.app.log);
};
const ids = async () =>
  (await api.db.select({ id: users.id }).from(users)).map(({ id }) => id).sort();

/** A contact with a place in the queue, as the page of the pre-reservation stores it. */
async function placeInQueue(email: string) {
  const [id, now] = [api.ports.random.uuid(), api.clock.now()];
  await api.db.insert(leads).values({
    id,
    product: 'carro-por-assinatura',
    kind: 'pre-reserva',
    name: 'Rita',
    email,
    cellphone: '41998765432',
    interest: 'x',
    ...arrival(now),
    createdAt: now,
    updatedAt: now,
  });
  await api.db.insert(reservations).values({
    id: api.ports.random.uuid(),
    modelSlug: 'serrana',
    number: 1,
    email,
    leadId: id,
    createdAt: now,
  });
  return { id };
}

// security-requirements I4
describe('I4: what is kept for a time only', () => {
  it('a registration that nobody finishes goes after 30 days without use', async () => {
    const { id } = await api.addUser({ email: 'rita@exemplo.test' });
    await api.db
      .insert(registrations)
      .values({ userId: id, updatedAt: api.clock.now(), profession: 'Médica' });
    api.clock.advance(29 * DAY_MS);
    await clean();
    expect(await ids()).toEqual([id]);
    api.clock.advance(2 * DAY_MS);
    await clean();
    expect(await ids()).toEqual([]);
    expect(await api.db.select().from(registrations)).toEqual([]);
    expect(
      (await api.trail()).map(({ action, actorRole, detail, personId }) => [
        action,
        actorRole,
        detail,
        personId,
      ]),
    ).toEqual([['account-erased', 'system', 'term-over', null]]);
  });

  it('30 days count from the last use, not from the first', async () => {
    const customer = await api.asRole('customer');
    api.clock.advance(20 * DAY_MS);
    await api.db.update(sessions).set({ lastUsedAt: api.clock.now() });
    api.clock.advance(20 * DAY_MS);
    await clean();
    expect(await ids()).toEqual([customer.userId]);
    api.clock.advance(11 * DAY_MS);
    await clean();
    expect(await ids()).toEqual([]);
  });

  it('a finished customer, one with a proposal, staff and the accounts of the demo stay', async () => {
    const finished = await api.addUser({ registrationFinishedAt: api.clock.now() });
    const withProposal = await readyCustomer(api);
    await sentProposal(withProposal);
    await api.db
      .update(users)
      .set({ registrationFinishedAt: null })
      .where(sql`id = ${withProposal.userId}`);
    const consultant = await api.addUser({ role: 'CONSULTANT' });
    const demo = await api.addUser({ email: 'novo@rodar.test' });
    const demoOfOther = await api.addUser({ email: 'pendente@estrada.test' });
    api.clock.advance(400 * DAY_MS);
    await clean();
    expect(await ids()).toEqual(
      [finished.id, withProposal.userId, consultant.id, demo.id, demoOfOther.id].sort(),
    );
  });

  it('takes with an account nothing that came with its e-mail elsewhere: a stranger may have registered it', async () => {
    const email = 'vitima@exemplo.test';
    const { id } = await placeInQueue(email);
    await enqueueMail(api.ports, api.db, { to: email, subject: 'Olá', text: email });
    await api.addUser({ email, emailConfirmedAt: null });
    api.clock.advance(31 * DAY_MS);
    await clean();
    expect(await ids()).toEqual([]);
    expect((await api.db.select().from(leads)).map((row) => row.id)).toEqual([id]);
    expect(await api.db.select().from(reservations)).toHaveLength(1);
    expect(await api.mails()).toHaveLength(1);
  });

  it('keeps an account whose confirmed e-mail has a place in a queue: it is in use', async () => {
    const { id } = await api.addUser({ email: 'rita@exemplo.test' });
    await placeInQueue('Rita@exemplo.test');
    api.clock.advance(31 * DAY_MS);
    await clean();
    expect(await ids()).toEqual([id]);
    expect(await api.db.select().from(reservations)).toHaveLength(1);
  });

  it('documents of a refused proposal go after 90 days, their files too; those that another proposal relies on stay', async () => {
    const [refused, other] = [await readyCustomer(api), await readyCustomer(api)];
    const files = await Promise.all(
      [refused, other].map(async ({ userId }) => {
        const fileName = api.ports.files.newName();
        await api.ports.files.put(fileName, Buffer.from('papel'));
        await api.db.insert(documents).values({
          id: api.ports.random.uuid(),
          userId,
          kind: 'cnh-frente',
          fileName,
          shownName: 'cnh.jpg',
          mediaType: 'image/jpeg',
          sizeBytes: 5,
          passedScan: true,
          createdAt: api.clock.now(),
        });
        return fileName;
      }),
    );
    for (const customer of [refused, other, other]) await sentProposal(customer);
    await api.db
      .update(proposals)
      .set({ state: 'reprovada', updatedAt: api.clock.now() })
      .where(sql`id in (select min(id::text)::uuid from proposals group by user_id)`);
    const kept = async () =>
      (await api.db.select({ fileName: documents.fileName }).from(documents))
        .map(({ fileName }) => fileName)
        .sort();
    api.clock.advance(89 * DAY_MS);
    await clean();
    expect(await kept()).toEqual([...files].sort());
    api.clock.advance(2 * DAY_MS);
    await clean();
    await clean();
    expect(await kept()).toEqual([files[1]]);
    expect(await api.db.select().from(doomedFiles)).toEqual([]);
    await expect(api.ports.files.get(files[0] ?? '')).rejects.toThrow();
    expect((await api.ports.files.get(files[1] ?? '')).toString()).toBe('papel');
  });

  it('leads go after 24 months, counted from the last message', async () => {
    const now = api.clock.now();
    const lead = {
      product: 'carro-por-assinatura',
      kind: 'contato' as const,
      name: 'Bia',
      email: 'bia@exemplo.test',
      cellphone: '',
      interest: 'x',
      ...arrival(now),
      createdAt: now,
    };
    await api.db
      .insert(leads)
      .values({ ...lead, id: api.ports.random.uuid(), updatedAt: now });
    await api.db.insert(leads).values({
      ...lead,
      id: api.ports.random.uuid(),
      updatedAt: new Date(now.getTime() + 60 * DAY_MS),
    });
    api.clock.advance(729 * DAY_MS);
    await clean();
    expect(await api.db.select().from(leads)).toHaveLength(2);
    api.clock.advance(3 * DAY_MS);
    await clean();
    expect(await api.db.select().from(leads)).toHaveLength(1);
    expect((await api.trail()).at(-1)).toMatchObject({
      action: 'leads-forgotten',
      detail: '1',
    });
  });

  it('what a dealership noted about a proposal goes after 24 months', async () => {
    const customer = await readyCustomer(api);
    const { id: proposalId } = await sentProposal(customer);
    const noted = { proposalId, nextStep: 'Ligar' };
    for (const [days, nextDay] of [
      [740, '2024-11-20'],
      [720, '2026-11-30'],
    ] as const)
      await api.db.insert(proposalNotes).values({
        ...noted,
        nextDay,
        at: new Date(api.clock.now().getTime() - days * DAY_MS),
      });
    await api.db
      .insert(proposalFollowUps)
      .values({ ...noted, revision: 2, nextDay: '2024-11-20' });
    await clean();
    const left = await api.db.select().from(proposalNotes);
    expect(left.map(({ nextDay }) => nextDay)).toEqual(['2026-11-30']);
    expect(await api.db.select().from(proposalFollowUps)).toEqual([]);
  });

  it('records of access go after 6 months: the audit trail and sessions that are over', async () => {
    const staff = await api.asRole('CONSULTANT');
    await recordAudit(api.ports, api.db, {
      actor: { ...SYSTEM, address: '203.0.113.7' },
      action: 'sign-in',
      personId: staff.userId,
    });
    api.clock.advance(180 * DAY_MS);
    await clean();
    expect(
      [await api.trail(), await api.db.select().from(sessions)].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1]);
    api.clock.advance(5 * DAY_MS);
    await recordAudit(api.ports, api.db, { actor: SYSTEM, action: 'sign-out' });
    await clean();
    expect(
      [await api.trail(), await api.db.select().from(sessions)].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 0]);
    expect((await api.trail()).map(({ action }) => action)).toEqual(['sign-out']);
  });

  it('a code that a partner got goes a day after it ran out, with the mail that carried it', async () => {
    const { customer, proposal } = await approvedCompany(api);
    await pinOf(api, customer, proposal.id, { signer: 2 });
    const left = async () => ({
      codes: (await api.db.select().from(pins)).map(({ address }) => address),
      mails: (await api.mails()).filter(({ recipient }) => recipient === LUCIA.email),
      drafts: await api.db.select().from(outboxAttachments),
    });
    const sent = await left();
    expect(sent.codes).toEqual([LUCIA.email]);
    expect(sent.mails.length).toBe(1);
    expect(sent.drafts.length).toBe(1);
    const { PIN_MINUTES } = api.ports.config;
    api.clock.advance(PIN_MINUTES * 60_000 + DAY_MS);
    await clean();
    expect((await left()).codes).toEqual([LUCIA.email]);
    api.clock.advance(1000);
    await clean();
    expect(await left()).toEqual({ codes: [], mails: [], drafts: [] });
  });

  it('mails that were given up go after 30 days', async () => {
    await enqueueMail(api.ports, api.db, {
      to: 'bia@exemplo.test',
      subject: 'Olá',
      text: 'Olá',
    });
    await api.db.execute(
      sql`update outbox set gave_up_at = ${api.clock.now().toISOString()}`,
    );
    api.clock.advance(29 * DAY_MS);
    await clean();
    expect(await api.mails()).toHaveLength(1);
    api.clock.advance(2 * DAY_MS);
    await clean();
    expect(await api.mails()).toEqual([]);
  });
});
