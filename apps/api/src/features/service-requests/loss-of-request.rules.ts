import { type ServiceRequest } from '@site/contracts';
import { type IsoDate, saoPauloDay } from '@site/contracts/brazil';
import { isLoss } from '@site/contracts/service-requests';
import { isOver } from '@site/contracts/states';
import { type serviceRequests } from '../../tables';
import { isCarOut } from '../contracts/contract.rules';
import { lossOf } from '../contracts/contract-loss.rules';
import { type ContractRecord } from '../contracts/contracts.repository';
import { lossCopy as copy } from './loss.copy';

type LossDays = NonNullable<ServiceRequest['lossDays']>;
type RequestRow = typeof serviceRequests.$inferSelect;
type Request = Pick<RequestRow, 'kind' | 'openedAt' | 'state'>;

/**
 * Why a request does not end its contract; null where it may: somebody works on it, and
 * the car is with its customer.
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

/** From the handover to the day on which its customer told us. */
export function lossDaysOf(
  { openedAt }: Pick<Request, 'openedAt'>,
  { handedOverOn }: { handedOverOn: IsoDate },
): LossDays {
  return {
    from: handedOverOn,
    until: saoPauloDay(openedAt),
  };
}

/** How the contract of a request ended by the loss, or may be ended by a consultant. */
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
