import { type Installment, type InstallmentPlan, USUAL_DUE_DAY } from '@site/contracts';
import { type IsoDate, reaisFromCentavos, saoPauloDay } from '@site/contracts/brazil';
import { isOver } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { refuse } from '../../platform/errors';
import { type Ports } from '../../platform/ports';
import { type SignedIn } from '../../platform/security/authentication';
import { type QuoteSnapshot } from '../../tables';
import { notFound } from '../simulations/simulations.refusals';
import { findOwned, type Owner } from '../simulations/simulations.repository';
import { type Contract, findContract } from './installments.repository';
import { planInstallments, type PlannedInstallment, type PlanTerms } from './plan';

/** One's own simulation as it would be paid if it were signed today. */
export async function simulationInstallments(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { owner, id, dueDay = USUAL_DUE_DAY }: { owner: Owner; id: string; dueDay?: number },
): Promise<InstallmentPlan> {
  const { basket } = (await findOwned(db, owner, id)) ?? { basket: null };
  if (!basket) return notFound();
  const terms = {
    ...termsOf(basket.quote),
    term: basket.term,
    dueDay,
    signedOn: saoPauloDay(clock.now()),
    deliveredOn: basket.quote.delivery.date,
  };
  return toPlan(terms, basket.quote.contractTotalCentavos, () => 'prevista');
}

/** One's own contract: a proposal from its signature on. */
export async function contractInstallments(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<InstallmentPlan> {
  const contract =
    (await findContract(db, viewer.id, id)) ??
    refuse('not-found', 'Não encontramos esse contrato.');
  const { proposal, signedAt, deliveredAt } = contract;
  const signedOn = saoPauloDay(signedAt);
  const deliveredOn = deliveredAt
    ? saoPauloDay(deliveredAt)
    : (proposal.deliveryDate ?? signedOn);
  const terms = {
    ...termsOf(proposal.quote),
    term: proposal.term,
    dueDay: proposal.dueDay,
    signedOn,
    deliveredOn,
  };
  return toPlan(
    terms,
    proposal.contractTotalCentavos,
    statusIn(contract, saoPauloDay(clock.now())),
  );
}

function termsOf({
  monthlyCentavos,
  oneOff,
}: QuoteSnapshot): Pick<PlanTerms, 'monthlyCentavos' | 'oneOff'> {
  return { monthlyCentavos, oneOff };
}

/**
 * Paid is what was recorded; of a contract that is over the rest is not charged any more.
 */
function statusIn(
  { proposal, paid }: Contract,
  today: IsoDate,
): (row: PlannedInstallment) => Installment['status'] {
  return ({ number, dueDate }) => {
    if (paid.has(number)) return 'paga';
    if (isOver(proposal.state)) return 'cancelada';
    return dueDate < today ? 'vencida' : 'a_vencer';
  };
}

function toPlan(
  terms: PlanTerms,
  totalCentavos: number,
  statusOf: (row: PlannedInstallment) => Installment['status'],
): InstallmentPlan {
  const { dueDay, signedOn, deliveredOn } = terms;
  return {
    dueDay,
    signedOn,
    deliveredOn,
    total: reaisFromCentavos(totalCentavos),
    installments: planInstallments(terms).map((row) => {
      const { number, kind, label, dueDate, centavos } = row;
      return {
        number,
        kind,
        label,
        dueDate,
        amount: reaisFromCentavos(centavos),
        status: statusOf(row),
      };
    }),
  };
}
