import { getLoggedUser, verifyMfa } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { sessions } from '../sessions.table';
import { pinIn } from '../testing/pin-in';
import { authenticators } from './second-step.table';
import { EMAIL, staffSignInOf } from './testing/staff-sign-in';

const api = testApi({
  config: { APP_MODE: 'production', PUBLIC_ORIGIN: 'https://www.rodar.example' },
});
const { addStaff, begin, show, proveMail, prove, firstCode, wrongCode, connect } =
  staffSignInOf(api);

// security-requirements A12
describe('the code of the mail', () => {
  it('opens the connection of an app, and no session', async () => {
    await addStaff();
    const visitor = api.asAnyone();
    await begin(visitor);
    expect(await show(visitor)).toEqual({ proof: 'mail', email: 'l•••@rodar.test' });
    expect((await proveMail(visitor)).data).toEqual({ ok: true });
    expect(await show(visitor)).toMatchObject({
      proof: 'first-code',
      connection: {
        key: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
        address: expect.stringMatching(/^otpauth:\/\/totp\/Rodar:livia%40rodar.test\?/),
        qrCode: expect.stringContaining('<svg'),
      },
    });
    expect(await api.db.select().from(sessions)).toEqual([]);
  });

  it('is not taken as the code of a sign-in by e-mail', async () => {
    await addStaff({ mfaEnabled: true });
    const visitor = api.asAnyone();
    await begin(visitor);
    const pin = pinIn(await api.mails());
    const answer = await visitor.send(verifyMfa, { body: { email: EMAIL, pin } });
    expect(answer.status).toBe(400);
  });

  it('that is wrong opens nothing', async () => {
    await addStaff();
    const visitor = api.asAnyone();
    await begin(visitor);
    const pin = pinIn(await api.mails());
    const wrong = pin === '000000' ? '000001' : '000000';
    expect((await proveMail(visitor, wrong)).status).toBe(400);
    expect(await show(visitor)).toMatchObject({ proof: 'mail' });
    expect((await prove(visitor, '123456')).body).toMatchObject({
      reason: 'sign-in-over',
    });
  });

  it('is not sent to who has an app, for whom it would open nothing', async () => {
    await addStaff();
    await connect();
    const before = (await api.mails()).length;
    await begin(api.asAnyone());
    expect(await api.mails()).toHaveLength(before);
  });
});

describe('the first code of an app', () => {
  it('connects it, signs in and tells the owner', async () => {
    const { id } = await addStaff();
    const { visitor, answer } = await connect();
    expect(answer.data.session?.user.id).toBe(id);
    visitor.token = answer.data.session?.token;
    expect((await visitor.send(getLoggedUser, {})).status).toBe(200);
    expect((await api.mails()).at(-1)).toMatchObject({
      recipient: EMAIL,
      subject: 'Segunda etapa ligada',
    });
  });

  it('leaves a trace of each step, without the code', async () => {
    await addStaff();
    await connect();
    expect((await api.trail()).map(({ action }) => action)).toEqual([
      'second-step-asked',
      'authenticator-connected',
      'sign-in-with-app',
    ]);
  });

  it('that is wrong connects nothing', async () => {
    await addStaff();
    const visitor = api.asAnyone();
    await begin(visitor);
    await proveMail(visitor);
    const answer = await prove(visitor, await wrongCode(visitor));
    expect(answer.body.fields).toEqual([
      { key: 'Pin', message: expect.stringMatching(/^Código incorreto\./) },
    ]);
    expect(await api.db.select().from(authenticators)).toEqual([]);
  });

  it('connects one app where two sign-ins were begun', async () => {
    await addStaff();
    const second = api.asAnyone();
    await begin(second);
    await proveMail(second);
    const code = await firstCode(second);
    await connect();
    expect((await prove(second, code)).body).toMatchObject({ reason: 'sign-in-over' });
  });
});
