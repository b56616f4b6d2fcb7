import {
  formatPhone,
  formatPlate,
  storeAddress,
  storeName,
  streetAddress,
} from '@site/api-contract/brazil';
import { isDeliveredHome } from '@site/api-contract/pricing';
import { calendarFile } from '#platform/mail/calendar-file';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, type Paragraph, writeMail } from '#platform/mail/mail-template';
import { type Actor } from '#platform/security/audit';
import { requestedLine } from '../../../activity/requested-acts/requested-acts';
import { storeFacts } from '../../../catalog/dealerships/store-facts';
import { contractFacts } from '../../../sales/simulations/pricing/plan-facts';
import { type Facts, homeRow, linkTo, slotText } from '../deliveries.mails';
import { homeOf } from '../delivery-view';

/** The customer chose the day of the delivery, or changed it. */
export function slotMail(
  config: MailConfig,
  {
    facts,
    day,
    time,
    isChange,
    now,
    actor,
  }: {
    facts: Facts;
    day: string;
    time: string;
    isChange: boolean;
    now: Date;
    actor: Actor;
  },
): Mail {
  return appointmentMail(config, {
    facts,
    slot: { day, time },
    now,
    subject: isChange ? 'Entrega remarcada' : 'Entrega marcada',
    opening: [
      `A entrega do seu carro ficou para ${slotText(day, time)}.`,
      requestedLine(actor),
    ],
    change: 'Precisa mudar? Troque o dia na sua área até a véspera.',
  });
}

/** The mail on the day before: where and when, and what to bring. */
export function deliveryTomorrowMail(
  config: MailConfig,
  facts: Facts & { delivery: { slotOn: string | null; slotAt: string | null } },
  now: Date,
): Mail {
  const { slotOn, slotAt } = facts.delivery;
  const slot = { day: slotOn ?? '', time: slotAt ?? '' };
  return appointmentMail(config, {
    facts,
    slot,
    now,
    subject: `Amanhã, às ${slot.time}: a entrega do seu carro`,
    opening: `Seu carro é entregue amanhã, ${slotText(slot.day, slot.time)}.`,
    change: `Não vai dar? Troque o dia ainda hoje na sua área, ou ligue para a loja: ${formatPhone(facts.dealership.phone)}.`,
  });
}

/** A mail about an hour at the dealership, with its calendar file. */
function appointmentMail(
  config: MailConfig,
  {
    facts,
    slot: { day, time },
    now,
    subject,
    opening,
    change,
  }: {
    facts: Facts;
    slot: { day: string; time: string };
    now: Date;
    subject: string;
    opening: Paragraph;
    change: string;
  },
): Mail {
  const { dealership, contract } = facts;
  const isHome = isDeliveredHome(contract.terms.addOns);
  const { home } = homeOf(facts);
  const store = storeFacts(dealership);
  const link = linkTo(contract.id);
  const mail = writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject,
    paragraphs: [
      opening,
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
      change,
      home && [
        'O endereço é o do contrato.',
        `Se não vale mais, ligue para a loja: ${formatPhone(dealership.phone)}.`,
      ],
    ],
    facts: [
      ...contractFacts(facts.contract),
      ['Dia e hora', slotText(day, time)],
      ['Loja', storeName(store)],
      facts.car && ['Placa', formatPlate(facts.car.plate)],
      ...(isHome ? homeRow(facts) : [['Endereço', streetAddress(store)] as const]),
    ],
    link,
  });
  const calendar = calendarFile(
    config,
    {
      id: `entrega-${contract.id}`,
      fileName: 'entrega',
      title: 'Entrega do carro',
      day,
      time,
      place: home ? home.address : storeAddress(store),
      path: link.path,
    },
    now,
  );
  return { ...mail, attachments: [calendar] };
}
