import { type CarReturn } from '@site/api-contract';
import {
  centavosFromReais,
  formatDate,
  formatPhone,
  storeAddress,
  storeName,
  streetAddress,
} from '@site/api-contract/brazil';
import { monthsText } from '@site/api-contract/driving';
import { memberReturnPath } from '@site/api-contract/site-paths';
import { calendarFile } from '#platform/mail/calendar-file';
import { type Mail } from '#platform/mail/mail';
import { money, reais } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { type Actor } from '#platform/security/audit';
import { requestedLine } from '../../activity/requested-acts/requested-acts';
import { storeFacts } from '../../catalog/dealerships/store-facts';
import { contractFacts } from '../../sales/simulations/pricing/plan-facts';
import { isDemanded } from './return.rules';
import { type ReturnFacts } from './returns.repository';

/** The page that every mail of a return links to. */
export const linkTo = ({ contract }: Pick<ReturnFacts, 'contract'>) => ({
  label: 'Ver a devolução',
  path: memberReturnPath(contract.id),
});

/** The day of the return was booked or changed. */
export function bookedMail(
  config: MailConfig,
  {
    facts,
    day,
    time,
    exitCentavos,
    overtime,
    begins,
    isChange,
    now,
    actor,
  }: {
    facts: ReturnFacts;
    day: string;
    time: string;
    exitCentavos: number;
    isChange: boolean;
    now: Date;
    actor: Actor;
  } & Pick<CarReturn, 'overtime' | 'begins'>,
): Mail {
  const store = storeFacts(facts.dealership);
  const mail = writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: isChange ? 'Devolução remarcada' : 'Devolução marcada',
    paragraphs: [
      `A devolução do seu carro ficou para ${formatDate(day)}, às ${time}, na loja ${storeName(store)}.`,
      requestedLine(actor),
      exitCentavos > 0
        ? [
            begins
              ? `Sair nesse dia custa ${money(wholeOf(exitCentavos, begins))}: ${money(exitCentavos)} de saída e ${reais(begins.cost)} ${monthsText(begins)}.`
              : `Sair nesse dia custa ${money(exitCentavos)}.`,
            'O valor é o do mês em que o carro volta, e só é cobrado depois da devolução.',
          ]
        : 'Devolver nesse dia não tem custo de saída.',
      overtime && overtimeText(overtime),
      [
        'Leve o carro com as chaves e os documentos.',
        'A vistoria é feita com você.',
        'No fim, um código de 6 números chega a este e-mail:',
        'ele confirma que o carro foi devolvido.',
      ],
      facts.booking && isDemanded(facts.booking)
        ? 'Precisa mudar? Troque o dia na sua área, dentro do prazo.'
        : [
            'Precisa mudar?',
            'Troque o dia ou desmarque na sua área.',
            'Até a devolução, o contrato segue igual.',
          ],
    ],
    facts: [
      ...contractFacts(facts.contract),
      ['Dia e hora', `${formatDate(day)}, às ${time}`],
      ['Loja', storeName(store)],
      ['Endereço', streetAddress(store)],
    ],
    link: linkTo(facts),
  });
  return { ...mail, attachments: [calendarOf(config, { facts, day, time, now })] };
}

/** The mail on the day before: where and when, and what to bring. */
export function returnTomorrowMail(
  config: MailConfig,
  { facts, day, time, now }: BookedHour,
): Mail {
  const store = storeFacts(facts.dealership);
  const mail = writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Amanhã, às ${time}: a devolução do seu carro`,
    paragraphs: [
      `A devolução do seu carro é amanhã, ${formatDate(day)}, às ${time}, na loja ${storeName(store)}.`,
      [
        'Leve o carro com as chaves e os documentos, e tire o que é seu.',
        'A vistoria é feita com você.',
      ],
      `Não vai dar? Troque o dia ainda hoje na sua área, ou ligue para a loja: ${formatPhone(store.phone)}.`,
    ],
    facts: [
      ...contractFacts(facts.contract),
      ['Dia e hora', `${formatDate(day)}, às ${time}`],
      ['Loja', storeName(store)],
      ['Endereço', streetAddress(store)],
    ],
    link: linkTo(facts),
  });
  return { ...mail, attachments: [calendarOf(config, { facts, day, time, now })] };
}

type BookedHour = { facts: ReturnFacts; day: string; time: string; now: Date };

function calendarOf(config: MailConfig, { facts, day, time, now }: BookedHour) {
  return calendarFile(
    config,
    {
      id: `devolucao-${facts.contract.id}`,
      fileName: 'devolucao',
      title: 'Devolução do carro',
      day,
      time,
      place: storeAddress(storeFacts(facts.dealership)),
      path: linkTo(facts).path,
    },
    now,
  );
}

type Begins = NonNullable<CarReturn['begins']>;

/** Leaving and the months that begin until then, in centavos. */
const wholeOf = (exitCentavos: number, { cost }: Begins) =>
  exitCentavos + centavosFromReais(cost);

function overtimeText({ days, cost }: NonNullable<CarReturn['overtime']>): string {
  const sum = reais(cost);
  return days === 1
    ? `É 1 dia depois do fim do contrato: custa ${sum}, cobrado depois da devolução.`
    : `São ${days} dias depois do fim do contrato: custam ${sum}, cobrados depois da devolução.`;
}

/** The customer keeps the car. */
export function cancelledMail(
  config: MailConfig,
  facts: ReturnFacts,
  actor: Actor,
): Mail {
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: 'Devolução desmarcada',
    paragraphs: [
      [
        actor.atRequest ? 'A devolução foi desmarcada.' : 'Você desmarcou a devolução.',
        requestedLine(actor),
        'O carro continua com você, e o contrato segue igual.',
      ],
    ],
    facts: contractFacts(facts.contract),
    link: linkTo(facts),
  });
}
