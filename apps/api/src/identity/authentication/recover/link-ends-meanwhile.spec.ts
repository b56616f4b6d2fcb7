import { eq } from 'drizzle-orm';
import { requestRecovery, resetPassword } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { hashOf } from '#platform/security/token-hash';
import { testApi } from '../../../testing/api';
import { callBeside } from '../../../testing/calls-beside';
import { passwordRecoveries, users } from '../../accounts/accounts.table';

const api = testApi();
const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip; // PGlite has one connection, so transactions never overlap
const EMAIL = 'ana@exemplo.test';
const NEW = 'capivara lê jornal';

/** Asks for a link, and reads its token in the mail. */
async function askForLink(): Promise<string> {
  await api.asAnyone().send(requestRecovery, { body: { email: EMAIL } });
  const [mail] = await api.mails();
  const [, token = ''] = /#token=([\w-]+)/.exec(mail?.bodyText ?? '') ?? [];
  return token;
}

const reset = (token: string) =>
  api.asAnyone().send(resetPassword, {
    query: { token },
    body: { password: NEW, passwordConfirmation: NEW },
  });
const touchAccount = (tx: Database, id: string) =>
  tx.update(users).set({ updatedAt: api.clock.now() }).where(eq(users.id, id));
const deleteLink = (tx: Database, id: string) =>
  tx.delete(passwordRecoveries).where(eq(passwordRecoveries.userId, id));

describe('the link of a recovery', () => {
  // In the order of a changed password and of an ended access: the account, then the link.
  onPostgres('that ends at this moment resets nothing, and holds nobody up', async () => {
    const { id, passwordHash } = await api.addUser({ email: EMAIL });
    const token = await askForLink();
    const { status, body } = await callBeside(api.db, {
      lock: (tx) => touchAccount(tx, id),
      call: () => reset(token),
      then: (tx) => deleteLink(tx, id),
    });
    expect(status).toBe(400);
    expect(body.reason).toBe('link-unusable');
    const [account] = await api.db.select().from(users).where(eq(users.id, id));
    expect(account?.passwordHash).toBe(passwordHash);
  });

  onPostgres(
    'that a newer one follows at this moment resets nothing, and the newer one does',
    async () => {
      const { id } = await api.addUser({ email: EMAIL });
      const token = await askForLink();
      const newer = 'a'.repeat(43);
      const { status, body } = await callBeside(api.db, {
        // In the order of `requestRecovery`: the link, then what names the account.
        lock: async (tx) => {
          const [link] = await deleteLink(tx, id).returning();
          if (!link) throw new Error('No link waits');
          await tx
            .insert(passwordRecoveries)
            .values({ ...link, tokenHash: hashOf(newer) });
        },
        call: () => reset(token),
      });
      expect(status).toBe(400);
      expect(body.reason).toBe('link-unusable');
      expect((await reset(newer)).status).toBe(200);
    },
  );
});
