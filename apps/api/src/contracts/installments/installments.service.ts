import { type InstallmentPlan, USUAL_DUE_DAY } from '@site/api-contract';
import { reaisFromCentavos, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type QuoteSnapshot } from '../../sales/simulations/baskets.table';
import { notFound } from '../../sales/simulations/simulations.refusals';
import { findOwned, type Owner } from '../../sales/simulations/simulations.repository';
import { planInstallments, type PlanTerms } from './plan';

/** The installments of one's own simulation, if it were signed today. */
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
  return toPlan(terms, basket.quote.contractTotalCentavos);
}

function termsOf({
  monthlyCentavos,
  benefit,
  oneOff,
}: QuoteSnapshot): Pick<PlanTerms, 'monthlyCentavos' | 'benefit' | 'oneOff'> {
  return { monthlyCentavos, oneOff, ...(benefit && { benefit }) };
}

function toPlan(terms: PlanTerms, totalCentavos: number): InstallmentPlan {
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
        open: reaisFromCentavos(centavos),
        status: 'prevista',
      };
    }),
  };
}
