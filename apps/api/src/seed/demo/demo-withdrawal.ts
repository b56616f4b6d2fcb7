import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { findContract } from '../../contracts/contracts/contracts.repository';
import { withdrawFrom } from '../../contracts/contracts/end/withdraw-contract';
import { releaseDelivery } from '../../contracts/deliveries/prepare/reserve-stock';
import { closePayments } from '../../payments/payments/close-payments';
import { type Sale } from './demo-sale';
import { type Stage } from './demo-stage';
import { timeOf } from './demo-times';

/** Days after the signature. */
const DAYS_LATER = 4;

/** The customer steps back from a contract that was not paid, while it costs nothing. */
export async function withdraw(
  stage: Stage,
  { proposalId, customer }: Sale,
): Promise<void> {
  const found = await findContract(stage.tx, proposalId);
  if (!found) throw new Error(`No contract of proposal ${proposalId}`);
  const { id, signedAt } = found.contract;
  const at = timeOf(addDays(saoPauloDay(signedAt), DAYS_LATER), '11:35');
  const ports = stage.at(at < stage.now ? at : stage.now);
  const closings = [releaseDelivery, closePayments];
  await withdrawFrom(ports, stage.tx, { ...customer, id, cost: 0, closings });
}
