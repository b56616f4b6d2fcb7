import {
  formatDate,
  formatPhone,
  formatPlate,
  storeAddress,
  storeName,
  streetAddress,
} from '@site/api-contract/brazil';
import { WORKSHOP_REASON_LABELS, type WorkshopSide } from '@site/api-contract/driving';
import { memberWorkshopPath } from '@site/api-contract/site-paths';
import { calendarFile } from '#platform/mail/calendar-file';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, type Paragraph, writeMail } from '#platform/mail/mail-template';
import { type Actor } from '#platform/security/audit';
import { requestedLine } from '../../activity/requested-acts/requested-acts';
import { storeFacts } from '../../catalog/dealerships/store-facts';
import { contractFacts } from '../../sales/simulations/pricing/plan-facts';
import { type VisitFacts } from './workshop.repository';

const slotText = ({ slotOn, slotAt }: VisitFacts['visit']) =>
  `${formatDate(slotOn)}, às ${slotAt}`;
const CHANGE = 'Precisa mudar? Troque o dia ou desmarque na sua área até a véspera.';

/** The visit was booked. */
export function bookedMail(
  config: MailConfig,
  { facts, now, actor }: { facts: VisitFacts; now: Date; actor: Actor },
): Mail {
  return appointmentMail(config, {
    facts,
    now,
    subject: 'Visita à oficina marcada',
    opening: [
      `A visita do seu carro à oficina ficou para ${slotText(facts.visit)}.`,
      requestedLine(actor),
    ],
    change: CHANGE,
  });
}

/** The visit was moved, by the customer or by the dealership. */
export function movedMail(
  config: MailConfig,
  {
    facts,
    side,
    now,
    actor,
  }: { facts: VisitFacts; side: WorkshopSide; now: Date; actor: Actor },
): Mail {
  const to = slotText(facts.visit);
  return appointmentMail(config, {
    facts,
    now,
    subject:
      side === 'dealership'
        ? 'A loja mudou a sua visita à oficina'
        : 'Visita à oficina remarcada',
    opening:
      side === 'dealership'
        ? [
            `A loja mudou a visita do seu carro à oficina para ${to}.`,
            'Se não der, escolha outro dia na sua área até a véspera.',
          ]
        : [`A visita do seu carro à oficina ficou para ${to}.`, requestedLine(actor)],
    change: side === 'customer' && CHANGE,
  });
}

/** The mail on the day before. */
export function visitTomorrowMail(
  config: MailConfig,
  facts: VisitFacts,
  now: Date,
): Mail {
  const phone = formatPhone(facts.dealership.phone);
  return appointmentMail(config, {
    facts,
    now,
    subject: `Amanhã, às ${facts.visit.slotAt}: o seu carro na oficina`,
    opening: `A visita do seu carro à oficina é amanhã, ${slotText(facts.visit)}.`,
    change: `Não vai dar? Troque o dia ainda hoje na sua área, ou ligue para a loja: ${phone}.`,
  });
}

/** A mail about an hour at the workshop, with its calendar file. */
function appointmentMail(
  config: MailConfig,
  {
    facts,
    now,
    subject,
    opening,
    change,
  }: {
    facts: VisitFacts;
    now: Date;
    subject: string;
    opening: Paragraph;
    change: string | false;
  },
): Mail {
  const { visit, dealership } = facts;
  const store = storeFacts(dealership);
  const link = linkOf(facts);
  const mail = writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject,
    paragraphs: [opening, change],
    facts: [
      ...factsOf(facts),
      ['Dia e hora', slotText(visit)],
      ['Loja', storeName(store)],
      ['Endereço', streetAddress(store)],
    ],
    link,
  });
  const calendar = calendarFile(
    config,
    {
      id: `oficina-${visit.id}`,
      fileName: 'oficina',
      title: 'Carro na oficina',
      day: visit.slotOn,
      time: visit.slotAt,
      place: storeAddress(store),
      path: link.path,
    },
    now,
  );
  return { ...mail, attachments: [calendar] };
}

/**
 * The visit was cancelled: by the customer, by the dealership, or with the contract that
 * ended (null).
 */
export function cancelledMail(
  config: MailConfig,
  { facts, side, actor }: { facts: VisitFacts; side: WorkshopSide | null; actor?: Actor },
): Mail {
  const what = `a visita do seu carro à oficina em ${slotText(facts.visit)}`;
  const openings = {
    customer: [
      actor?.atRequest ? `Desmarcamos ${what}.` : `Você desmarcou ${what}.`,
      actor ? requestedLine(actor) : false,
      'Quando quiser, marque outro dia na sua área.',
    ],
    dealership: [
      `A loja desmarcou ${what}.`,
      `Marque outro dia na sua área, ou fale com a loja: ${formatPhone(facts.dealership.phone)}.`,
    ],
  };
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: 'Visita à oficina desmarcada',
    paragraphs: [
      side ? openings[side] : `O contrato terminou, e com ele desmarcamos ${what}.`,
    ],
    facts: factsOf(facts),
    link: linkOf(facts),
  });
}

const factsOf = ({ contract, visit, plate }: VisitFacts) =>
  [
    ...contractFacts(contract),
    ['Assunto', WORKSHOP_REASON_LABELS[visit.reason]] as const,
    plate !== null && (['Placa', formatPlate(plate)] as const),
  ] as const;

const linkOf = ({ contract }: VisitFacts) => ({
  label: 'Ver a visita',
  path: memberWorkshopPath(contract.id),
});
