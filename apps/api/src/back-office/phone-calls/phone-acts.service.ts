import { type OdometerForm, type ServiceForm } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { ownContract } from '../../contracts/contracts/contracts.service';
import { readOdometer } from '../../driving/km/km-bank.service';
import { openRequest as openAsCustomer } from '../../driving/service-requests/open-request.service';
import { customerOnTheLine, type OfCustomer } from './customer-on-the-line';
import { readingMail } from './phone-calls.mails';
import { removeCall } from './phone-calls.repository';

type OfContract = OfCustomer & { contractId: string };

/** Ends a call. A call that is over already is no failure. */
export async function endCall(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, actor }: OfCustomer,
): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    if (await removeCall(tx, { takenBy: viewer.id, userId: id }))
      await recordAudit(ports, tx, { actor, action: 'call-ended', personId: id });
  });
  return { ok: true };
}

/** Opens a request for help. */
export async function openRequest(
  ports: Ports,
  db: Database,
  { form, contractId, ...call }: OfContract & { form: ServiceForm },
): Promise<{ id: string; number: string }> {
  const { viewer, actor } = await customerOnTheLine(ports, db, call);
  const opened = { viewer, actor, id: contractId, form };
  const { id, number } = await openAsCustomer(ports, db, opened);
  return { id, number };
}

/** Stores what the odometer shows today, and tells the customer by mail. */
export async function noteOdometer(
  ports: Ports,
  db: Database,
  { form, contractId, ...call }: OfContract & { form: OdometerForm },
): Promise<{ ok: true }> {
  const { viewer, actor, account } = await customerOnTheLine(ports, db, call);
  await readOdometer(ports, db, { viewer, actor, id: contractId, form });
  const { contract } = await ownContract(db, viewer, contractId);
  await enqueueMail(
    ports,
    db,
    readingMail(ports.config, { to: account.email, contract, km: form.km, actor }),
  );
  return { ok: true };
}
