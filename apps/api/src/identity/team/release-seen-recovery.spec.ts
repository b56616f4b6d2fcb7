import { eq } from 'drizzle-orm';
import { getLoggedUser, resetStaffApp } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { users } from '../accounts/accounts.table';
import { authenticators } from '../authentication/second-step/second-step.table';
import { mailboxOf } from '../authentication/second-step/testing/recover-password';
import { staffSignInOf } from '../authentication/second-step/testing/staff-sign-in';

const api = testApi({
  config: { APP_MODE: 'production', PUBLIC_ORIGIN: 'https://www.rodar.example' },
});
const { addStaff, proveMail, prove, firstCode } = staffSignInOf(api);
const { recover, enter } = mailboxOf(api);
const MINUTE = 60_000;

const consultant = () => api.asRole('CONSULTANT', { name: 'Otávio Reis' });
const recoveredAt = async (id: string) => {
  const [row] = await api.db.select().from(users).where(eq(users.id, id));
  return row?.passwordRecoveredAt?.toISOString();
};
/** Signs in with the new password, which connects an app. */
const connectAgain = async () => {
  const visitor = api.asAnyone();
  await enter(visitor);
  await proveMail(visitor);
  return prove(visitor, await firstCode(visitor));
};

// docs/decisions/131
describe('the second person', () => {
  it('who saw an older time does not release the newer password', async () => {
    const { id } = await addStaff();
    await recover();
    const seen = await recoveredAt(id);
    api.clock.advance(MINUTE);
    await recover();
    const client = await consultant();
    const query = { recoveredAt: seen };
    const answer = await client.send(resetStaffApp, { params: { id }, query });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      reason: 'changed-meanwhile',
      message: expect.stringMatching(
        /^A senha foi trocada pelo e-mail em .+\. Confirme com a pessoa se foi ela e tente de novo\.$/,
      ),
    });
    expect((await enter()).status).toBe(400);
  });

  it('who presses late takes nothing that the owner has connected since', async () => {
    const { id } = await addStaff();
    await recover();
    const query = { recoveredAt: await recoveredAt(id) };
    await (await consultant()).send(resetStaffApp, { params: { id }, query });
    const owner = await connectAgain();
    const answer = await (
      await consultant()
    ).send(resetStaffApp, { params: { id }, query });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        message:
          'Outra pessoa já liberou esta conta, ou quem a usa já entrou com a segunda etapa. Confira a lista antes de tentar de novo.',
      },
    ]);
    expect(await api.db.select().from(authenticators)).toHaveLength(1);
    const device = api.asAnyone();
    device.token = owner.data.session?.token;
    expect((await device.send(getLoggedUser, {})).status).toBe(200);
  });

  it('is sent to reload a page that shows no time', async () => {
    const { id } = await addStaff();
    await recover();
    const answer = await (await consultant()).send(resetStaffApp, { params: { id } });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringMatching(
        /^A senha foi trocada pelo e-mail em .+\. Recarregue a página, confirme com a pessoa se foi ela e tente de novo\.$/,
      ),
    ]);
    expect((await enter()).status).toBe(400);
  });
});
