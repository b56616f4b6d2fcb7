import { type Installment } from '@site/api-contract';
import {
  formatCount,
  formatDate,
  formatPlate,
  storeName,
} from '@site/api-contract/brazil';
import {
  type ContractTerms,
  type DeliverySource,
  type Milestone,
} from '@site/api-contract/contracts';
import { isSlotPast } from '@site/api-contract/sales';
import { memberDeliveryPath } from '@site/api-contract/site-paths';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Mail } from '#platform/mail/mail';
import { money, reais } from '#platform/mail/mail-money';
import {
  type MailConfig,
  type MailContent,
  writeMail,
} from '#platform/mail/mail-template';
import { storeFacts } from '../../catalog/dealerships/store-facts';
import { contractFacts } from '../../sales/simulations/pricing/plan-facts';
import { type DeliveryFacts } from './deliveries.repository';
import { lateCredit } from './delivery.rules';
import { homeOf } from './delivery-view';

export type Facts = Pick<
  DeliveryFacts,
  'delivery' | 'contract' | 'dealership' | 'customer' | 'car'
>;

export const linkTo = (contractId: string) => ({
  label: 'Acompanhar a entrega',
  path: memberDeliveryPath(contractId),
});

/** The car was quoted from stock, and another customer's signature took the last one. */
export function orderedInsteadMail(
  config: MailConfig,
  { to, id, terms }: { to: string; id: string; terms: ContractTerms },
): Mail {
  return writeMail(config, {
    car: terms,
    to,
    subject: 'Seu carro vem da fábrica, e o prazo continua',
    paragraphs: [
      [
        `O último ${terms.versionName} nesta cor saiu do estoque enquanto você assinava.`,
        'Vamos pedir o seu à fábrica.',
      ],
      [
        'A data prometida não muda:',
        `até ${formatDate(terms.promisedOn)}.`,
        'Se ela passar por atraso nosso, cada dia vira crédito na sua próxima mensalidade,',
        'até uma mensalidade inteira, e você pode sair sem custo.',
      ],
    ],
    link: linkTo(id),
  });
}

export type MailedMilestone = Extract<Milestone, 'na_loja' | 'pronto'>;

/**
 * One milestone of a delivery has a mail: an ordered car is at the dealership, so that
 * the customer can choose a day, or another car is ready. The page shows the others.
 */
export function isMailed(
  kind: Milestone,
  source: DeliverySource,
): kind is MailedMilestone {
  return kind === (source === 'order' ? 'na_loja' : 'pronto');
}

const MILESTONE_WORDS: Record<MailedMilestone, string> = {
  na_loja: 'Seu carro chegou à loja',
  pronto: 'Seu carro está pronto',
};
const UNDONE_WORDS: Record<MailedMilestone, string> = {
  na_loja: 'Seu carro ainda não chegou à loja',
  pronto: 'Seu carro ainda não está pronto',
};
const CHOOSE_DAY =
  'Escolha agora o dia e a hora da entrega na sua área. Enquanto você não escolhe, a data prometida fica adiada.';

/**
 * The mail of a milestone. It asks for the choice of a slot when one is possible and
 * missing.
 */
export function milestoneMail(
  config: MailConfig,
  {
    facts,
    kind,
    asksForSlot,
    today,
  }: { facts: Facts; kind: MailedMilestone; asksForSlot: boolean; today: string },
): Mail {
  const slot = slotAhead(facts, today);
  const plate = facts.car?.plate;
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: asksForSlot
      ? `${MILESTONE_WORDS[kind]}: escolha o dia da entrega`
      : MILESTONE_WORDS[kind],
    paragraphs: [
      asksForSlot
        ? CHOOSE_DAY
        : slot
          ? `A entrega está marcada para ${slot}.`
          : `${MILESTONE_WORDS[kind]}.`,
    ],
    facts: [
      ...contractFacts(facts.contract),
      ['Loja', storeName(storeFacts(facts.dealership))],
      ...homeRow(facts),
      plate && ['Placa', formatPlate(plate)],
    ],
    link: linkTo(facts.contract.id),
  });
}

/** A milestone that the customer was told of was noted by mistake. */
export function milestoneUndoneMail(
  config: MailConfig,
  {
    facts,
    kind,
    reason,
    today,
  }: { facts: Facts; kind: MailedMilestone; reason: string; today: string },
): Mail {
  const slot = slotAhead(facts, today);
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: UNDONE_WORDS[kind],
    paragraphs: [
      `${UNDONE_WORDS[kind]}: a loja avisou por engano e já corrigiu.`,
      `O que a loja escreveu: ${reason}`,
      slot
        ? `A entrega continua marcada para ${slot}, e a data prometida não muda.`
        : `A data prometida não muda. Avisamos por e-mail quando o carro ${kind === 'na_loja' ? 'chegar à loja' : 'estiver pronto'}.`,
    ],
    facts: [...contractFacts(facts.contract), ...homeRow(facts)],
    link: linkTo(facts.contract.id),
  });
}

/** The numbers of the car were corrected after the customer was told them. */
export function plateChangedMail(
  config: MailConfig,
  { facts, plate }: { facts: Facts; plate: string },
): Mail {
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: 'Corrigimos a placa do seu carro',
    paragraphs: ['A loja corrigiu o registro do seu carro. Os dados certos são estes:'],
    facts: [...contractFacts(facts.contract), ['Placa', formatPlate(plate)]],
    link: linkTo(facts.contract.id),
  });
}

/** The car was handed over: the next installment and its due day. */
export function handedOverMail(
  config: MailConfig & CompanyConfig,
  {
    facts,
    odometerKm,
    next,
  }: { facts: Facts; odometerKm: number; next: Installment | null },
): Mail {
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: 'Carro entregue',
    paragraphs: [
      'Seu carro foi entregue, e os meses do seu plano começam hoje.',
      next &&
        `A próxima mensalidade, de ${amountOf(next)}, vence em ${formatDate(next.dueDate)}.`,
      `Não recebeu o carro? Avise agora: ${reachUs(config)}.`,
    ],
    facts: [...contractFacts(facts.contract), ['Km no painel', formatCount(odometerKm)]],
    link: { ...linkTo(facts.contract.id), label: 'Fotos e dados da entrega' },
  });
}

function amountOf({ open, credited = 0 }: Installment): string {
  const credit = credited > 0 ? ` já com ${reais(credited)} de crédito` : '';
  return `${reais(open)}${credit}`;
}

/** The promised day has passed without a handover. */
export function lateMail(config: MailConfig, facts: Facts): Mail {
  const { delivery, contract } = facts;
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: 'A entrega do seu carro está atrasada',
    paragraphs: [
      [
        `Prometemos o carro até ${formatDate(delivery.promisedOn)} e não cumprimos.`,
        'Desculpe.',
      ],
      [
        `Cada dia de atraso vale ${money(lateCredit(contract.terms.monthlyCentavos, 1))} de crédito,`,
        'até uma mensalidade inteira.',
        'Lançamos o crédito quando o carro for entregue.',
      ],
      [
        'Se preferir, você pode desistir agora sem custo',
        'e receber de volta tudo o que pagou: a página da entrega leva até lá.',
      ],
    ],
    facts: contractFacts(facts.contract),
    link: linkTo(facts.contract.id),
  });
}

/** The credit for a late handover was posted. */
export function lateCreditMail(
  config: MailConfig,
  { facts, days, centavos }: { facts: Facts; days: number; centavos: number },
): Mail {
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: 'Crédito pelo atraso da entrega',
    paragraphs: [
      [
        `A entrega atrasou ${days === 1 ? '1 dia' : `${days} dias`}.`,
        'Lançamos o crédito no seu contrato: ele entra na próxima mensalidade em aberto.',
      ],
    ],
    facts: [...contractFacts(facts.contract), ['Crédito', money(centavos)]],
    link: linkTo(facts.contract.id),
  });
}

/** The address that the car is brought to, if it is. */
export function homeRow(facts: Facts): NonNullable<MailContent['facts']> {
  const { home } = homeOf(facts);
  return home ? [['Endereço da entrega', home.address]] : [];
}

/** The booked day, while it is still ahead. */
function slotAhead(
  { delivery: { slotOn, slotAt } }: Facts,
  today: string,
): string | null {
  return slotOn && slotAt && !isSlotPast({ day: slotOn }, today)
    ? slotText(slotOn, slotAt)
    : null;
}

export function slotText(day: string, time: string): string {
  return `${formatDate(day)}, às ${time}`;
}
