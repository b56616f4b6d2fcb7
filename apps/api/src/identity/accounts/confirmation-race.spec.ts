import { eq } from 'drizzle-orm';
import { replacePendingEmail } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { callBeside } from '../../testing/calls-beside';
import { pinIn } from '../authentication/testing/pin-in';
import { FORM, register, verify } from '../registration/testing/quick-registration';
import { users } from './accounts.table';

const api = testApi();
const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip; // PGlite has one connection, so transactions never overlap
const account = async () => (await api.db.select().from(users))[0];

/** Changes the account while a call waits for its row, after reading it. */
const changedMeanwhile = <T>(
  call: () => Promise<T>,
  change: Partial<typeof users.$inferInsert>,
) => callBeside(api.db, { lock: (tx) => tx.update(users).set(change), call });

describe('an e-mail that changes while its code is typed (A5)', () => {
  onPostgres('is not confirmed by the code of the one before', async () => {
    await register(api);
    const pin = pinIn(await api.mails());
    const { status } = await changedMeanwhile(() => verify(api, pin), {
      email: 'outra@exemplo.test',
    });
    expect(status).toBe(400);
    expect((await account())?.emailConfirmedAt).toBe(null);
  });

  onPostgres('is not replaced once it was confirmed', async () => {
    const { id } = (await register(api)).data;
    const body = {
      email: 'vitima@exemplo.test',
      emailConfirmation: 'vitima@exemplo.test',
      password: FORM.password,
    };
    const { status, body: answer } = await changedMeanwhile(
      () => api.asAnyone().send(replacePendingEmail, { params: { id }, body }),
      { emailConfirmedAt: api.clock.now() },
    );
    expect(status).toBe(400);
    expect(answer.message).toBe('A senha não confere.');
    const [row] = await api.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, id));
    expect(row?.email).toBe('marina@exemplo.test');
  });
});
