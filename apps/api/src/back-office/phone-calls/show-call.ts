import { type PhoneCall, type PhoneContract } from '@site/api-contract';
import { isDelivered, isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { toKmBank } from '../../driving/km/km-bank-view';
import { kindsNow } from '../../driving/service-requests/open-kinds';
import { factsToAsk } from './caller-facts.rules';
import { customerOf, customerOnTheLine, type OfCustomer } from './customer-on-the-line';
import { type KnownCustomer, knownCustomer } from './known-facts';
import { appointmentOf } from './phone-appointments.service';
import { findCall } from './phone-calls.repository';
import { workshopOf } from './phone-workshop.service';
import { copiesOf } from './second-copies.service';

/**
 * The consultant's call with this customer. Contracts are there once it is sure who
 * phones; the trail records that they were shown.
 */
export async function showCall(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: OfCustomer,
): Promise<PhoneCall> {
  const account = await customerOf(db, id);
  const customer = await knownCustomer(ports, db, account);
  const facts = factsToAsk(customer.known);
  const now = ports.clock.now();
  const call = await findCall(db, { takenBy: viewer.id, userId: id, now });
  if (!call) return { endsAt: null, facts, contracts: [] };
  await recordAudit(ports, db, {
    actor,
    action: 'person-viewed',
    personId: id,
    detail: 'phone-call',
  });
  const asked = await customerOnTheLine(ports, db, { viewer, id, actor });
  const contracts: PhoneContract[] = [];
  for (const record of customer.records)
    contracts.push(await toContract(ports, db, { record, customer, asked }));
  return { endsAt: call.expiresAt.toISOString(), facts, contracts };
}

async function toContract(
  ports: Ports,
  db: Database,
  {
    record,
    customer,
    asked,
  }: {
    record: ContractRecord;
    customer: KnownCustomer;
    asked: Awaited<ReturnType<typeof customerOnTheLine>>;
  },
): Promise<PhoneContract> {
  const { contract, proposal } = record;
  const isDriving = isDelivered(proposal.state) && !isOver(proposal.state);
  const workshop = await workshopOf(ports, db, { record, ...asked });
  const km = isDriving ? await toKmBank(ports, db, record) : null;
  const last = km?.canRead ? km.readings[0] : undefined;
  return {
    id: contract.id,
    number: contract.number,
    versionName: contract.terms.versionName,
    plate: customer.plates.get(contract.id) ?? null,
    kinds: [...kindsNow(record)],
    odometer: last ? { onDay: last.onDay, km: last.km } : null,
    appointment: await appointmentOf(ports, db, { record, ...asked }),
    ...(workshop && { workshop }),
    copies: await copiesOf(ports, db, record),
  };
}
