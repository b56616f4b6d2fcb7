import { type Decision } from '@site/contracts';
import { analysisReason } from '@site/contracts/analysis-reasons';
import { answerDay } from '@site/contracts/answer-promise';
import { formatCentavos, formatDate } from '@site/contracts/brazil';
import { MEMBER_AREA_PATH, MEMBER_DOCUMENTS_PATH } from '@site/contracts/site-paths';
import { type Config } from '../../platform/config';
import { type Mail } from '../../platform/mail/mail';
import { type MailContent, writeMail } from '../../platform/mail/mail-template';
import { type ChoiceSnapshot } from '../../tables';

type MailConfig = Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>;
type Facts = {
  number: string;
  choice: ChoiceSnapshot;
  term: number;
  km: number;
  monthlyCentavos: number;
};

const LINK = { label: 'Ver minha proposta', path: MEMBER_AREA_PATH };
const plain = (text: string) => text.replace(/\s/g, ' ');

function rowsOf({
  number,
  choice,
  term,
  km,
  monthlyCentavos,
}: Facts): MailContent['facts'] {
  return [
    ['Proposta', number],
    ['Carro', `${choice.versionName}, ${choice.paintName}`],
    ['Mensalidade', plain(formatCentavos(monthlyCentavos))],
    ['Prazo', `${term} meses`],
    ['Km por mês', km.toLocaleString('pt-BR')],
  ];
}

export function receivedMail(
  config: MailConfig,
  to: string,
  facts: Facts & { createdAt: Date },
): Mail {
  return writeMail(config, {
    to,
    subject: `Recebemos sua proposta ${facts.number}`,
    paragraphs: [
      `Sua proposta ${facts.number} está em análise.`,
      `Uma pessoa confere seus dados e responde por e-mail até ${formatDate(answerDay(facts.createdAt))}. O preço fica como está.`,
    ],
    facts: rowsOf(facts),
    link: LINK,
  });
}

/**
 * What a consultant's decision says to the customer: the sentences of its reasons, what
 * was written beside them, and what would change a refusal.
 */
export function decisionMail(
  config: MailConfig,
  {
    to,
    facts,
    decision: { to: state, reasons, message },
  }: {
    to: string;
    facts: Facts;
    decision: Pick<Decision, 'to' | 'reasons' | 'message'>;
  },
): Mail {
  const { number } = facts;
  const words = {
    aprovada: {
      subject: `Proposta ${number} aprovada`,
      first: `Aprovamos sua proposta ${number}.`,
      last: 'O próximo passo é assinar o contrato. Nada é cobrado antes disso.',
      link: LINK,
    },
    reprovada: {
      subject: `Proposta ${number}: não aprovamos agora`,
      first: `Não aprovamos sua proposta ${number} agora.`,
      last: 'Não concorda? Peça a revisão pelo formulário de contato do site: uma pessoa lê e responde.',
      link: LINK,
    },
    documentos_pendentes: {
      subject: `Proposta ${number}: falta um documento`,
      first: `Precisamos de mais documentos para a proposta ${number}.`,
      last: 'Envie na sua área, em Documentos, e avise ali: a análise continua na hora.',
      link: { label: 'Enviar documentos', path: MEMBER_DOCUMENTS_PATH },
    },
  }[state];
  const found = reasons.map(analysisReason);
  const remedies = state === 'reprovada' ? found.map(({ remedy }) => remedy) : [];
  return writeMail(config, {
    to,
    subject: words.subject,
    paragraphs: [
      words.first,
      ...found.map(({ sentence }) => sentence),
      ...(message ? [message] : []),
      ...(remedies.length > 0 ? [`O que muda a resposta: ${remedies.join(' ')}`] : []),
      words.last,
    ],
    facts: rowsOf(facts),
    link: words.link,
  });
}
