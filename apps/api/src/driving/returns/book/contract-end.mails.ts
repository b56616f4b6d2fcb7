import { formatDate, type IsoDate, storeName } from '@site/api-contract/brazil';
import { purchaseFrom, returnAtEndFrom } from '@site/api-contract/driving';
import { DELIVERY_BUSINESS_DAYS } from '@site/api-contract/pricing';
import { memberContractPath, memberReturnPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { storeFacts } from '../../../catalog/dealerships/store-facts';
import { contractFacts } from '../../../sales/simulations/pricing/plan-facts';
import { type ReturnFacts } from '../returns.repository';

/** The last day is near: what happens then, and what can follow it. */
export function endInSightMail(
  config: MailConfig,
  facts: ReturnFacts,
  endsOn: IsoDate,
): Mail {
  const { contract, customer, dealership, booking } = facts;
  const store = storeName(storeFacts(dealership));
  const slot = booking?.slotOn
    ? `A devolução está marcada para ${formatDate(booking.slotOn)}, às ${booking.slotAt}, na loja ${store}.`
    : `Para devolver no fim, marque o dia e a hora a partir de ${formatDate(returnAtEndFrom(endsOn))}, na loja ${store}, ou em outra. No último mês não há custo de saída.`;
  return writeMail(config, {
    car: facts.contract.terms,
    to: customer.email,
    subject: `Contrato ${contract.number}: termina em ${formatDate(endsOn)}`,
    paragraphs: [
      [
        `O último dia do seu contrato é ${formatDate(endsOn)}.`,
        'Não há renovação automática: você escolhe o que vem depois.',
      ],
      [
        'Para seguir de carro novo, simule a renovação: o plano de hoje fica ao lado do novo, com o mesmo carro ou com outro.',
        `Um carro sob encomenda leva até ${DELIVERY_BUSINESS_DAYS.order} dias úteis: começando agora, ele chega antes do fim.`,
      ],
      slot,
      [
        'Gostou do carro?',
        `A partir de ${formatDate(purchaseFrom(endsOn))}, peça uma oferta para ficar com ele:`,
        'um consultor responde com um preço, ou diz por que não há oferta.',
      ],
      'Se o carro novo vier depois do fim, fique com o de hoje até lá: depois do último dia, ou do primeiro dia útil depois dele, cada dia com o carro custa 1/30 da mensalidade e traz 1/30 dos km.',
    ],
    facts: [...contractFacts(facts.contract), ['Último dia', formatDate(endsOn)]],
    link: {
      label: 'Ver o que vem depois',
      path: `${memberContractPath(contract.id)}#contrato-fim`,
    },
  });
}

/** The return around the end can be booked, and no day is booked yet. */
export function bookReturnMail(
  config: MailConfig,
  { contract, customer, dealership }: ReturnFacts,
  endsOn: IsoDate,
): Mail {
  const store = storeName(storeFacts(dealership));
  return writeMail(config, {
    car: contract.terms,
    to: customer.email,
    subject: `Contrato ${contract.number}: marque a devolução`,
    paragraphs: [
      `Seu contrato termina em ${formatDate(endsOn)}, e já dá para marcar o dia e a hora de devolver o carro na loja ${store}, ou em outra.`,
      'Quer ficar com ele? A compra está na página do contrato.',
      'Sem devolução nem compra, o carro segue com você: depois do último dia, ou do primeiro dia útil depois dele, cada dia custa 1/30 da mensalidade.',
    ],
    facts: [...contractFacts(contract), ['Último dia', formatDate(endsOn)]],
    link: {
      label: 'Marcar a devolução',
      path: memberReturnPath(contract.id),
    },
  });
}
