import { eq } from 'drizzle-orm';
import { eraseAccount, exportData, getLoggedUser, signIn } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { enqueueMail } from '#platform/jobs/outbox';
import { outbox, workflowOutbox } from '#platform/jobs/outbox.table';
import { users } from '../../../identity/accounts/accounts.table';
import { documents } from '../../../identity/documents/documents.table';
import { removeDoomedFiles } from '../../../identity/documents/upload/store-file';
import { replacePartners } from '../../../identity/registration/registration.repository';
import { leads } from '../../../sales/leads/leads.table';
import { testApi } from '../../../testing/api';
import { addLooseContacts, addPhoneContact } from '../testing/loose-contacts';
import {
  columnsWith,
  EMAIL,
  erase,
  MARK,
  markedPerson,
  MARKS,
  PASSWORD,
} from '../testing/marked-person';
import { applyRetention } from './retention';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'info' },
  logTo: { write: (line) => void lines.push(line) },
});

// security-requirements I3
describe('I3: erasing an account', () => {
  it('leaves no mark of the person in any column of any table', async () => {
    const person = await markedPerson(api);
    await addLooseContacts(api);
    const before = new Set(
      (await columnsWith(api.db, MARKS)).map((column) => column.split('.')[0]),
    );
    for (const table of [
      'users',
      'registrations',
      'pins',
      'email_changes',
      'password_recoveries',
      'trusted_devices',
      'refresh_tokens',
      'sessions',
      'simulations',
      'consents',
      'leads',
      'lead_entries',
      'reservations',
      'seller_invitations',
      'consultant_invitations',
      'outbox',
      'workflow_outbox',
      'idempotency_keys',
      'documents',
    ])
      expect([table, before.has(table)]).toEqual([table, true]);
    const [file] = await api.db.select().from(documents);
    await api.emptyTrail();

    const { status, data } = await erase(person);
    expect(status).toBe(200);
    expect(data).toEqual({ ok: true, keeps: [] });

    const [last] = await api.db.select().from(outbox);
    expect(last).toMatchObject({
      recipient: EMAIL,
      subject: 'Sua conta foi apagada',
      dropAt: new Date(api.clock.now().getTime() + DAY_MS),
    });
    await api.db.delete(outbox); // sent
    await removeDoomedFiles(api.ports, api.db);
    await expect(api.ports.files.get(file?.fileName ?? '')).rejects.toThrow();
    expect(await columnsWith(api.db, MARKS)).toEqual([]);
    expect(await columnsWith(api.db, [person.userId])).toEqual([]);
  });

  it('takes a company’s partners along, with the mails that wait for them', async () => {
    const person = await markedPerson(api);
    const { userId } = person;
    await api.db.update(users).set({ personType: 'PJ' }).where(eq(users.id, userId));
    const email = `lia@${MARK}.test`;
    const partners = [{ name: `Lia ${MARK}`, cpf: '12345678909', share: 100, email }];
    await replacePartners(api.db, userId, { partners, now: api.clock.now() });
    const { data } = await person.send(exportData, {
      params: { id: userId },
      body: { currentPassword: PASSWORD },
    });
    const [json] = data.files.map(({ base64 }) =>
      Buffer.from(base64, 'base64').toString(),
    );
    expect(json?.includes(email)).toBe(true);
    await enqueueMail(api.ports, api.db, {
      to: email,
      subject: 'Código',
      text: '123456',
    });
    await erase(person);
    expect((await api.mails()).map(({ recipient }) => recipient)).not.toContain(email);
    await api.db.delete(outbox);
    expect(await columnsWith(api.db, [email, '12345678909'])).toEqual([]);
  });

  it('ends the sessions at once and frees e-mail and document for another account', async () => {
    const person = await markedPerson(api);
    await erase(person);
    expect((await person.send(getLoggedUser, {})).status).toBe(401);
    expect(
      (await api.asAnyone().send(signIn, { body: { email: EMAIL, password: PASSWORD } }))
        .status,
    ).toBe(401);
    await api.addUser({ email: EMAIL, document: '52998224725' });
  });

  it('is recorded without personal data: that, when and why, not who', async () => {
    const person = await markedPerson(api);
    await api.emptyTrail();
    lines.splice(0);
    await erase(person);
    expect(await api.trail()).toEqual([
      expect.objectContaining({
        action: 'account-erased',
        actorId: null,
        personId: null,
        address: null,
        actorRole: 'customer',
        detail: 'asked',
        at: api.clock.now(),
      }),
    ]);
    for (const mark of MARKS) expect(lines.join()).not.toContain(mark);
  });

  it('drops the last mail when it could not be sent within a day', async () => {
    await erase(await markedPerson(api));
    api.clock.advance(DAY_MS + 1000);
    await applyRetention(api.ports, api.db);
    expect(await columnsWith(api.db, [MARK])).toEqual([]);
  });

  it('asks for the password and for the word of having understood', async () => {
    const person = await markedPerson(api);
    const wrong = await erase(person, { currentPassword: 'errada', confirmed: true });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual([
      { key: 'CurrentPassword', message: 'A senha não confere.' },
    ]);
    const unread = await person.send(eraseAccount, {
      params: { id: person.userId },
      body: { currentPassword: PASSWORD, confirmed: false } as never,
    });
    expect(unread.status).toBe(400);
    expect(unread.body.fields).toEqual([
      { key: 'Confirmed', message: 'Marque que você entendeu que a conta não volta.' },
    ]);
  });

  it('touches nobody else, and nobody erases another', async () => {
    const other = await api.asRole('customer');
    const person = await markedPerson(api);
    expect(
      (
        await other.send(eraseAccount, {
          params: { id: person.userId },
          body: { currentPassword: PASSWORD, confirmed: true },
        })
      ).status,
    ).toBe(404);
    await erase(person);
    expect((await other.send(getLoggedUser, {})).status).toBe(200);
  });

  it('leaves what came with a phone alone: anybody can type a phone that belongs to another', async () => {
    const person = await markedPerson(api);
    await addPhoneContact(api);
    const { data } = await person.send(exportData, {
      params: { id: person.userId },
      body: { currentPassword: PASSWORD },
    });
    expect(Buffer.from(data.files[0]?.base64 ?? '', 'base64').toString()).not.toContain(
      'Rui',
    );
    await erase(person);
    expect((await api.db.select().from(leads)).map(({ name }) => name)).toEqual(['Rui']);
  });

  it('leaves the mails of somebody whose address only ends alike', async () => {
    const alike = `mari.${EMAIL}`;
    await enqueueMail(api.ports, api.db, {
      to: alike,
      subject: 'Sua simulação',
      text: `Olá. Você recebe porque pediu para ${alike}.`,
    });
    await enqueueMail(api.ports, api.db, {
      to: 'loja@rodar.test',
      subject: 'Novo interessado',
      text: `Responda para ${EMAIL}.`,
    });
    await api.db.insert(workflowOutbox).values(
      [`Fale comigo:\n${EMAIL}`, `Fale comigo:\n${alike}`].map((message) => ({
        payload: { message },
        nextTryAt: api.clock.now(),
        createdAt: api.clock.now(),
      })),
    );
    await erase(await markedPerson(api));
    expect(
      (await api.db.select().from(workflowOutbox)).map(({ payload }) => payload),
    ).toEqual([{ message: `Fale comigo:\n${alike}` }]);
    const left = await api.db.select().from(outbox).orderBy(outbox.id);
    expect(left.map(({ recipient }) => recipient)).toEqual([alike, EMAIL]);
  });

  it('goes on when FILE_KEY was changed while mails waited', async () => {
    const before = {
      ...api.ports,
      config: { ...api.ports.config, FILE_KEY: 'ef'.repeat(32) },
    };
    for (const to of [EMAIL, 'loja@rodar.test'])
      await enqueueMail(before, api.db, { to, subject: 'Antes da troca', text: EMAIL });
    expect((await erase(await markedPerson(api))).status).toBe(200);
    const left = await api.db
      .select({ to: outbox.recipient })
      .from(outbox)
      .where(eq(outbox.subject, 'Antes da troca'));
    expect(left).toEqual([{ to: 'loja@rodar.test' }]);
  });
});
