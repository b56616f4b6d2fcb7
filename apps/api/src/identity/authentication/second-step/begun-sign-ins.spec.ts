import { changePassword, requestRecovery, resetPassword } from '@site/api-contract';
import { OPERATIONS } from '#platform/security/audit';
import { testApi } from '../../../testing/api';
import { lockAccount } from '../../accounts/accounts.repository';
import { endAccess, restoreAccess } from '../../team/staff-access';
import { PASSWORD } from '../testing/sign-in-of';
import { begunSignIns } from './second-step.table';
import { EMAIL, staffSignInOf } from './testing/staff-sign-in';

const api = testApi({
  config: { APP_MODE: 'production', PUBLIC_ORIGIN: 'https://www.rodar.example' },
});
const { addStaff, begin, prove, codeNow, connect } = staffSignInOf(api);
const MINUTE = 60_000;
const NEW = 'capivara lê jornal';

/** The owner's browser with a session, and a thief's that typed the password. */
const scene = async () => {
  const { id } = await addStaff();
  const { visitor: owner, answer } = await connect();
  owner.token = answer.data.session?.token;
  api.clock.advance(MINUTE);
  const thief = api.asAnyone();
  await begin(thief);
  const isOver = async () => {
    const { body } = await prove(thief, await codeNow());
    expect(body).toMatchObject({ reason: 'sign-in-over' });
  };
  return { id, owner, isOver };
};

// security-requirements A12
describe('a sign-in that was begun with a password', () => {
  it('is over when a mail reset the password', async () => {
    const { isOver } = await scene();
    const visitor = api.asAnyone();
    await visitor.send(requestRecovery, { body: { email: EMAIL } });
    const text = (await api.mails()).at(-1)?.bodyText ?? '';
    const [, token = ''] = /#token=([\w-]+)/.exec(text) ?? [];
    const body = { password: NEW, passwordConfirmation: NEW };
    const answer = await visitor.send(resetPassword, { query: { token }, body });
    expect(answer.status).toBe(200);
    await isOver();
  });

  it('is over when its owner changed the password', async () => {
    const { id, owner, isOver } = await scene();
    const body = {
      currentPassword: PASSWORD,
      password: NEW,
      passwordConfirmation: NEW,
    };
    expect((await owner.send(changePassword, { params: { id }, body })).status).toBe(200);
    await isOver();
  });

  it('stays over when the account is disabled and enabled again', async () => {
    const { id, isOver } = await scene();
    await api.db.transaction(async (tx) => {
      const account = await lockAccount(tx, id);
      if (!account) throw new Error('No account');
      const act = { account, actor: OPERATIONS };
      await endAccess(api.ports, tx, { ...act, endWork: async () => undefined });
      await restoreAccess(api.ports, tx, act);
    });
    await isOver();
  });
});

describe('the code of a mail that is asked for too often', () => {
  it('begins nothing, and says when the next one can be had', async () => {
    await addStaff();
    for (let asked = 0; asked < 3; asked += 1) {
      await begin(api.asAnyone());
      api.clock.advance(MINUTE);
    }
    const answer = await begin(api.asAnyone());
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBe(7 * 60);
    expect(await api.db.select().from(begunSignIns)).toHaveLength(3);
    expect(await api.trail('second-step-asked')).toHaveLength(3);
    api.clock.advance(7 * MINUTE);
    expect((await begin(api.asAnyone())).status).toBe(409);
  });
});
