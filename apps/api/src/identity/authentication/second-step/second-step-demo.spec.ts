import { testApi } from '../../../testing/api';
import { seedDemoAuthenticator } from './demo-authenticator';
import { authenticators } from './second-step.table';
import { mailboxOf } from './testing/recover-password';
import { EMAIL, staffSignInOf } from './testing/staff-sign-in';

const api = testApi();
const { addStaff, begin, show, prove, connect } = staffSignInOf(api);

// docs/product/identity.md
describe('the second step in the demo', () => {
  const withPublicApp = async () => {
    await addStaff();
    await seedDemoAuthenticator(api.ports, api.db, EMAIL);
    const visitor = api.asAnyone();
    await begin(visitor);
    return visitor;
  };

  it('is not asked of staff without an app', async () => {
    await addStaff();
    expect((await begin(api.asAnyone())).status).toBe(200);
  });

  it('is not asked after a recovered password either', async () => {
    await addStaff();
    const { recover, enter } = mailboxOf(api);
    await recover();
    expect((await enter()).status).toBe(200);
  });

  it('shows the code of the second consultant, which signs in', async () => {
    const visitor = await withPublicApp();
    const code = (await show(visitor))?.demo?.code ?? '';
    expect((await prove(visitor, code)).status).toBe(200);
  });

  it('says when the code changes', async () => {
    const visitor = await withPublicApp();
    expect((await show(visitor))?.demo?.changesIn).toBe(30);
    api.clock.advance(12_000);
    expect((await show(visitor))?.demo?.changesIn).toBe(18);
  });

  it('shows the next code after one was used, and then none until it counts', async () => {
    const codes: (string | null | undefined)[] = [];
    let visitor = await withPublicApp();
    for (let times = 0; times < 3; times += 1) {
      const { demo } = (await show(visitor)) ?? {};
      codes.push(demo?.code);
      if (demo?.code) await prove(visitor, demo.code);
      visitor = api.asAnyone();
      await begin(visitor);
    }
    expect(codes).toEqual([
      expect.stringMatching(/^\d{6}$/),
      expect.stringMatching(/^\d{6}$/),
      null,
    ]);
  });

  it('keeps the code of every other app to itself', async () => {
    const visitor = await withPublicApp();
    await api.db.update(authenticators).set({ sealedSecret: null, connectedAt: null });
    await connect();
    await begin(visitor);
    expect(await show(visitor)).toEqual({
      proof: 'code',
      email: 'l•••@rodar.test',
      passkey: false,
    });
  });

  it('has an app connected anew at the next sign-in once it was taken away', async () => {
    const visitor = await withPublicApp();
    await api.db.update(authenticators).set({ sealedSecret: null, connectedAt: null });
    await begin(visitor);
    expect(await show(visitor)).toMatchObject({ proof: 'mail' });
  });
});
