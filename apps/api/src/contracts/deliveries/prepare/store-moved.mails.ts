import {
  formatDate,
  formatPhone,
  storeName,
  streetAddress,
} from '@site/api-contract/brazil';
import { memberDeliveryPath } from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { storeFacts } from '../../../catalog/dealerships/store-facts';
import { contractFacts } from '../../../sales/simulations/pricing/plan-facts';
import { type DeliveryFacts } from '../deliveries.repository';

/** Another dealership hands the car over, as the customer asked. */
export function storeMovedMail(
  config: MailConfig,
  {
    facts: { customer, contract, delivery },
    store,
    lostSlot,
  }: { facts: DeliveryFacts; store: DeliveryFacts['dealership']; lostSlot: boolean },
): Mail {
  const shop = storeFacts(store);
  return writeMail(config, {
    car: contract.terms,
    to: customer.email,
    subject: 'A loja da entrega mudou',
    paragraphs: [
      `Seu carro agora é entregue pela loja ${storeName(shop)}.`,
      lostSlot &&
        'O dia que estava marcado foi desmarcado: escolha outro na página da entrega.',
      `O prazo continua o do contrato: até ${formatDate(delivery.promisedOn)}. A mensalidade é a mesma.`,
    ],
    facts: [
      ...contractFacts(contract),
      ['Loja', storeName(shop)],
      ['Endereço', streetAddress(shop)],
      ['Telefone', formatPhone(shop.phone)],
    ],
    link: { label: 'Acompanhar a entrega', path: memberDeliveryPath(contract.id) },
  });
}
