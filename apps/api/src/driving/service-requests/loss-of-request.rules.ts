import { type ServiceRequest } from '@site/api-contract';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { isLoss } from '@site/api-contract/driving';
import { isOver } from '@site/api-contract/sales';
import { isCarOut } from '../../contracts/contracts/contract.rules';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { lossOf } from '../../contracts/contracts/end/contract-loss.rules';
import { lossCopy as copy } from './loss.copy';
import { type serviceRequests } from './service-requests.table';

type LossDays = NonNullable<ServiceRequest['lossDays']>;
type RequestRow = typeof serviceRequests.$inferSelect;
type Request = Pick<RequestRow, 'kind' | 'openedAt' | 'state'>;

/**
 * Why a request does not end its contract; null where it may: somebody works on it, and
 * the customer has the car.
 */
export function unready(
  { kind, state }: Pick<Request, 'kind' | 'state'>,
  record: ContractRecord,
): string | null {
  if (!isLoss(kind)) return copy.noLoss;
  if (state === 'aberta') return copy.unclaimed;
  const isOut = isCarOut(record);
  return isOut && record.lostOn === null ? null : copy.over;
}

/** The possible days of a loss: from the handover to the day of the customer's report. */
export function lossDaysOf(
  { openedAt }: Pick<Request, 'openedAt'>,
  { handedOverOn }: { handedOverOn: IsoDate },
): LossDays {
  return {
    from: handedOverOn,
    until: saoPauloDay(openedAt),
  };
}

/** How the contract of a request ended by the loss, or how a consultant may end it. */
export function lossPart(
  request: Request,
  record: ContractRecord,
  { isStaff, today }: { isStaff: boolean; today: IsoDate },
): Pick<ServiceRequest, 'loss' | 'lossDays' | 'runsMeanwhile'> {
  const { handedOverOn, proposal } = record;
  const loss = lossOf(record, today);
  if (loss) return { loss };
  const isOpen = request.state !== 'resolvida';
  const runs = isOpen && !isOver(proposal.state);
  const part = runs ? { runsMeanwhile: true } : {};
  if (!isStaff || handedOverOn === null) return part;
  if (unready(request, record) !== null) return part;
  const lossDays = lossDaysOf(request, { handedOverOn });
  return {
    ...part,
    lossDays,
  };
}
