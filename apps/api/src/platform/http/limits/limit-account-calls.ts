import { type BulkheadPolicy } from 'cockatiel';
import { type Call } from '@site/api-contract';
import { type Config } from '../../config';
import { refuse } from '../../errors';
import { areFree, NoSlotError, runInSlot, workSlots } from '../../work-slots';

/**
 * Calls that are counted together. Files are counted apart: drawing or receiving one
 * takes long and holds no database connection meanwhile.
 */
export type CallKind = 'writes' | 'reads' | 'files';

export type AccountCalls = {
  /**
   * Runs `work` when fewer than the allowed number of calls of that kind run for the
   * account in this process. Otherwise it waits, without a database connection, and is
   * refused with 503 after `ACCOUNT_WAIT_MS`, before any work. Without an account the
   * work begins at once.
   */
  take<T>(
    accountId: string | undefined,
    kind: CallKind,
    work: () => Promise<T> | T,
  ): Promise<T>;
};

type Needs = Pick<
  Config,
  | 'ACCOUNT_WRITES_AT_ONCE'
  | 'ACCOUNT_READS_AT_ONCE'
  | 'ACCOUNT_FILES_AT_ONCE'
  | 'ACCOUNT_WAIT_MS'
>;

const BUSY =
  'Ainda estamos concluindo outros pedidos da sua conta. Tente de novo em instantes.';

/** The kind of a call. */
export function callKindOf({
  method,
  file,
  multipart,
}: Pick<Call, 'method' | 'file' | 'multipart'>): CallKind {
  if (file || multipart) return 'files';
  return method === 'GET' ? 'reads' : 'writes';
}

/** Limits the calls of each account; accounts without a running call take no memory. */
export function limitAccountCalls(config: Needs): AccountCalls {
  const counts: Record<CallKind, number> = {
    writes: config.ACCOUNT_WRITES_AT_ONCE,
    reads: config.ACCOUNT_READS_AT_ONCE,
    files: config.ACCOUNT_FILES_AT_ONCE,
  };
  const busy = new Map<string, BulkheadPolicy>();
  return {
    async take(accountId, kind, work) {
      if (accountId === undefined) return work();
      const key = `${kind} ${accountId}`;
      const places = busy.get(key) ?? workSlots(counts[kind]);
      busy.set(key, places);
      try {
        return await runInSlot(places, config.ACCOUNT_WAIT_MS, work);
      } catch (error) {
        const hasNoTurn = error instanceof NoSlotError && error.places === places;
        if (!hasNoTurn) throw error;
        return refuse('unavailable', BUSY, {
          reason: 'account-busy',
          retryAfterSeconds: 1,
        });
      } finally {
        if (areFree(places, counts[kind])) busy.delete(key);
      }
    },
  };
}
