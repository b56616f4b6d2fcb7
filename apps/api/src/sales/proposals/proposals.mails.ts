import { type Decision } from '@site/api-contract';
import { formatDate, type PersonType } from '@site/api-contract/brazil';
import { documentName } from '@site/api-contract/identity';
import {
  analysisReason,
  answerDay,
  expiryDay,
  type ProposalState,
  reviewUntil,
} from '@site/api-contract/sales';
import { memberProposalPath, signContractPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, type Paragraph, writeMail } from '#platform/mail/mail-template';
import { planFacts } from '../simulations/pricing/plan-facts';
import { type ProposalRow } from './proposals.repository';

type Facts = Pick<
  ProposalRow,
  'number' | 'choice' | 'paint' | 'quote' | 'term' | 'km' | 'monthlyCentavos'
>;

const linkTo = ({ id }: { id: string }) => ({
  label: 'Ver minha proposta',
  path: memberProposalPath(id),
});
/** The car of a proposal, for the head of its mails. */
export const carOf = ({ choice, paint }: Pick<ProposalRow, 'choice' | 'paint'>) => ({
  modelSlug: choice.modelSlug,
  paint,
});
function rowsOf({ number, choice, quote: { oneOff, benefit }, ...plan }: Facts) {
  return [
    ['Proposta', number] as const,
    ...planFacts({ ...choice, ...plan, oneOff, ...(benefit && { benefit }) }),
  ];
}

export function receivedMail(
  config: MailConfig,
  to: string,
  facts: Facts & { id: string; createdAt: Date },
): Mail {
  return writeMail(config, {
    car: carOf(facts),
    to,
    subject: `Recebemos sua proposta ${facts.number}`,
    paragraphs: [
      `Sua proposta ${facts.number} está em análise.`,
      [
        `Uma pessoa confere seus dados e responde por e-mail até ${formatDate(answerDay(facts.createdAt))}.`,
        'O preço fica como está.',
      ],
    ],
    facts: rowsOf(facts),
    link: linkTo(facts),
  });
}

/** All requested documents came, so the analysis goes on. */
export function documentsReceivedMail(
  config: MailConfig,
  to: string,
  facts: Facts & { id: string; updatedAt: Date },
): Mail {
  return writeMail(config, {
    car: carOf(facts),
    to,
    subject: `Proposta ${facts.number}: recebemos os documentos`,
    paragraphs: [
      `Chegou tudo o que pedimos para a proposta ${facts.number}, e a análise continua.`,
      `Respondemos por e-mail até ${formatDate(answerDay(facts.updatedAt))}.`,
    ],
    facts: rowsOf(facts),
    link: linkTo(facts),
  });
}

/** Nothing more has to be sent, since the request was withdrawn. */
export function requestTakenBackMail(
  config: MailConfig,
  {
    to,
    facts,
    reason,
  }: { to: string; facts: Facts & { id: string; updatedAt: Date }; reason: string },
): Mail {
  return writeMail(config, {
    car: carOf(facts),
    to,
    subject: `Proposta ${facts.number}: não precisa mais enviar documentos`,
    paragraphs: [
      [
        `Desfizemos o pedido de documentos da proposta ${facts.number},`,
        'e a análise continua com o que já temos.',
      ],
      `O que a análise escreveu: ${reason}`,
      `Respondemos por e-mail até ${formatDate(answerDay(facts.updatedAt))}.`,
    ],
    facts: rowsOf(facts),
    link: linkTo(facts),
  });
}

/** Partners who came or changed after the approval were examined, and may sign. */
export function partnersCheckedMail(
  config: MailConfig,
  to: string,
  facts: LinkedFacts,
): Mail {
  return writeMail(config, {
    car: carOf(facts),
    to,
    subject: `Proposta ${facts.number}: sócios conferidos`,
    paragraphs: [
      [
        `Conferimos os sócios da empresa, e o contrato da proposta ${facts.number}`,
        'já pode ser assinado.',
      ],
      `A aprovação vale até ${formatDate(expiryDay(facts.updatedAt))}.`,
    ],
    facts: rowsOf(facts),
    link: { label: 'Ler e assinar', path: signContractPath(facts.id) },
  });
}

type LinkedFacts = Facts & { id: string; updatedAt: Date };

/**
 * The customer cancelled the proposal. The mail goes out at once, so that they notice a
 * stranger's click.
 */
export function cancelledMail(config: MailConfig, to: string, facts: LinkedFacts): Mail {
  return writeMail(config, {
    car: carOf(facts),
    to,
    subject: `Proposta ${facts.number} cancelada`,
    paragraphs: [
      `Você cancelou a proposta ${facts.number}. Nada foi cobrado.`,
      'Quando quiser outro carro, é só simular.',
    ],
    facts: rowsOf(facts),
    link: linkTo(facts),
  });
}

/** A week before an idle proposal expires; `updatedAt` is when it was last touched. */
export function expiresSoonMail(
  config: MailConfig,
  to: string,
  facts: LinkedFacts & { state: ProposalState },
): Mail {
  return writeMail(config, {
    car: carOf(facts),
    to,
    subject: `Proposta ${facts.number}: vale até ${formatDate(expiryDay(facts.updatedAt))}`,
    paragraphs: [
      facts.state === 'aprovada'
        ? `Sua proposta ${facts.number} está aprovada e espera a assinatura do contrato.`
        : `Sua proposta ${facts.number} espera os documentos que pedimos.`,
      [
        `Sem isso, ela expira depois de ${formatDate(expiryDay(facts.updatedAt))}.`,
        'Nada é cobrado.',
      ],
    ],
    facts: rowsOf(facts),
    link: linkTo(facts),
  });
}

export function expiredMail(config: MailConfig, to: string, facts: LinkedFacts): Mail {
  return writeMail(config, {
    car: carOf(facts),
    to,
    subject: `Proposta ${facts.number} expirada`,
    paragraphs: [
      `A proposta ${facts.number} ficou 30 dias parada e expirou. Nada foi cobrado.`,
      'Se ainda quiser o carro, simule de novo para ver o preço de hoje.',
    ],
    facts: rowsOf(facts),
    link: linkTo(facts),
  });
}

/** Another person reviews the refusal, and the day of the answer. */
export function reviewAskedMail(
  config: MailConfig,
  to: string,
  facts: Facts & { id: string; updatedAt: Date },
): Mail {
  return writeMail(config, {
    car: carOf(facts),
    to,
    subject: `Proposta ${facts.number}: revisão pedida`,
    paragraphs: [
      `Recebemos o seu pedido de revisão da proposta ${facts.number}.`,
      [
        'Alguém que não participou da decisão analisa tudo de novo',
        `e responde por e-mail até ${formatDate(answerDay(facts.updatedAt))}.`,
      ],
    ],
    facts: rowsOf(facts),
    link: linkTo(facts),
  });
}

type DecisionFacts = {
  to: string;
  facts: Facts & { id: string };
  personType: PersonType;
  decision: Omit<Decision, 'revision'>;
  /** Answers the review that the customer asked for. */
  reviewed: boolean;
  decidedAt: Date;
};

/**
 * A consultant's decision: the sentences of its reasons, the text beside them, and how to
 * change a refusal.
 */
export function decisionMail(
  config: MailConfig,
  { to, facts, personType, decision, ...about }: DecisionFacts,
): Mail {
  const { to: state, reasons, documents = [], message } = decision;
  const { subject, first, last, link } = decisionWords(facts, about)[state];
  const found = reasons.map(analysisReason);
  const remedies = state === 'reprovada' ? found.map(({ remedy }) => remedy) : [];
  return writeMail(config, {
    car: carOf(facts),
    to,
    subject,
    paragraphs: [
      first,
      ...found.map(({ sentence }) => sentence),
      ...documents.map(({ kind, note }) => `${documentName(kind, personType)}: ${note}`),
      message,
      remedies.length > 0 && `O que muda a resposta: ${remedies.join(' ')}`,
      last,
    ],
    facts: rowsOf(facts),
    link,
  });
}

type Words = {
  subject: string;
  first: string;
  last: Paragraph;
  link: ReturnType<typeof linkTo>;
};

function decisionWords(
  facts: DecisionFacts['facts'],
  { reviewed, decidedAt }: Pick<DecisionFacts, 'reviewed' | 'decidedAt'>,
): Record<Decision['to'], Words> {
  const { number } = facts;
  return {
    aprovada: {
      subject: `Proposta ${number} aprovada`,
      first: reviewed
        ? `Outra pessoa reviu a decisão e aprovou sua proposta ${number}.`
        : `Aprovamos sua proposta ${number}.`,
      last: [
        `O próximo passo é assinar o contrato, até ${formatDate(expiryDay(decidedAt))}:`,
        'depois a aprovação expira. Nada é cobrado antes da assinatura.',
      ],
      link: { label: 'Ler e assinar', path: signContractPath(facts.id) },
    },
    reprovada: reviewed
      ? {
          subject: `Proposta ${number}: resposta da revisão`,
          first: `Outra pessoa reviu a decisão e manteve a resposta: não aprovamos a proposta ${number} agora.`,
          last: 'Você pode simular outro plano quando quiser.',
          link: linkTo(facts),
        }
      : {
          subject: `Proposta ${number}: não aprovamos agora`,
          first: `Não aprovamos sua proposta ${number} agora.`,
          last: [
            'Não concorda?',
            'Na página da proposta você pede que outra pessoa reveja a decisão,',
            `até ${formatDate(reviewUntil(decidedAt))}.`,
          ],
          link: linkTo(facts),
        },
    documentos_pendentes: {
      subject: `Proposta ${number}: faltam documentos`,
      first: `Precisamos de mais documentos para a proposta ${number}.`,
      last: [
        `Envie na página da proposta, até ${formatDate(expiryDay(decidedAt))}.`,
        'Quando o último chegar, a análise continua sozinha.',
      ],
      link: { label: 'Enviar documentos', path: memberProposalPath(facts.id) },
    },
  };
}
