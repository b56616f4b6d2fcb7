import { eq } from 'drizzle-orm';
import { DAY_MS } from '@site/api-contract/brazil';
import { OPERATIONS } from '#platform/security/audit';
import { testApi } from '../../../testing/api';
import { lockAccount } from '../../accounts/accounts.repository';
import { users } from '../../accounts/accounts.table';
import { resetApp } from '../../team/reset-app';
import { EMAIL, staffSignInOf } from './testing/staff-sign-in';

const api = testApi({
  config: { APP_MODE: 'production', PUBLIC_ORIGIN: 'https://www.rodar.example' },
});
const { addStaff, begin, prove, codeNow, wrongCode, connect } = staffSignInOf(api);
const BLOCK = 120_000;
const WARNING = 'Alguém errou o código do seu aplicativo';

/** Types five wrong codes, after which the account is blocked for two minutes. */
const guess = async () => {
  const thief = api.asAnyone();
  await begin(thief);
  for (let tries = 0; tries < 5; tries += 1)
    expect((await prove(thief, await wrongCode())).status).toBe(400);
};
const guessAllDay = async () => {
  for (let block = 0; block < 6; block += 1) {
    if (block > 0) api.clock.advance(BLOCK);
    await guess();
  }
};
const enter = async () => {
  const owner = api.asAnyone();
  await begin(owner);
  return prove(owner, await codeNow());
};

beforeEach(async () => {
  await addStaff();
  await connect();
  api.clock.advance(BLOCK);
});

// security-requirements A12
describe('who has the password and guesses the code of the app', () => {
  it('is told of to the owner by one mail a day', async () => {
    await guess();
    api.clock.advance(BLOCK);
    await guess();
    const warnings = (await api.mails()).filter(({ subject }) => subject === WARNING);
    expect(warnings).toMatchObject([
      {
        recipient: EMAIL,
        bodyText: expect.stringContaining(
          'Alguém digitou a sua senha e errou várias vezes o código',
        ),
      },
    ]);
    api.clock.advance(DAY_MS);
    await guess();
    expect((await api.mails()).filter(({ subject }) => subject === WARNING)).toHaveLength(
      2,
    );
  });

  it('has thirty tries a day, and then waits for a day', async () => {
    await guessAllDay();
    api.clock.advance(BLOCK);
    const blocked = await enter();
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBe((DAY_MS - BLOCK) / 1000);
    expect(blocked.body.message).toMatch(/^O código foi errado vezes demais\./);
    api.clock.advance(DAY_MS - BLOCK);
    expect((await enter()).status).toBe(200);
  });

  it('is not stopped by right codes of the owner in between', async () => {
    for (let block = 0; block < 6; block += 1) {
      await guess();
      api.clock.advance(BLOCK);
      if (block < 5) expect((await enter()).status).toBe(200);
    }
    expect((await enter()).status).toBe(429);
  });

  it('leaves the owner free when a second person takes the app away', async () => {
    await guessAllDay();
    await api.db.transaction(async (tx) => {
      const [owner] = await tx.select().from(users).where(eq(users.email, EMAIL));
      const account = await lockAccount(tx, owner?.id ?? '');
      if (!account) throw new Error('No account');
      await resetApp(api.ports, tx, { account, actor: OPERATIONS });
    });
    expect((await connect()).answer.status).toBe(200);
  });
});
