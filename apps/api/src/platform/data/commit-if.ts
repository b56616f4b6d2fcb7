import { type Database } from './database';
import { erasedAccount } from './database-error';

class Undone extends Error {}

/**
 * Runs `work` in a transaction that stays only when it gives true, and whose account is
 * not erased meanwhile. What must not be told apart from outside (an e-mail with and
 * without an account) does the same work either way, and one of them is undone.
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
