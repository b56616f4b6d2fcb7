import {
  formatDate,
  formatDateTime,
  formatPlate,
  type IsoDate,
} from '@site/api-contract/brazil';
import { memberFinesPath, memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import {
  type DisputeRefund,
  disputeRefundText,
} from '../../payments/disputes/dispute-refund.rules';
import { type FineFacts } from './traffic-fines.repository';

type About = FineFacts & { to: string };

/**
 * Facts for the mail, without the driver: mails travel open, so the driver stands only on
 * the page, behind the sign-in.
 */
const factsOf = ({ fine, contract, plate }: About): [name: string, value: string][] => [
  ['Auto de infração', fine.noticeNumber],
  ['Órgão', fine.issuingBody],
  ['Infração', fine.description],
  ['Quando', formatDateTime(fine.infractionAt)],
  ['Onde', fine.place],
  ['Carro', `${contract.terms.versionName}, placa ${formatPlate(plate)}`],
  ['Valor', money(fine.centavos)],
];

const WITHOUT_AN_ANSWER =
  'Se você não disser a tempo, a multa e os pontos ficam no nome de quem contratou.';

const fineLink = ({ contract }: About) => ({
  label: 'Ver a multa',
  path: memberFinesPath(contract.id),
});

const driverLink = (about: About) => ({
  ...fineLink(about),
  label: 'Dizer quem dirigia',
});

/** The notice of a fine came: the fine, and the last day to name the driver. */
export function fineArrivedMail(config: MailConfig, about: About): Mail {
  const until = formatDate(about.fine.answerUntil);
  return writeMail(config, {
    car: about.contract.terms,
    to: about.to,
    subject: `Chegou uma multa de ${money(about.fine.centavos)}: diga quem dirigia até ${until}`,
    paragraphs: [
      [
        'A notificação está na sua área.',
        `Diga quem dirigia até ${until}.`,
        WITHOUT_AN_ANSWER,
      ],
      'Não concorda com a multa? Você pode recorrer ao órgão de trânsito.',
    ],
    facts: factsOf(about),
    link: driverLink(about),
  });
}

/** The customer named the driver; the form is ready for the signatures. */
export function driverNamedMail(config: MailConfig, about: About): Mail {
  return writeMail(config, {
    car: about.contract.terms,
    to: about.to,
    subject: 'Você disse quem dirigia: falta assinar',
    paragraphs: [
      [
        `Baixe a indicação de condutor, assine com quem dirigia e envie pela sua área até ${formatDate(about.fine.answerUntil)}.`,
        'Foi outra pessoa? Até lá dá para corrigir.',
      ],
    ],
    facts: factsOf(about),
    link: fineLink(about),
  });
}

/** The last day to name who drove, or to send the signed paper, is near. */
export function answerReminderMail(config: MailConfig, about: About): Mail {
  const until = formatDate(about.fine.answerUntil);
  const isNamed = about.fine.state === 'condutor_indicado';
  return writeMail(config, {
    car: about.contract.terms,
    to: about.to,
    subject: isNamed
      ? `Falta a folha assinada: envie até ${until}`
      : `Falta dizer quem dirigia: responda até ${until}`,
    paragraphs: [
      isNamed
        ? [
            'Você já disse quem dirigia.',
            'Falta só a folha assinada: envie pela sua área.',
          ]
        : WITHOUT_AN_ANSWER,
    ],
    facts: factsOf(about),
    link: isNamed ? fineLink(about) : driverLink(about),
  });
}

/** Nobody was named in time. */
export function holderReportedMail(config: MailConfig, about: About): Mail {
  return writeMail(config, {
    car: about.contract.terms,
    to: about.to,
    subject: 'O prazo para dizer quem dirigia acabou',
    paragraphs: [
      [
        `O prazo acabou em ${formatDate(about.fine.answerUntil)} sem a sua resposta.`,
        'Como diz o contrato, a multa e os pontos ficam no nome de quem contratou: é o que dizemos ao órgão de trânsito.',
      ],
    ],
    facts: factsOf(about),
    link: fineLink(about),
  });
}

/** The customer contests the fine with the issuing body, as we noted. */
export function contestNotedMail(config: MailConfig, about: About): Mail {
  return writeMail(config, {
    car: about.contract.terms,
    to: about.to,
    subject: 'Anotamos que você vai recorrer da multa',
    paragraphs: [
      [
        'Quem recorre é você, no órgão de trânsito:',
        'o prazo e o jeito estão na notificação.',
        'O prazo para dizer quem dirigia continua o mesmo.',
      ],
    ],
    facts: factsOf(about),
    link: fineLink(about),
  });
}

/** The customer's next bill contains the issuing body's fine. */
export function fineChargedMail(
  config: MailConfig,
  about: About,
  { centavos, dueOn }: { centavos: number; dueOn: IsoDate },
): Mail {
  return writeMail(config, {
    car: about.contract.terms,
    to: about.to,
    subject: `Multa de trânsito: ${money(centavos)} a pagar`,
    paragraphs: [
      [
        `O órgão de trânsito cobrou a multa: ${money(centavos)}, sem taxa nossa.`,
        `Vence em ${formatDate(dueOn)}.`,
        'Pague na área logada, como as mensalidades.',
        'O valor não bate? Conteste por lá.',
      ],
    ],
    facts: [...factsOf(about).slice(0, -1), ['Você paga', money(centavos)]],
    link: { label: 'Pagar', path: memberPaymentsPath(about.contract.id, dueOn) },
  });
}

/** A fine that was a mistake, or that the issuing body took back. */
export function fineCancelledMail(
  config: MailConfig,
  about: About,
  {
    reason,
    back,
  }: {
    reason: string;
    /** Null where nothing was charged. */ back: DisputeRefund | null;
  },
): Mail {
  return writeMail(config, {
    car: about.contract.terms,
    to: about.to,
    subject: 'Multa de trânsito cancelada',
    paragraphs: [
      back === null
        ? 'Esta multa foi cancelada. Você não precisa fazer nada.'
        : [
            'Esta multa foi cancelada, e a cobrança dela foi desfeita.',
            back.centavos > 0 ? disputeRefundText(back) : 'Você não deve nada por ela.',
          ],
      reason,
    ],
    facts: factsOf(about),
    link: fineLink(about),
  });
}
