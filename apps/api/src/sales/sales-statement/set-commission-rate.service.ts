import { type CommissionRateForm, rateDayProblem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { findDealershipName, insertRate } from './sales-statement.repository';

/**
 * Sets the rate of a dealership from a day after today on. Refused with 400 for an
 * earlier day, with 404 for an unknown dealership.
 */
export async function setCommissionRate(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    dealershipId,
    form,
    actor,
  }: { dealershipId: number; form: CommissionRateForm; actor: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await findDealershipName(tx, dealershipId)) === null)
      refuse('not-found', TEXTS.notFound);
    const now = ports.clock.now();
    const problem = rateDayProblem(form.from, saoPauloDay(now));
    if (problem) refuseFields([{ key: 'From', message: problem }]);
    await insertRate(tx, {
      dealershipId,
      rateHundredths: Math.round(form.rate * 100),
      holdsFrom: form.from,
      setBy: actor.id,
      setAt: now,
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'commission-rate-set',
      personId: null,
      subject: `dealership:${dealershipId}`,
      detail: `${dealershipId} ${form.from} ${form.rate}%`,
    });
  });
}
