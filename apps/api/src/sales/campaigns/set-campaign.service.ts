import { eq } from 'drizzle-orm';
import { type Simulation } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import {
  benefitProblem,
  type CampaignBenefit,
  campaignOverText,
  decideGuarantee,
  withBenefit,
} from '@site/api-contract/pricing';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { changesBetween } from '../assisted-sale/cart-changes';
import { changedByOther, recordChange } from '../assisted-sale/cart-history';
import { baskets } from '../simulations/baskets.table';
import {
  guaranteeOver,
  lockOpen,
  notFound,
  refuseOutdated,
} from '../simulations/simulations.refusals';
import {
  type BasketRow,
  type Owner,
  type SimulationRow,
  toSimulation,
} from '../simulations/simulations.repository';
import { benefitOf, campaignStateOf } from './campaign.rules';
import { findCampaign } from './campaigns.repository';

/**
 * Gives a simulation the benefit of a campaign by its code, or takes it off with `null`.
 * Price and guarantee stay as they are, so they must still hold. A code that does not
 * count is refused at its field, and a second one while the simulation has another.
 */
export function setCampaign(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    owner,
    id,
    form: { revision, code },
  }: {
    owner: Owner;
    id: string;
    form: { revision: number; code: string | null };
  },
): Promise<Simulation> {
  return db.transaction(async (tx) => {
    const owned = await lockOpen(tx, owner, id);
    const { simulation, basket } = owned;
    if (!basket) return notFound();
    if (basket.revision !== revision)
      refuseOutdated(basket, await changedByOther(tx, owner, owned));
    const now = ports.clock.now();
    if (decideGuarantee({ validUntil: basket.validUntil, now }).kind === 'over')
      throw guaranteeOver(basket);
    const benefit =
      code === null
        ? undefined
        : await requireBenefit(tx, code, { simulation, basket, today: todayOf(ports) });
    const { quote, repriced, term } = basket;
    // A campaign that the earlier price alone had is what changed; any other one stands in
    // both prices.
    const isInBoth = repriced?.benefit?.code === quote.benefit?.code;
    const [changed] = await tx
      .update(baskets)
      .set({
        revision: revision + 1,
        quote: withBenefit(quote, { term, benefit }),
        ...(repriced &&
          isInBoth && { repriced: withBenefit(repriced, { term, benefit }) }),
        updatedAt: now,
      })
      .where(eq(baskets.id, basket.id))
      .returning();
    const { clientType } = simulation;
    const changes = changed
      ? changesBetween({ before: basket, after: changed, clientType, now })
      : [];
    if (changes.length > 0)
      await recordChange(ports, tx, owner, { owned, kind: 'changed', changes });
    return toSimulation(ports, { simulation, basket: changed ?? null });
  });
}

/** The benefit of a code that counts today for a simulation; refuses any other code. */
async function requireBenefit(
  tx: Database,
  code: string,
  {
    simulation,
    basket,
    today,
  }: { simulation: SimulationRow; basket: BasketRow; today: IsoDate },
): Promise<CampaignBenefit> {
  const refused = (message: string) => refuseFields([{ key: 'Code', message }], message);
  const campaign = await findCampaign(tx, code);
  // Nobody learns of a campaign before its first day.
  const state = campaign && campaignStateOf(campaign, today);
  if (!campaign || state === 'marcada')
    return refused(`Não conhecemos o código ${code}. Confira as letras e os números.`);
  if (state === 'encerrada')
    return refused(campaignOverText(campaign, campaign.endedAt !== null));
  if (state === 'esgotada')
    return refused(`O código ${code} já atingiu o limite de usos.`);
  const other = basket.quote.benefit?.code;
  if (other !== undefined && other !== code)
    return refused(
      `Esta simulação já tem o código ${other}, e cada uma usa um só. Tire esse para usar o ${code}.`,
    );
  const benefit = benefitOf(campaign);
  const problem = benefitProblem(benefit, {
    modelSlug: basket.choice.modelSlug,
    clientType: simulation.clientType,
    term: basket.term,
    monthlyCentavos: basket.quote.monthlyCentavos,
  });
  return problem ? refused(problem) : benefit;
}
