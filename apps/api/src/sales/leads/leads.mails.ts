import { type Lead } from '@site/api-contract';
import { formatDate, formatPhone, type IsoDate } from '@site/api-contract/brazil';
import {
  benefitInReais,
  benefitText,
  type CampaignBenefit,
  conditionsText,
} from '@site/api-contract/pricing';
import { CHOOSE_CAR_PATH } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';

/** The first words about a contact in the mail to the sales team: what the person did. */
const ASKED: Record<Lead['kind'], string> = {
  'desconto-assinar': 'quer condições especiais',
  contato: 'escreveu pela página de contato',
  empresa: 'quer carros para a empresa',
  'pre-reserva': 'pediu um lugar na fila da pré-reserva',
  'aviso-de-modelo': 'quer saber quando um modelo novo abrir',
  chamanochat: 'quer conversar pelo WhatsApp',
  'campanha-whatsapp': 'chamou pela campanha do WhatsApp',
  abordo: 'está com o carro e pediu uma ligação',
  assine: 'quer assinar',
};

type Sent = Pick<Lead, 'kind' | 'name' | 'cellphone' | 'interest'> & {
  email: string | null;
};

/**
 * Tells the sales team of a contact. The subject names nobody, since it is not encrypted
 * while the mail waits.
 */
export function leadMail(
  { LEAD_NOTIFICATION_TO }: Pick<Config, 'LEAD_NOTIFICATION_TO'>,
  { kind, name, email, cellphone, interest }: Sent,
): Mail {
  return {
    to: LEAD_NOTIFICATION_TO,
    subject: `Novo contato: ${ASKED[kind]}`,
    text: [
      `${name} ${ASKED[kind]}.`,
      '',
      `Interesse: ${interest}`,
      `Telefone: ${formatPhone(cellphone)}`,
      ...(email ? [`E-mail: ${email}`] : []),
      '',
      'O contato está na fila do portal do consultor.',
    ].join('\n'),
  };
}

type LeadAnswer = {
  to: string;
  /** Last day (São Paulo) on which a call keeps the promise. */
  answerBy: IsoDate;
  /** Running campaigns of which contacts are told. */
  campaigns: readonly CampaignBenefit[];
};

/**
 * Answers who asked for special conditions: a consultant calls, and each running campaign
 * stands with its rule and end. Without one it promises the call alone. It holds no text
 * that the sender typed, so that nobody can send their own words to another person's
 * address.
 */
export function leadAnswerMail(
  config: MailConfig,
  { to, answerBy, campaigns }: LeadAnswer,
): Mail {
  const told = campaigns.map(
    (campaign) =>
      `Com o código ${campaign.code}: ${benefitText(benefitInReais(campaign))}. ${conditionsText(campaign)}`,
  );
  return writeMail(config, {
    to,
    subject: 'Recebemos o seu contato',
    paragraphs: [
      `Até ${formatDate(answerBy)}, um consultor liga para o telefone que você deixou.`,
      ...told,
      ...(told.length > 0
        ? ['Use o código no carrinho, em “Tenho um código”, antes de enviar a proposta.']
        : []),
    ],
    ...(told.length > 0 && {
      link: { label: 'Escolher um carro', path: CHOOSE_CAR_PATH },
    }),
    note: 'Se não foi você, ignore este e-mail: nenhum cadastro foi criado.',
  });
}
