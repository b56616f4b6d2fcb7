import { type ContestDecision } from '@site/api-contract';
import { formatDate, type IsoDate } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { contractFacts } from '../../../sales/simulations/pricing/plan-facts';
import { linkTo } from '../returns.mails';
import { type ReturnFacts } from '../returns.repository';

/** The damages were accepted, or not contested in time: they are charged now. */
export function damagesChargedMail(
  config: MailConfig,
  facts: ReturnFacts,
  { items, dueOn }: { items: readonly { centavos: number }[]; dueOn: IsoDate },
): Mail {
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: danos da vistoria`,
    paragraphs: [
      [
        `Lançamos ${money(sum(items))} pelos danos da vistoria, com vencimento em ${formatDate(dueOn)}.`,
        'Fotos e orçamento continuam na sua área.',
      ],
    ],
    facts: contractFacts(facts.contract),
    link: { label: 'Pagar', path: memberPaymentsPath(facts.contract.id, dueOn) },
  });
}

/** We got the contest: the damages that wait, until when, and those that do not. */
export function contestReceivedMail(
  config: MailConfig,
  facts: ReturnFacts,
  {
    contested,
    reason,
    answerBy,
    charged,
  }: {
    contested: readonly { label: string; cost: number }[];
    reason: string;
    answerBy: IsoDate;
    /** The other damages; null where all are contested. */
    charged: { items: readonly { centavos: number }[]; dueOn: IsoDate } | null;
  },
): Mail {
  const { id, number } = facts.contract;
  const rest = charged && charged.items.length > 0 ? charged : null;
  const all = contested.map(({ label, cost }) => `${label}, ${money(cost)}`).join('; ');
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${number}: recebemos sua contestação`,
    paragraphs: [
      `Você contesta: ${all}.`,
      [
        'Uma pessoa confere as fotos e responde por e-mail e na sua área.',
        `Respondemos até ${formatDate(answerBy)}.`,
        'Até lá isso não é cobrado.',
      ],
      rest && [
        `Lançamos o resto, ${money(sum(rest.items))},`,
        `com vencimento em ${formatDate(rest.dueOn)}.`,
      ],
      `O que você escreveu: ${reason}`,
    ],
    facts: contractFacts(facts.contract),
    link: rest
      ? { label: 'Pagar', path: memberPaymentsPath(id, rest.dueOn) }
      : linkTo(facts),
  });
}

/**
 * A consultant answered the contest; `labels` where it concerned only some damages,
 * `charged` for the amount owed since then.
 */
export function contestAnsweredMail(
  config: MailConfig,
  facts: ReturnFacts,
  {
    charges,
    answer,
    labels,
    charged,
  }: ContestDecision & {
    labels: readonly string[];
    charged: { items: readonly { centavos: number }[]; dueOn: IsoDate } | null;
  },
): Mail {
  const { id, number } = facts.contract;
  const owed = charged && charged.items.length > 0 ? charged : null;
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${number}: resposta à sua contestação`,
    paragraphs: [
      decidedText(charges, labels),
      answer,
      owed &&
        `Lançamos ${money(sum(owed.items))}, com vencimento em ${formatDate(owed.dueOn)}.`,
    ],
    facts: contractFacts(facts.contract),
    link: owed
      ? { label: 'Pagar', path: memberPaymentsPath(id, owed.dueOn) }
      : linkTo(facts),
  });
}

function decidedText(charges: boolean, labels: readonly string[]): string {
  if (labels.length > 0)
    return `Revimos o que você contestou (${labels.join(', ')}): ${charges ? 'mantivemos a cobrança' : 'não será cobrado'}.`;
  return charges
    ? 'Revimos a vistoria que você contestou e mantivemos a cobrança dos danos.'
    : 'Revimos a vistoria que você contestou: os danos não serão cobrados.';
}
