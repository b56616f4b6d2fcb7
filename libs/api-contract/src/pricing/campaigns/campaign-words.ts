import { formatKm } from '../../brazil/count';
import { formatDate } from '../../brazil/dates/dates';
import { centavosFromReais, formatBRL, formatCentavos } from '../../brazil/money';
import {
  type CampaignBenefit,
  type CampaignConditions,
  offContract,
} from './campaign-benefit';

/** The part of a benefit that is said in words; the amount in reais. */
export type BenefitWords = Pick<CampaignBenefit, 'code' | 'months' | 'km'> & {
  monthlyOff: number;
};

/** A car and its plan, as far as a campaign asks. */
export type BenefitPlan = {
  modelSlug: string;
  clientType: 1 | 2;
  term: number;
  monthlyCentavos: number;
};

/** Largest part of a month's price that a campaign may take off. */
const MOST_OF_A_MONTH = 0.5;

/** Why a benefit does not count for a car and its plan; null where it counts. */
export function benefitProblem(
  benefit: CampaignBenefit,
  { modelSlug, clientType, term, monthlyCentavos }: BenefitPlan,
): string | null {
  const { code, models, minTerm, months, monthlyOffCentavos } = benefit;
  if (models.length > 0 && !models.some(({ slug }) => slug === modelSlug))
    return `O código ${code} não vale para este carro. Ele vale para: ${namesOf(models)}.`;
  if (benefit.clientType !== 0 && benefit.clientType !== clientType)
    return `O código ${code} é só para ${PEOPLE[benefit.clientType]}.`;
  if (term < minTerm)
    return `O código ${code} vale em contratos de ${minTerm} meses ou mais. Este tem ${term}.`;
  if (months > term)
    return `O código ${code} tira de ${months} mensalidades, e este contrato tem ${term}.`;
  if (monthlyOffCentavos > monthlyCentavos * MOST_OF_A_MONTH)
    return `O código ${code} não vale para uma mensalidade tão baixa quanto esta.`;
  return null;
}

/** A campaign that takes nobody new, before its last day or after it. */
export const campaignOverText = (
  { code, endsOn }: Pick<CampaignBenefit, 'code' | 'endsOn'>,
  isEndedByHand: boolean,
) =>
  isEndedByHand
    ? `A campanha ${code} foi encerrada.`
    : `A campanha ${code} acabou em ${formatDate(endsOn)}.`;

const PEOPLE = { 1: 'pessoas físicas', 2: 'empresas' } as const;

const namesOf = (models: CampaignConditions['models']) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(
    models.map(({ name }) => name),
  );

/** The label of a benefit among the rows of a price. */
export const benefitLabel = ({ code }: Pick<BenefitWords, 'code'>) => `Campanha ${code}`;

/** A benefit as a sentence without its full stop. */
export function benefitText({ monthlyOff, months, km }: BenefitWords): string {
  if (km > 0) return `${formatKm(km)} a mais no contrato, sem custo`;
  const amount = formatBRL(monthlyOff);
  return months === 1
    ? `${amount} a menos na primeira mensalidade`
    : `${amount} a menos em cada uma das ${months} primeiras mensalidades`;
}

/** The part of a benefit in the whole contract, for a table of amounts. */
export function benefitSum(
  { monthlyOff, months, km }: BenefitWords,
  term: number,
): string {
  if (km > 0) return `${formatKm(km)} a mais`;
  const off = offContract(
    { monthlyOffCentavos: centavosFromReais(monthlyOff), months },
    term,
  );
  return `− ${formatCentavos(off)}`;
}

/** The reach of a benefit that a price has. */
export const BENEFIT_NOTE =
  'Ela vale com o preço desta simulação, enquanto houver usos, e conta quando a proposta é enviada.';

/** A benefit as a row of facts; no row without one. */
export const benefitRows = (benefit: BenefitWords | undefined) =>
  benefit ? [[benefitLabel(benefit), benefitText(benefit)] as const] : [];

/** The cars, plans and days for which a code counts, as sentences. */
export function conditionsText({
  models,
  clientType,
  minTerm,
  endsOn,
}: CampaignConditions): string {
  const parts = [
    models.length > 0 ? namesOf(models) : 'todos os carros',
    minTerm > 0 ? `contratos de ${minTerm} meses ou mais` : '',
    clientType ? `só ${PEOPLE[clientType]}` : '',
  ].filter(Boolean);
  return `Vale para ${parts.join(', ')}. Válido até ${formatDate(endsOn)} ou até acabarem os usos.`;
}
