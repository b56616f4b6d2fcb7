import {
  formatDate,
  formatPhone,
  type IsoDate,
  storeName,
  streetAddress,
} from '@site/api-contract/brazil';
import { MONTHS_UNTIL_BACK } from '@site/api-contract/driving';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { storeFacts } from '../../../catalog/dealerships/store-facts';
import { contractFacts } from '../../../sales/simulations/pricing/plan-facts';
import { linkTo } from '../returns.mails';
import { type ReturnFacts } from '../returns.repository';

/** Why the car has to come back, and what the return costs. */
const REASONS = {
  desistencia: {
    why: 'Você desistiu do contrato, e o carro ainda está com você.',
    cost: 'Devolver não custa nada.',
  },
  inadimplencia: {
    why: 'O contrato foi encerrado por falta de pagamento, e o carro ainda está com você.',
    cost: `${MONTHS_UNTIL_BACK.customer} O custo de saída entra no acerto final, e o que estiver em aberto continua a pagar.`,
  },
} as const;

function reasonOf({ booking }: ReturnFacts) {
  return REASONS[booking?.kind === 'desistencia' ? 'desistencia' : 'inadimplencia'];
}

/** The last day to bring a demanded car is near. */
export function carReminderMail(
  config: MailConfig,
  facts: ReturnFacts,
  bringBy: IsoDate,
): Mail {
  const reason = reasonOf(facts);
  return aboutCar(config, facts, {
    subject: `Contrato ${facts.contract.number}: devolva o carro até ${formatDate(bringBy)}`,
    lead: [
      reason.why,
      `O prazo para devolver termina em ${formatDate(bringBy)}.`,
      reason.cost,
    ],
    bringBy,
  });
}

/** The last day for bringing the car has passed, and it is still out. */
export function carOverdueMail(
  config: MailConfig,
  facts: ReturnFacts,
  bringBy: IsoDate,
): Mail {
  return aboutCar(config, facts, {
    subject: `Contrato ${facts.contract.number}: o prazo para devolver o carro passou`,
    lead: [
      `O prazo para devolver o carro terminou em ${formatDate(bringBy)}.`,
      'Ele ainda está com você.',
      'Devolva assim que puder.',
      'Um consultor vai ligar para combinar.',
    ],
    bringBy,
  });
}

function aboutCar(
  config: MailConfig,
  facts: ReturnFacts,
  { subject, lead, bringBy }: { subject: string; lead: string[]; bringBy: IsoDate },
): Mail {
  const { customer, dealership, booking } = facts;
  const store = storeFacts(dealership);
  return writeMail(config, {
    car: facts.contract.terms,
    to: customer.email,
    subject,
    paragraphs: [
      lead,
      booking?.slotOn
        ? `A devolução está marcada para ${formatDate(booking.slotOn)}, às ${booking.slotAt}, na loja ${storeName(store)}.`
        : [
            'Marque o dia e a hora na sua área.',
            `O carro volta para a loja ${storeName(store)}.`,
          ],
      [
        'Leve as chaves e os documentos.',
        'Não consegue levar o carro?',
        `Ligue para a loja: ${formatPhone(store.phone)}.`,
      ],
    ],
    facts: [
      ...contractFacts(facts.contract),
      ['Devolver até', formatDate(bringBy)],
      ['Loja', storeName(store)],
      ['Endereço', streetAddress(store)],
    ],
    link: linkTo(facts),
  });
}
