import { Secret } from 'otpauth';
import {
  getLoggedUser,
  redeemSignInLink,
  refreshSession,
  requestSignInLink,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { withoutIds } from '../../../testing/without-ids';
import { users } from '../../accounts/accounts.table';
import { sessions } from '../sessions.table';
import { signInOf } from '../testing/sign-in-of';
import { authenticators, begunSignIns } from './second-step.table';
import { EMAIL, staffSignInOf } from './testing/staff-sign-in';

const lines: string[] = [];
const api = testApi({
  config: {
    APP_MODE: 'production',
    PUBLIC_ORIGIN: 'https://www.rodar.example',
    LOG_LEVEL: 'info',
  },
  logTo: { write: (line) => void lines.push(line) },
});
const {
  addStaff,
  begin,
  show,
  prove,
  firstCode,
  codeNow,
  wrongCode,
  changeSecret,
  connect,
} = staffSignInOf(api);
const HALF_MINUTE = 30_000;
const MINUTE = 60_000;

// security-requirements A12
describe('the password of staff in production', () => {
  it.each([
    ['CONSULTANT', {}],
    ['DEALER', { dealershipId: 5 }],
    ['SELLER', { dealershipId: 5 }],
  ] as const)('opens nothing for a %s', async (role, columns) => {
    await addStaff({ role, ...columns });
    const visitor = api.asAnyone();
    const answer = await begin(visitor);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ reason: 'second-step-needed' });
    expect(await api.db.select().from(sessions)).toEqual([]);
  });

  it('opens the account of a customer as ever', async () => {
    const { addCustomer, enter } = signInOf(api);
    await addCustomer();
    expect((await enter(api.asAnyone())).status).toBe(200);
  });

  it('that is wrong begins nothing', async () => {
    await addStaff();
    const visitor = api.asAnyone();
    expect((await signInOf(api).enter(visitor, 'errada', EMAIL)).status).toBe(401);
    expect(await show(visitor)).toBeNull();
  });

  it('has a cookie name the begun sign-in, which no script and no other browser reads', async () => {
    await addStaff();
    const { cookies } = await begin(api.asAnyone());
    const cookie = cookies.find(({ name }) => name === '__Secure-SECOND-STEP');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: true });
    expect(await show(api.asAnyone())).toBeNull();
  });

  it('lives ten minutes without the second step', async () => {
    await addStaff();
    const visitor = api.asAnyone();
    await begin(visitor);
    api.clock.advance(10 * MINUTE);
    expect(await show(visitor)).toBeNull();
  });
});

describe('the code of a connected app', () => {
  const enterAgain = async () => {
    await addStaff();
    await connect();
    api.clock.advance(2 * HALF_MINUTE);
    const visitor = api.asAnyone();
    await begin(visitor);
    return visitor;
  };

  it('signs in after the password', async () => {
    const visitor = await enterAgain();
    expect(await show(visitor)).toEqual({
      proof: 'code',
      email: 'l•••@rodar.test',
      passkey: false,
    });
    const answer = await prove(visitor, await codeNow());
    expect(answer.data.session?.user.email).toBe(EMAIL);
    expect(await show(visitor)).toBeNull();
  });

  it('counts half a minute early and late, and no longer', async () => {
    const visitor = await enterAgain();
    // Its codes of these five half minutes differ.
    await changeSecret(new Uint8Array(20).fill(7));
    const codes = await Promise.all([-2, -1, 0, 1, 2].map(codeNow));
    expect(new Set(codes).size).toBe(5);
    expect((await prove(visitor, await codeNow(2))).status).toBe(400);
    expect((await prove(visitor, await codeNow(-2))).status).toBe(400);
    expect((await prove(visitor, await codeNow(1))).status).toBe(200);
  });

  it('works once, also in another browser', async () => {
    const visitor = await enterAgain();
    const other = api.asAnyone();
    await begin(other);
    const code = await codeNow();
    await prove(visitor, code);
    expect((await prove(other, code)).body.fields).toEqual([
      {
        key: 'Pin',
        message: 'Este código já foi usado. Espere o aplicativo mostrar o próximo.',
      },
    ]);
  });

  it('opens one session where it is sent ten times at once', async () => {
    const visitor = await enterAgain();
    const code = await codeNow();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => prove(visitor, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused after five wrong ones, for as long as a block lasts', async () => {
    const visitor = await enterAgain();
    for (let tries = 0; tries < 5; tries += 1) await prove(visitor, await wrongCode());
    const blocked = await prove(visitor, await codeNow());
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(120);
    api.clock.advance(2 * MINUTE);
    expect((await prove(visitor, await codeNow())).status).toBe(200);
    expect(await api.trail('second-step-blocked')).toHaveLength(1);
  });

  it('is stored encrypted, and is in no log line', async () => {
    await addStaff();
    lines.length = 0;
    const { connection, code } = await connect();
    const key = connection?.key.replaceAll(' ', '') ?? '';
    const secret = Buffer.from(Secret.fromBase32(key).bytes);
    const [app] = await api.db.select().from(authenticators);
    expect(secret).toHaveLength(20);
    expect(Buffer.from(app?.sealedSecret ?? secret).includes(secret)).toBe(false);
    expect(lines.length).toBeGreaterThan(0);
    for (const hidden of [key, connection?.key, 'otpauth:', code])
      expect(
        lines.map(withoutIds).filter((line) => line.includes(String(hidden))),
      ).toEqual([]);
  });

  it('is asked for whatever browser an account trusts', async () => {
    const visitor = await enterAgain();
    await prove(visitor, await codeNow());
    expect((await begin(visitor)).status).toBe(409);
  });

  it('does not help an account that was disabled meanwhile', async () => {
    const visitor = await enterAgain();
    await api.db.update(users).set({ disabledAt: api.clock.now() });
    expect((await prove(visitor, await codeNow())).body).toMatchObject({
      reason: 'sign-in-over',
    });
  });
});

describe('the link of a mail', () => {
  const addDealer = () => addStaff({ role: 'DEALER', dealershipId: 5 });
  const openLink = async () => {
    await api.asAnyone().send(requestSignInLink, { body: { email: EMAIL } });
    const text = (await api.mails()).at(-1)?.bodyText ?? '';
    const [, token = ''] = /#token=([\w-]+)/.exec(text) ?? [];
    const visitor = api.asAnyone();
    const answer = await visitor.send(redeemSignInLink, { params: { token } });
    return { visitor, answer };
  };

  it('opens the connection of an app, which then opens no session', async () => {
    await addDealer();
    const { visitor, answer } = await openLink();
    expect(answer.body).toMatchObject({ reason: 'second-step-needed' });
    expect(await show(visitor)).toMatchObject({ proof: 'first-code' });
    const connected = await prove(visitor, await firstCode(visitor));
    expect(connected.data).toEqual({ session: null });
    expect(await api.db.select().from(sessions)).toEqual([]);
  });

  it('opens nothing for who connected the app by a link and never typed a password since', async () => {
    await addDealer();
    const { visitor } = await openLink();
    await prove(visitor, await firstCode(visitor));
    api.clock.advance(10 * MINUTE);
    const second = await openLink();
    expect(second.answer.status).toBe(400);
    expect(second.answer.body.message).toBe(
      'Entre com a senha e o código do aplicativo autenticador. Depois desse acesso, o link também serve.',
    );
    expect(await show(second.visitor)).toBeNull();
  });

  it('serves again after a sign-in with the password', async () => {
    await addDealer();
    const { visitor } = await openLink();
    await prove(visitor, await firstCode(visitor));
    api.clock.advance(2 * HALF_MINUTE);
    const owner = api.asAnyone();
    await begin(owner);
    expect((await prove(owner, await codeNow())).status).toBe(200);
    api.clock.advance(10 * MINUTE);
    const later = await openLink();
    expect((await prove(later.visitor, await codeNow())).status).toBe(200);
  });

  it('asks for the code of an app that is connected', async () => {
    await addDealer();
    await connect();
    api.clock.advance(2 * HALF_MINUTE);
    const { visitor } = await openLink();
    expect(await show(visitor)).toMatchObject({ proof: 'code' });
    expect((await prove(visitor, await codeNow())).data.session?.user.email).toBe(EMAIL);
  });
});

describe('a session of staff without the second step', () => {
  it('does not go on in production, by token or by renewal', async () => {
    await addStaff();
    const { visitor, answer } = await connect();
    visitor.token = answer.data.session?.token;
    await api.db.update(sessions).set({ secondStep: false });
    expect((await visitor.send(getLoggedUser, {})).status).toBe(401);
    expect((await visitor.send(refreshSession, {})).status).toBe(401);
  });

  it('goes on with it', async () => {
    await addStaff();
    const { visitor } = await connect();
    expect((await visitor.send(refreshSession, {})).status).toBe(200);
  });

  it('is a customer’s ordinary one', async () => {
    const customer = await api.asRole('customer');
    expect((await customer.send(getLoggedUser, {})).status).toBe(200);
  });
});

it('begun sign-ins go with what else has expired', async () => {
  await addStaff();
  await begin(api.asAnyone());
  api.clock.advance(11 * MINUTE);
  const { forgetExpired } = await import('../devices');
  await forgetExpired(api.ports, api.db);
  expect(await api.db.select().from(begunSignIns)).toEqual([]);
});
