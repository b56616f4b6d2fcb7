import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { addDays, addMonths, DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { LICENSE_WARNING_DAYS } from '@site/api-contract/driving';
import { affectedRows, type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { isGoingOn } from '../../contracts/contracts/contract.rules';
import {
  contractFacts,
  findContract,
} from '../../contracts/contracts/contracts.repository';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { licenseMail } from './drivers.mails';
import { changeDriver } from './drivers.repository';
import { DRIVER_KEPT_MONTHS, WITHOUT_PHOTO_DAYS } from './drivers.rules';
import { contractDrivers } from './drivers.table';

/**
 * Mails the customer once about each license that ends within `LICENSE_WARNING_DAYS`, and
 * deletes drivers whose term is over, with their photos.
 */
export async function watchDrivers(
  ports: Pick<Ports, 'clock' | 'config'>,
  db: Database,
): Promise<Done> {
  const ending = await db
    .select({ id: contractDrivers.id })
    .from(contractDrivers)
    .where(endsSoon(ports));
  let done = 0;
  for (const { id } of ending) done += await db.transaction((tx) => warn(ports, tx, id));
  return { done: done + (await forgetDrivers(ports, db)) };
}

function endsSoon({ clock }: Pick<Ports, 'clock'>) {
  const lastDay = addDays(saoPauloDay(clock.now()), LICENSE_WARNING_DAYS);
  return and(
    isNotNull(contractDrivers.startsOn),
    isNull(contractDrivers.endsOn),
    isNull(contractDrivers.warnedAt),
    lte(contractDrivers.cnhExpirationDate, lastDay),
  );
}

async function warn(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  id: string,
): Promise<number> {
  const [driver] = await tx
    .select()
    .from(contractDrivers)
    .where(and(eq(contractDrivers.id, id), endsSoon(ports)))
    .for('update', { skipLocked: true });
  if (!driver) return 0;
  await changeDriver(tx, id, { warnedAt: ports.clock.now() });
  const found = await findContract(tx, driver.contractId);
  if (!found || !isGoingOn(await contractFacts(tx, found))) return 0;
  const account = await findAccountById(tx, driver.userId);
  if (!account) return 0;
  const { contract } = found;
  await enqueueMail(
    ports,
    tx,
    licenseMail(ports.config, { to: account.email, contract, driver }),
  );
  return 1;
}

async function forgetDrivers(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<number> {
  const now = clock.now();
  const lastDay = addMonths(saoPauloDay(now), -DRIVER_KEPT_MONTHS);
  const unfinished = new Date(now.getTime() - WITHOUT_PHOTO_DAYS * DAY_MS).toISOString();
  return affectedRows(
    await db.execute(
      sql`delete from contract_drivers d where d.ends_on < ${lastDay}
          or (d.starts_on is null and d.created_at < ${unfinished})
          or exists (select 1 from contracts c where c.id = d.contract_id and c.closed_at < ${lastDay}::date)`,
    ),
  );
}
