import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { ledgerPostings, ledgerTransactions } from './ledger.table';

/**
 * The day on which the oldest open item of a contract falls due, as `openItems` finds it;
 * null where nothing is open, or the oldest has no day. The column holds the id of the
 * contract.
 */
export const oldestOpenDay = (contractId: AnyColumn): SQL<IsoDate | null> => sql`(
  select nullif(min(due_on), '-infinity') from (
    select
      due_on,
      sum(greatest(centavos, 0)) over (partition by item order by due_on) as owed,
      sum(greatest(-centavos, 0)) over (partition by item) as paid
    from (
      select
        ${ledgerPostings.item} as item,
        coalesce(${ledgerTransactions.dueOn}, '-infinity') as due_on,
        sum(${ledgerPostings.centavos}) as centavos
      from ${ledgerPostings}
      join ${ledgerTransactions} on ${ledgerTransactions.id} = ${ledgerPostings.transactionId}
      where ${ledgerPostings.contractId} = ${contractId}
        and ${ledgerPostings.account} = 'receivable'
        and ${ledgerPostings.item} is not null
      group by 1, 2
    ) days
  ) parts
  where owed > paid
)`;
