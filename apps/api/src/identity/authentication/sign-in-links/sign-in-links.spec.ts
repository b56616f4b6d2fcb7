import { eq } from 'drizzle-orm';
import { getLoggedUser, redeemSignInLink, requestSignInLink } from '@site/api-contract';
import { hashPassword } from '#platform/security/passwords';
import { testApi } from '../../../testing/api';
import { users } from '../../accounts/accounts.table';
import { signInLinks } from '../sessions.table';
import { issueSignInLink } from './sign-in-links';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'info' },
  logTo: { write: (line) => void lines.push(line) },
});
const MINUTE = 60_000;
const USELESS = 'Este link expirou ou já foi usado. Peça outro.';
const EMAIL = 'dora@loja.test';

const addDealer = (columns = {}) =>
  api.addUser({ email: EMAIL, role: 'DEALER', ...columns });
const ask = (email = EMAIL) =>
  api.asAnyone().send(requestSignInLink, { body: { email } });
const use = (token: string, visitor = api.asAnyone()) =>
  visitor.send(redeemSignInLink, { params: { token } });
const tokenOf = (text = '') =>
  /\/concessionarias\/login\/link#token=([\w-]+)/.exec(text)?.[1] ?? '';
const mailedToken = async () => tokenOf((await api.mails()).at(-1)?.bodyText);

// security-requirements D7
describe('a sign-in link for dealership staff', () => {
  it.each(['DEALER', 'SELLER'] as const)(
    'is mailed to a %s and signs in once',
    async (role) => {
      const { id } = await addDealer({ role });
      expect((await ask(' DORA@loja.test ')).data).toEqual({ ok: true });
      const [mail] = await api.mails();
      expect(mail).toMatchObject({
        recipient: EMAIL,
        subject: 'Seu link de acesso ao portal',
        dropAt: new Date(api.clock.now().getTime() + 5 * 60_000),
      });
      const token = await mailedToken();
      const visitor = api.asAnyone();
      const { status, data, cookies } = await use(token, visitor);
      expect(status).toBe(200);
      expect(data.user.id).toEqual(id);
      expect(cookies.find(({ name }) => name === 'RENEWAL')).toMatchObject({
        httpOnly: true,
      });
      visitor.token = data.token;
      expect((await visitor.send(getLoggedUser, {})).status).toBe(200);
      const again = await use(token);
      expect(again.status).toBe(400);
      expect(again.body.message).toEqual(USELESS);
    },
  );

  it('holds 256 bits behind the # and is stored as a hash', async () => {
    await addDealer();
    await ask();
    const token = await mailedToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await api.db.select().from(signInLinks))).not.toContain(token);
  });

  it('is over after 5 minutes', async () => {
    await addDealer();
    await ask();
    const token = await mailedToken();
    api.clock.advance(5 * MINUTE - 1);
    await ask();
    const second = await mailedToken();
    api.clock.advance(5 * MINUTE);
    expect((await use(second)).body.message).toBe(USELESS);
    expect((await use(token)).body.message).toBe(USELESS);
  });

  it('gives way to a newer one', async () => {
    await addDealer();
    await ask();
    const first = await mailedToken();
    await ask();
    expect((await use(first)).status).toBe(400);
    expect((await use(await mailedToken())).status).toBe(200);
  });

  it.each(['A'.repeat(43), 'curto', '..%2f..%2fetc', "' or 1=1 --", 'é'.repeat(30)])(
    'is refused when nobody made it: %s',
    async (token) => {
      const { status, body } = await use(token);
      expect(status).toBe(400);
      expect(body.fields?.[0]?.message ?? body.message).toEqual(USELESS);
    },
  );

  it('used twice at once signs in once', async () => {
    await addDealer();
    await ask();
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it.each([
    ['a customer', { role: null }],
    ['a consultant', { role: 'CONSULTANT' as const, dealershipId: null }],
    ['a disabled account', { disabledAt: new Date() }],
    ['an account with a second step', { mfaEnabled: true }],
  ])('is not for %s, who gets the same answer and no mail', async (_who, columns) => {
    await addDealer(columns);
    const known = await ask();
    const unknown = await ask('ninguem@loja.test');
    expect(known.status).toEqual(unknown.status);
    expect(known.data).toEqual(unknown.data);
    expect(await api.mails()).toEqual([]);
    expect(await api.db.select().from(signInLinks)).toEqual([]);
    expect(await issueSignInLink(api.ports, api.db, EMAIL)).toBeNull();
  });

  it('stops working when the account is disabled meanwhile', async () => {
    const { id } = await addDealer();
    await ask();
    await api.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
    expect((await use(await mailedToken())).status).toBe(400);
  });

  it('is mailed three times in ten minutes at most, and the answer stays the same', async () => {
    await addDealer();
    for (let n = 0; n < 5; n += 1) expect((await ask()).data).toEqual({ ok: true });
    expect(await api.mails()).toHaveLength(3);
  });

  it('of `ops -- sign-in-link` works the same way', async () => {
    await addDealer({
      passwordHash: await hashPassword(api.ports.config, 'Ipe-Amarelo-2026'),
    });
    const url = (await issueSignInLink(api.ports, api.db, EMAIL)) ?? '';
    expect(url).toMatch(
      /^http:\/\/localhost:8080\/concessionarias\/login\/link#token=[\w-]{43}$/,
    );
    expect((await use(tokenOf(url))).status).toBe(200);
  });

  it('is in no line of the log, whatever became of it', async () => {
    await addDealer();
    await ask();
    const token = await mailedToken();
    lines.splice(0);
    await use(token);
    await use(token);
    const log = lines.join();
    expect(log).toContain('"event":"sign-in-by-link"');
    expect(log).toContain('authentications/dealerships/tokens/***');
    expect(log).not.toContain(token);
    expect(log).not.toContain(EMAIL);
  });
});
