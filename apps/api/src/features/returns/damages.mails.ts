import { type ContestDecision } from '@site/contracts';
import { formatDate, type IsoDate } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { memberPaymentsPath } from '@site/contracts/site-paths';
import { type Mail } from '../../platform/mail/mail';
import { money } from '../../platform/mail/mail-money';
import { type MailConfig, writeMail } from '../../platform/mail/mail-template';
import { carRows, linkTo } from './returns.mails';
import { type ReturnFacts } from './returns.repository';

/** The damages were accepted, or nobody contested them in time: they are charged now. */
export function damagesChargedMail(
  config: MailConfig,
  facts: ReturnFacts,
  { items, dueOn }: { items: readonly { centavos: number }[]; dueOn: IsoDate },
): Mail {
  return writeMail(config, {
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: danos da vistoria`,
    paragraphs: [
      `Lançamos ${money(sum(items))} pelos danos da vistoria, com vencimento em ${formatDate(dueOn)}. Fotos e orçamento continuam na sua área.`,
    ],
    facts: carRows(facts),
    link: { label: 'Pagar', path: memberPaymentsPath(facts.contract.id, dueOn) },
  });
}

/** A consultant answered who contested. */
export function contestAnsweredMail(
  config: MailConfig,
  facts: ReturnFacts,
  { charges, answer }: ContestDecision,
): Mail {
  return writeMail(config, {
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: resposta à sua contestação`,
    paragraphs: [
      charges
        ? 'Revimos a vistoria que você contestou e mantivemos a cobrança dos danos.'
        : 'Revimos a vistoria que você contestou: os danos não serão cobrados.',
      answer,
    ],
    facts: carRows(facts),
    link: linkTo(facts),
  });
}
