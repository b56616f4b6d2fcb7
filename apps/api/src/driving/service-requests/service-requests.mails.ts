import { formatDate } from '@site/api-contract/brazil';
import {
  afterResolved,
  isLoss,
  KIND_LABELS,
  UNTIL_LOST,
} from '@site/api-contract/driving';
import { answerDay } from '@site/api-contract/sales';
import { consultantServicePath, memberServicePath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { type Actor } from '#platform/security/audit';
import { requestedLine } from '../../activity/requested-acts/requested-acts';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { type RequestRow } from './service-requests.repository';

type About = {
  to: string;
  request: RequestRow;
  contract: Pick<ContractRow, 'number' | 'terms'>;
};

/**
 * Facts for the mail, without any text that a person wrote: mails travel open, so such
 * text stands only on the page, behind the sign-in.
 */
const factsOf = ({ request, contract }: About): [name: string, value: string][] => [
  ['Atendimento', request.number],
  ['Assunto', KIND_LABELS[request.kind]],
  ['Contrato', contract.number],
];

const linkOf = ({ id }: RequestRow) => ({
  label: 'Ver o atendimento',
  path: memberServicePath(id),
});

/** The request arrived, and by when a person answers. */
export function openedMail(
  config: MailConfig,
  about: About & {
    /** The contract has not ended yet. */
    runs: boolean;
    actor: Actor;
  },
): Mail {
  const { to, request, runs, actor } = about;
  return writeMail(config, {
    car: about.contract.terms,
    to,
    subject: `Abrimos o seu atendimento ${request.number}`,
    paragraphs: [
      [
        `Respondemos em até 1 dia útil: até ${formatDate(answerDay(request.openedAt))}.`,
        'Você recebe um e-mail a cada resposta.',
      ],
      requestedLine(actor),
      runs && isLoss(request.kind) && UNTIL_LOST,
    ],
    facts: factsOf(about),
    link: linkOf(request),
  });
}

const NEWS = {
  em_atendimento: 'Respondemos ao seu atendimento.',
  aguardando_cliente:
    'Respondemos ao seu atendimento e precisamos de você para continuar.',
  resolvida: 'Respondemos ao seu atendimento e encerramos.',
} as const;

const REOPENED = 'Reabrimos o seu atendimento e respondemos de novo.';

/** Tells of a consultant's answer: `request` is as before it, `state` as after it. */
export function answeredMail(
  config: MailConfig,
  about: About & {
    state: keyof typeof NEWS;
    wayOn: Parameters<typeof afterResolved>[0];
  },
): Mail {
  const { to, request, state } = about;
  const next = state === 'resolvida' ? ` ${afterResolved(about.wayOn)}` : '';
  const isReopened = request.state === 'resolvida';
  const subjects = {
    em_atendimento: `Resposta no atendimento ${request.number}`,
    aguardando_cliente: `Precisamos de você no atendimento ${request.number}`,
    resolvida: `Atendimento ${request.number} resolvido`,
  };
  return writeMail(config, {
    car: about.contract.terms,
    to,
    subject: isReopened ? `Reabrimos o atendimento ${request.number}` : subjects[state],
    paragraphs: [isReopened ? REOPENED : `${NEWS[state]}${next}`],
    facts: factsOf(about),
    link: linkOf(request),
  });
}

/** The customer's part of the deductible, or the reason why it is nothing. */
export function deductibleMail(config: MailConfig, about: About): Mail {
  const { to, request } = about;
  const { deductibleCentavos, deductibleDueOn, deductibleReason } = request;
  return writeMail(config, {
    car: about.contract.terms,
    to,
    subject: `Franquia do seguro: atendimento ${request.number}`,
    paragraphs: [
      deductibleDueOn
        ? [
            'Lançamos a franquia do seguro deste atendimento.',
            'Você paga na área logada, como as mensalidades, e pode contestar por lá.',
          ]
        : 'Você não paga franquia neste atendimento.',
    ],
    facts: [
      ...factsOf(about),
      ['Franquia', money(deductibleCentavos ?? 0)],
      deductibleDueOn && ['Vencimento', formatDate(deductibleDueOn)],
      deductibleReason && ['Motivo', deductibleReason],
    ],
    link: linkOf(request),
  });
}

/** A consultant works on it now. */
export function claimedMail(config: MailConfig, about: About): Mail {
  const { to, request } = about;
  return writeMail(config, {
    car: about.contract.terms,
    to,
    subject: `Atendimento ${request.number} em andamento`,
    paragraphs: ['Uma pessoa da nossa equipe está cuidando do seu pedido.'],
    facts: factsOf(about),
    link: linkOf(request),
  });
}

/** For the consultant who works on it: the customer wrote. */
export function customerWroteMail(config: MailConfig, about: About): Mail {
  const { to, request } = about;
  return writeMail(config, {
    car: about.contract.terms,
    to,
    subject: `${request.number}: o cliente respondeu`,
    paragraphs: ['Há uma mensagem nova no atendimento que você assumiu.'],
    facts: factsOf(about),
    link: { label: 'Abrir o atendimento', path: consultantServicePath(request.id) },
  });
}
