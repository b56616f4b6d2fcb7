import { testApi } from '../testing/api';
import { type Mail } from './mail';
import { enqueueMail, sendDueMails } from './outbox';
import { pauseMs } from './owed';

const api = testApi();
const mail = { to: 'ana@exemplo.test', subject: 'Oi', text: 'Texto' };
const send = (sender?: (sent: Mail) => Promise<void>) =>
  sendDueMails(
    sender ? { ...api.ports, mail: { send: sender, close: () => undefined } } : api.ports,
    api.app.log,
  );

describe('the outbox (G4)', () => {
  it('sends what a committed transaction put in, once', async () => {
    await api.db.transaction((tx) => enqueueMail(tx, api.ports, mail));
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(api.sent.map(({ to, subject }) => [to, subject])).toEqual([['ana@exemplo.test', 'Oi']]);
    expect(await api.mails()).toEqual([]);
  });

  it('sends nothing of a transaction that was undone', async () => {
    await api.db
      .transaction(async (tx) => {
        await enqueueMail(tx, api.ports, mail);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await send()).toBe(0);
  });

  it('keeps a mail that was not accepted and tries again with growing pauses', async () => {
    await enqueueMail(api.db, api.ports, mail);
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

  it('gives each mail to one of several workers', async () => {
    for (let n = 0; n < 12; n += 1) await enqueueMail(api.db, api.ports, { ...mail, subject: String(n) });
    const taken = await Promise.all([send(), send(), send()]);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(new Set(api.sent.map(({ subject }) => subject)).size).toBe(12);
  });

  it('lets no line break into address or subject (E7)', async () => {
    await enqueueMail(api.db, api.ports, {
      ...mail,
      subject: 'Oi\r\nBcc: todos@exemplo.test',
      to: 'a@b.test\nx',
    });
    await send();
    expect(api.sent[0]).toMatchObject({ subject: 'Oi Bcc: todos@exemplo.test', to: 'a@b.test x' });
  });
});
