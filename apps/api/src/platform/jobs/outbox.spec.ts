import { randomBytes } from 'node:crypto';
import { columnsWith } from '../../back-office/privacy/testing/marked-person';
import { testApi } from '../../testing/api';
import { type Mail } from '../mail/mail';
import { ATTACHMENTS_MAX_BYTES, enqueueMail, sendDueMails } from './outbox';
import { outbox, outboxAttachments } from './outbox.table';
import { pauseMs } from './outbox-retries';

const api = testApi();
const mail = { to: 'ana@exemplo.test', subject: 'Oi', text: 'Texto' };
const send = (sender?: (sent: Mail) => Promise<void>) =>
  sendDueMails(
    sender ? { ...api.ports, mail: { send: sender, close: () => undefined } } : api.ports,
    api.app.log,
  );

describe('the outbox (G4)', () => {
  it('sends what a committed transaction put in, once', async () => {
    await api.db.transaction((tx) => enqueueMail(api.ports, tx, mail));
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(api.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@exemplo.test', 'Oi'],
    ]);
    expect(await api.mails()).toEqual([]);
  });

  it('keeps text and HTML of a waiting mail from whoever reads the database, and sends them as they were', async () => {
    // Letters that the hexadecimal digits of sealed bytes can't spell.
    const secret = { text: 'Seu código\n\nqvzkxw\n', html: '<p>qvzkxw</p>' };
    await enqueueMail(api.ports, api.db, { ...mail, ...secret });
    expect(await columnsWith(api.db, ['qvzkxw'])).toEqual([]);
    const [row] = await api.db.select().from(outbox);
    expect(Buffer.from(row?.sealedBody ?? []).includes('qvzkxw')).toBe(false);
    await send();
    expect(api.sent[0]).toMatchObject(secret);
  });

  it('opens no body in a mail to another address', async () => {
    await enqueueMail(api.ports, api.db, mail);
    await api.db.update(outbox).set({ recipient: 'outra@exemplo.test' });
    await send();
    expect(api.sent).toEqual([]);
  });

  it('sends no code or link that has died while it waited', async () => {
    const dropAt = new Date(api.clock.now().getTime() + 600_000);
    await enqueueMail(api.ports, api.db, mail, { dropAt });
    api.clock.advance(600_000);
    expect(await send()).toBe(1);
    expect(api.sent).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it('sends nothing of a transaction that was undone', async () => {
    await api.db
      .transaction(async (tx) => {
        await enqueueMail(api.ports, tx, mail);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await send()).toBe(0);
  });

  it('keeps a mail that was not accepted and tries again with growing pauses', async () => {
    await enqueueMail(api.ports, api.db, mail);
    const refuse = () => Promise.reject(new Error('no server'));
    expect(await send(refuse)).toBe(1);
    expect(await send()).toBe(0);
    api.clock.advance(pauseMs(1) + 1);
    expect(await send(refuse)).toBe(1);
    api.clock.advance(pauseMs(1) + 1);
    expect(await send()).toBe(0);
    api.clock.advance(pauseMs(2));
    expect(await send()).toBe(1);
    expect(api.sent).toHaveLength(1);
  });

  it('brings the mails to one address in the order in which they were written, and waits for no other address', async () => {
    const arrived: string[] = [];
    for (const subject of ['Código 1', 'Código 2'])
      await enqueueMail(api.ports, api.db, { ...mail, subject });
    await enqueueMail(api.ports, api.db, { ...mail, to: 'bia@exemplo.test' });
    let arriveAtBia = () => {};
    const biaHasHers = new Promise<void>((resolve) => (arriveAtBia = resolve));
    await send(async ({ subject }) => {
      if (subject === 'Código 1') await biaHasHers;
      arrived.push(subject);
      if (subject === 'Oi') arriveAtBia();
    });
    expect(arrived).toEqual(['Oi', 'Código 1', 'Código 2']);
  });

  it('gives each mail to one of several workers', async () => {
    for (let n = 0; n < 12; n += 1)
      await enqueueMail(api.ports, api.db, { ...mail, subject: String(n) });
    const taken = await Promise.all([send(), send(), send()]);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(new Set(api.sent.map(({ subject }) => subject)).size).toBe(12);
  });

  it('lets no line break into address or subject (E7)', async () => {
    await enqueueMail(api.ports, api.db, {
      ...mail,
      subject: 'Oi\r\nBcc: todos@exemplo.test',
      to: 'a@b.test\nx',
    });
    await send();
    expect(api.sent[0]).toMatchObject({
      subject: 'Oi Bcc: todos@exemplo.test',
      to: 'a@b.test x',
    });
  });
});

describe('files of a mail', () => {
  const bytes = Uint8Array.from([
    ...Buffer.from('Contrato da Bia'),
    ...randomBytes(70_000),
  ]);
  const files = [
    { name: 'simulação.pdf', type: 'application/pdf', bytes },
    {
      name: 'dados.json',
      type: 'application/json',
      bytes: Uint8Array.from(Buffer.from('{}')),
    },
  ];
  const stored = () => api.db.select().from(outboxAttachments);

  it('go out as they were enqueued, after tries that failed, and leave with the mail', async () => {
    await enqueueMail(api.ports, api.db, { ...mail, attachments: files });
    await send(() => Promise.reject(new Error('no server')));
    expect(await stored()).toHaveLength(2);
    api.clock.advance(pauseMs(1) + 1);
    await send();
    expect(api.sent[0]?.attachments).toEqual(files);
    expect(await stored()).toEqual([]);
  });

  it('can be read by nobody in the database', async () => {
    await enqueueMail(api.ports, api.db, { ...mail, attachments: files });
    const [row] = await stored();
    expect(Buffer.from(row?.sealed ?? []).includes('Contrato da Bia')).toBe(false);
  });

  it('go with a mail that is erased', async () => {
    await enqueueMail(api.ports, api.db, { ...mail, attachments: files });
    await api.db.delete(outbox);
    expect(await stored()).toEqual([]);
  });

  it('hold a mail back when somebody swapped them, and are tried again', async () => {
    await enqueueMail(api.ports, api.db, { ...mail, attachments: files });
    await api.db
      .update(outboxAttachments)
      .set({ sealed: (await stored())[1]?.sealed ?? bytes });
    expect(await send()).toBe(1);
    expect(api.sent).toEqual([]);
    expect((await api.mails()).length).toBe(1);
  });

  it('fit up to a size, together', async () => {
    const half = {
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: new Uint8Array(ATTACHMENTS_MAX_BYTES / 2),
    };
    await enqueueMail(api.ports, api.db, { ...mail, attachments: [half, half] });
    await expect(
      enqueueMail(api.ports, api.db, {
        ...mail,
        attachments: [half, half, { ...half, bytes: new Uint8Array(1) }],
      }),
    ).rejects.toThrow(RangeError);
    expect(await api.mails()).toHaveLength(1);
  });
});
