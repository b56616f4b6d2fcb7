import { type Installment } from '@site/contracts';
import {
  formatCount,
  formatDate,
  formatPhone,
  formatPlate,
} from '@site/contracts/brazil';
import { type ContractTerms } from '@site/contracts/contract-terms';
import { type Milestone, MILESTONE_LABELS } from '@site/contracts/delivery-milestones';
import { isDeliveredHome } from '@site/contracts/pricing';
import { memberDeliveryPath } from '@site/contracts/site-paths';
import { isSlotPast } from '@site/contracts/states';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Mail } from '#platform/mail/mail';
import { money, reais } from '#platform/mail/mail-money';
import {
  type MailConfig,
  type MailContent,
  writeMail,
} from '#platform/mail/mail-template';
import { contractFacts } from '../simulations/plan-facts';
import { type DeliveryFacts } from './deliveries.repository';
import { lateCredit } from './delivery.rules';
import { homeOf } from './delivery-view';

type Facts = Pick<
  DeliveryFacts,
  'delivery' | 'contract' | 'dealership' | 'customer' | 'registration'
>;

const linkTo = (contractId: string) => ({
  label: 'Acompanhar a entrega',
  path: memberDeliveryPath(contractId),
});

/** The car was quoted from stock, and somebody else's signature took the last one. */
export function orderedInsteadMail(
  config: MailConfig,
  { to, id, terms }: { to: string; id: string; terms: ContractTerms },
): Mail {
  return writeMail(config, {
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

const MILESTONE_WORDS: Record<Milestone, string> = {
  pedido: 'O pedido do seu carro está na fábrica.',
  faturado: 'A nota do seu carro foi emitida.',
  a_caminho: 'Seu carro saiu para a loja.',
  na_loja: 'Seu carro chegou à loja.',
  emplacado: 'Seu carro foi emplacado.',
  pronto: 'Seu carro está pronto para a entrega.',
};

/** A step of the road; asks for the choice of a slot where one can be made and is not. */
export function milestoneMail(
  config: MailConfig,
  {
    facts,
    kind,
    onDay,
    plate,
    asksForSlot,
    today,
  }: {
    facts: Facts;
    kind: Milestone;
    onDay: string;
    plate: string | null;
    asksForSlot: boolean;
    today: string;
  },
): Mail {
  const slot = slotAhead(facts, today);
  return writeMail(config, {
    to: facts.customer.email,
    subject: `Entrega: ${MILESTONE_LABELS[kind].toLowerCase()}`,
    paragraphs: [
      MILESTONE_WORDS[kind],
      asksForSlot
        ? 'Escolha agora o dia e a hora da entrega na sua área. Enquanto você não escolhe, a data prometida fica adiada.'
        : slot
          ? `A entrega está marcada para ${slot}.`
          : 'Avisamos por e-mail a cada etapa.',
    ],
    facts: [
      ...contractFacts(facts.contract),
      ...homeRow(facts),
      [MILESTONE_LABELS[kind], formatDate(onDay)],
      plate && ['Placa', formatPlate(plate)],
    ],
    link: linkTo(facts.contract.id),
  });
}

/** A step that was told already turned out wrong. */
export function milestoneUndoneMail(
  config: MailConfig,
  {
    facts,
    kind,
    reason,
    today,
  }: { facts: Facts; kind: Milestone; reason: string; today: string },
): Mail {
  const slot = slotAhead(facts, today);
  return writeMail(config, {
    to: facts.customer.email,
    subject: `Entrega: desfizemos a etapa ${MILESTONE_LABELS[kind].toLowerCase()}`,
    paragraphs: [
      `A loja anotou a etapa ${MILESTONE_LABELS[kind].toLowerCase()} por engano e já corrigiu.`,
      `O que a loja escreveu: ${reason}`,
      slot
        ? `A entrega continua marcada para ${slot}, e a data prometida não muda.`
        : 'A data prometida não muda. Avisamos por e-mail a cada etapa.',
    ],
    facts: [...contractFacts(facts.contract), ...homeRow(facts)],
    link: linkTo(facts.contract.id),
  });
}

/** The numbers of a car that was told already were corrected. */
export function plateChangedMail(
  config: MailConfig,
  { facts, plate }: { facts: Facts; plate: string },
): Mail {
  return writeMail(config, {
    to: facts.customer.email,
    subject: 'Entrega: corrigimos os dados do seu carro',
    paragraphs: ['A loja corrigiu o registro do seu carro. Os dados certos são estes:'],
    facts: [...contractFacts(facts.contract), ['Placa', formatPlate(plate)]],
    link: linkTo(facts.contract.id),
  });
}

export function slotMail(
  config: MailConfig,
  {
    facts,
    day,
    time,
    isChange,
  }: { facts: Facts; day: string; time: string; isChange: boolean },
): Mail {
  const { dealership, contract } = facts;
  const isHome = isDeliveredHome(contract.terms.addOns);
  const { home } = homeOf(facts);
  return writeMail(config, {
    to: facts.customer.email,
    subject: isChange ? 'Entrega remarcada' : 'Entrega marcada',
    paragraphs: [
      `A entrega do seu carro ficou para ${slotText(day, time)}.`,
      isHome
        ? [
            `A loja leva o carro até ${home ? 'o endereço abaixo' : 'você'}.`,
            'Tenha em mãos a CNH de quem vai receber.',
          ]
        : [
            'Leve a CNH de quem vai receber.',
            'A loja confere o carro com você e mostra como tudo funciona.',
          ],
      [
        'Na hora da entrega, um código de 6 números chega a este e-mail.',
        'Só diga o código com o carro na sua frente.',
      ],
      'Precisa mudar? Troque o dia na sua área até a véspera.',
      home && [
        'O endereço é o do contrato.',
        `Se não vale mais, ligue para a loja: ${formatPhone(dealership.phone)}.`,
      ],
    ],
    facts: [
      ...contractFacts(facts.contract),
      ['Dia e hora', slotText(day, time)],
      ['Loja', dealership.name],
      ...(isHome
        ? homeRow(facts)
        : [['Endereço', `${dealership.address}, ${dealership.city}`] as const]),
    ],
    link: linkTo(facts.contract.id),
  });
}

/** The car is the customer's: which installment comes next, and when. */
export function handedOverMail(
  config: MailConfig & CompanyConfig,
  {
    facts,
    odometerKm,
    next,
  }: { facts: Facts; odometerKm: number; next: Installment | null },
): Mail {
  return writeMail(config, {
    to: facts.customer.email,
    subject: 'Carro entregue',
    paragraphs: [
      'Seu carro foi entregue, e os meses do seu plano começam hoje.',
      next &&
        `A próxima mensalidade, de ${amountOf(next)}, vence em ${formatDate(next.dueDate)}.`,
      `Não recebeu o carro? Avise agora: ${reachUs(config)}.`,
    ],
    facts: [...contractFacts(facts.contract), ['Km no painel', formatCount(odometerKm)]],
    link: linkTo(facts.contract.id),
  });
}

function amountOf({ open, credited = 0 }: Installment): string {
  const credit = credited > 0 ? ` já com ${reais(credited)} de crédito` : '';
  return `${reais(open)}${credit}`;
}

/** The promised day is over and the car is not handed over. */
export function lateMail(config: MailConfig, facts: Facts): Mail {
  const { delivery, contract } = facts;
  return writeMail(config, {
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

/** Where the car is brought, if it is. */
function homeRow(facts: Facts): NonNullable<MailContent['facts']> {
  const { home } = homeOf(facts);
  return home ? [['Endereço da entrega', home.address]] : [];
}

/** The day that was chosen, while it is still to come. */
function slotAhead(
  { delivery: { slotOn, slotAt } }: Facts,
  today: string,
): string | null {
  return slotOn && slotAt && !isSlotPast({ day: slotOn }, today)
    ? slotText(slotOn, slotAt)
    : null;
}

function slotText(day: string, time: string): string {
  return `${formatDate(day)}, às ${time}`;
}
