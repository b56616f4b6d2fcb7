import { type VisitKind } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { notify } from '../../activity/notifications/notify';
import { type VisitRow } from './workshop.repository';

/** Tells the dealers of the workshop what the customer did with a visit. */
export function tellDealers(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { visit, kind }: { visit: VisitRow; kind: VisitKind },
): Promise<void> {
  return notify(tx, {
    kind,
    about: { visit: visit.id },
    to: { dealersOf: visit.dealershipId },
    at: clock.now(),
  });
}
