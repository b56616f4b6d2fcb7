import { type Database } from './database';
import { erasedAccount } from './database-error';

class Undone extends Error {}

/**
 * Runs `work` in a transaction that is committed only if it gives true and its account is
 * not erased meanwhile. For two cases that must look the same from outside (an e-mail
 * with and without an account): both do the same work, and one is rolled back.
 */
export async function commitIf(
  db: Database,
  work: (tx: Database) => Promise<boolean>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      if (!(await work(tx))) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) && erasedAccount(error) === null) throw error;
  }
}
