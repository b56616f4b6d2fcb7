import { addDays, formatDate, formatPhone, storeName } from '@site/api-contract/brazil';
import { TRANSFER_DAYS } from '@site/api-contract/driving';
import {
  memberContractPath,
  memberPaymentsPath,
  memberPurchasePath,
  memberReturnPath,
} from '@site/api-contract/site-paths';
import { type Mail } from '#platform/mail/mail';
import { money } from '#platform/mail/mail-money';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';
import { storeFacts } from '../../catalog/dealerships/store-facts';
import { owedIn } from '../../contracts/ledger/statement.rules';
import {
  type PartPayment,
  partPaymentText,
} from '../../payments/payments/part-payment.rules';
import { contractFacts } from '../../sales/simulations/pricing/plan-facts';
import { toPurchase } from './purchase-view';
import { type PurchaseFacts } from './purchases.service';

const linkTo = ({ contract }: PurchaseFacts) => ({
  label: 'Ver a compra',
  path: memberPurchasePath(contract.id),
});

function priceRow({ purchase }: PurchaseFacts): [name: string, value: string] {
  return ['Preço', money(purchase.priceCentavos ?? 0)];
}

/** The customer asked for an offer; the day by which it comes. */
export function askedMail(config: MailConfig, facts: PurchaseFacts): Mail {
  const { answerUntil } = toPurchase(facts, {
    today: facts.handedOverOn, // tells no fact of today
    isStaff: false,
  });
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: pedido para comprar o carro`,
    paragraphs: [
      [
        'Recebemos o seu pedido.',
        `Um consultor diz o preço, ou por que não há oferta, até ${formatDate(answerUntil ?? '')}.`,
      ],
      'Enquanto isso o contrato segue igual: pedir não obriga a comprar, e a devolução continua valendo.',
    ],
    facts: contractFacts(facts.contract),
    link: linkTo(facts),
  });
}

/** The price, and its last day. */
export function offeredMail(config: MailConfig, facts: PurchaseFacts): Mail {
  const { purchase } = facts;
  const until = formatDate(purchase.validUntil ?? '');
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: o preço do seu carro, até ${until}`,
    paragraphs: [
      [
        `Oferecemos o carro a você por ${money(purchase.priceCentavos ?? 0)}.`,
        `A oferta vale até ${until}: aceite ou dispense na sua área.`,
      ],
      purchase.answer ?? '',
      [
        'Na compra não há custo de saída, acerto de km nem vistoria.',
        'O contrato termina quando o preço for pago.',
      ],
    ],
    facts: [...contractFacts(facts.contract), priceRow(facts), ['Vale até', until]],
    link: linkTo(facts),
  });
}

/** Why there is no offer. */
export function refusedMail(config: MailConfig, facts: PurchaseFacts): Mail {
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: este carro não será vendido`,
    paragraphs: [
      'Não temos uma oferta para este carro. O motivo:',
      facts.purchase.answer ?? '',
      [
        'O contrato segue igual.',
        'No fim dele você pode devolver o carro ou simular a renovação.',
      ],
    ],
    facts: contractFacts(facts.contract),
    link: {
      label: 'Ver o contrato',
      path: `${memberContractPath(facts.contract.id)}#contrato-fim`,
    },
  });
}

/** The offer was accepted: the amount and its due day. */
export function acceptedMail(
  config: MailConfig,
  facts: PurchaseFacts,
  { wasBooked }: { wasBooked: boolean },
): Mail {
  const { purchase } = facts;
  const due = formatDate(purchase.dueOn ?? '');
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: falta pagar o carro, até ${due}`,
    paragraphs: [
      [
        `Você aceitou comprar o carro por ${money(purchase.priceCentavos ?? 0)}, com vencimento em ${due}.`,
        'O Pix Automático e o cartão salvo não cobram este valor:',
        'pague pela sua área, mesmo com outra conta em aberto.',
      ],
      [
        'Com o pagamento o contrato termina, e a loja transfere o documento do carro com você.',
        'Até lá o contrato segue igual.',
      ],
      'Mudou de ideia? Até pagar, você pode desistir da compra na página dela.',
      wasBooked && 'A devolução que estava marcada foi desmarcada.',
    ],
    facts: [...contractFacts(facts.contract), priceRow(facts), ['Vencimento', due]],
    link: {
      label: 'Pagar',
      path: memberPaymentsPath(facts.contract.id, purchase.dueOn ?? undefined),
    },
  });
}

/** The customer declined the offer, or gave the purchase up. */
export function givenUpMail(
  config: MailConfig,
  facts: PurchaseFacts,
  part: PartPayment | null,
): Mail {
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: compra dispensada`,
    paragraphs: [
      [
        'Você dispensou a compra do carro.',
        'Nada é cobrado por ela.',
        partPaymentText(part),
      ],
      'O contrato segue igual: marque a devolução, ou simule a renovação.',
    ],
    facts: contractFacts(facts.contract),
    link: {
      label: 'Ver o contrato',
      path: `${memberContractPath(facts.contract.id)}#contrato-fim`,
    },
  });
}

/** Nobody accepted or paid the offer in time. */
export function lapsedMail(
  config: MailConfig,
  {
    facts,
    part,
    isDemanded,
  }: {
    facts: PurchaseFacts;
    /** Null where the offer had not been accepted. */
    part: PartPayment | null;
    /** We have ended the contract, and the car has to come back. */
    isDemanded: boolean;
  },
): Mail {
  if (isDemanded) return undoneMail(config, facts, part);
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: a oferta do carro venceu`,
    paragraphs: [
      part
        ? [
            'O preço do carro não foi pago a tempo, e a compra foi desfeita.',
            'Nada mais é cobrado por ela.',
            partPaymentText(part),
          ]
        : 'O prazo da oferta passou. Se ainda quiser o carro, peça outra na sua área.',
      'O contrato segue igual, e o carro volta no fim dele: marque a devolução.',
    ],
    facts: [...contractFacts(facts.contract), priceRow(facts)],
    link: linkTo(facts),
  });
}

/** We ended the contract for want of payment, and the purchase with it. */
function undoneMail(
  config: MailConfig,
  facts: PurchaseFacts,
  part: PartPayment | null,
): Mail {
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: a compra do carro foi desfeita`,
    paragraphs: [
      [
        'O contrato foi encerrado por falta de pagamento, e a compra do carro terminou com ele.',
        'Nada mais é cobrado por ela.',
        partPaymentText(part),
      ],
      'O carro precisa voltar: marque a devolução na sua área.',
    ],
    facts: contractFacts(facts.contract),
    link: { label: 'Marcar a devolução', path: memberReturnPath(facts.contract.id) },
  });
}

/** The car is paid: the contract is over, the title comes next. */
export function boughtMail(config: MailConfig, facts: PurchaseFacts): Mail {
  const { purchase, dealership } = facts;
  const store = storeName(storeFacts(dealership));
  const boughtOn = purchase.boughtOn ?? '';
  const owed = owedIn(facts.entries);
  const until = formatDate(addDays(boughtOn, TRANSFER_DAYS));
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: o carro é seu`,
    paragraphs: [
      [
        `O pagamento chegou, e o contrato terminou em ${formatDate(boughtOn)}.`,
        'Não há devolução nem vistoria.',
      ],
      [
        'Falta o documento:',
        `a loja ${store}, assina a transferência com você.`,
        `A lei dá 30 dias para pedir o documento no seu nome (Código de Trânsito, art. 123, § 1º), até ${until}.`,
        `Combine o dia pelo telefone ${formatPhone(dealership.phone)}.`,
      ],
      owed > 0 && [
        `Continuam em aberto ${money(owed)} de antes da compra,`,
        'com o mesmo vencimento: pague pela sua área.',
      ],
      [
        'O seguro e a assistência do contrato terminaram com ele: contrate os seus.',
        'Multas e impostos a partir de agora são seus.',
      ],
    ],
    facts: [
      ...contractFacts(facts.contract),
      priceRow(facts),
      ['Loja', store],
      ['Transferência até', until],
    ],
    link: linkTo(facts),
  });
}

/** The title is in the buyer's name. */
export function transferredMail(config: MailConfig, facts: PurchaseFacts): Mail {
  return writeMail(config, {
    car: facts.contract.terms,
    to: facts.customer.email,
    subject: `Contrato ${facts.contract.number}: documento transferido`,
    paragraphs: [
      [
        `A loja ${storeName(storeFacts(facts.dealership))}, transferiu o documento do carro para você em ${formatDate(facts.purchase.transferredOn ?? '')}.`,
        'Com isso, está tudo feito.',
        'Foi bom rodar com você.',
      ],
    ],
    facts: contractFacts(facts.contract),
    link: linkTo(facts),
  });
}
