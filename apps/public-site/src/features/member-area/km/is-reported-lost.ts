import { type ContractSummary } from '@site/api-contract';
import { isLoss } from '@site/api-contract/driving';

/**
 * Whether the customer reported the car stolen or lost, and that is not settled yet: its km
 * stand still.
 */
export const isReportedLost = ({ openRequests }: Pick<ContractSummary, 'openRequests'>) =>
  openRequests?.some(({ kind }) => isLoss(kind)) ?? false;
