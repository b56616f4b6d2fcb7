import { type ContractSummary } from '@site/api-contract';
import { formatBRL, formatDate, storeAddress } from '@site/api-contract/brazil';
import { MONTHS_UNTIL_BACK } from '@site/api-contract/driving';
import { endedUnpaidText } from '../returns/ended-unpaid';

type CarReturn = NonNullable<ContractSummary['carReturn']>;
type Slot = NonNullable<CarReturn['slot']>;
type Place = NonNullable<CarReturn['place']>;

const at = ({ day, time }: Slot) => `${formatDate(day)}, às ${time}`;

/** The next step for a car that is being bought; null where there is no step. */
function buying({ purchase }: Pick<ContractSummary, 'purchase'>): string | null {
  const price = formatBRL(purchase?.price ?? 0);
  const until = purchase?.until ? formatDate(purchase.until) : '';
  switch (purchase?.state) {
    case 'pedida':
      return 'Você pediu uma oferta para comprar o seu carro. A resposta vem por e-mail.';
    case 'oferecida':
      return `O consultor ofereceu o seu carro por ${price}, até ${until}.`;
    case 'aceita':
      return `Falta pagar o carro que você comprou: ${price} até ${until}.`;
    case 'comprada':
      return 'O carro é seu. Falta transferir o documento.';
    default:
      return null;
  }
}

/** Texts that only the band of the overview has. */
export const nextStepCopy = {
  registrationPending:
    'Seu cadastro ainda não está completo. Sem ele, uma proposta nova não pode ser enviada.',
  registrationTitle: 'Falta completar o seu cadastro',
  registrationText:
    'São poucos passos, e cada um fica salvo. Com eles prontos, enviar uma proposta leva um minuto.',
  savedTitle: (count: number) =>
    count === 1
      ? 'Sua simulação está guardada'
      : `Suas ${count} simulações estão guardadas`,
  savedText:
    'O preço fica garantido por 7 dias. Compare, escolha uma e envie a proposta.',
  startTitle: 'Comece pelo carro que você quer',

  askReview: 'Pedir revisão',
  sendDocuments: 'Enviar documentos',
  owedTitle: (car: string) => `Falta pagar o contrato do ${car}`,
  buying,
  waiting: 'O que espera uma resposta',
  ofCar: (car: string, text: string) => `${car}: ${text}`,
  damages: ({
    cost,
    until,
    isContested,
  }: NonNullable<ContractSummary['waitingDamages']>) =>
    isContested
      ? {
          text: `Sua contestação dos danos, de ${formatBRL(cost)}, está com a gente. Respondemos até ${formatDate(until)}.`,
          label: 'Ver a contestação',
        }
      : {
          text: `A vistoria encontrou danos de ${formatBRL(cost)}. Responda até ${formatDate(until)}: sem resposta, o valor é cobrado.`,
          label: 'Ver os danos',
        },
  dispute: ({
    label,
    amount,
    openedAt,
  }: NonNullable<ContractSummary['openDisputes']>[number]) =>
    `Sua contestação de ${label}, ${formatBRL(amount)}, está com a gente desde ${formatDate(new Date(openedAt))}.`,
  seeDispute: 'Ver a contestação',
  driverless: {
    text: 'Falta indicar quem dirige pela empresa: hoje ninguém pode dirigir o carro.',
    label: 'Indicar quem dirige',
  },
  document: (name: string, note: string, by: string) =>
    `Falta ${name}${note ? ` (${note})` : ''}. Envie até ${formatDate(by)}.`,
  sendDocument: 'Enviar documento',
  seePurchase: 'Ver a compra',
  endsOn: (day: string, isOver: boolean) =>
    `Seu contrato ${isOver ? 'terminou' : 'termina'} em ${formatDate(day)}.`,
  renewOrReturn: 'Ver o que vem depois',

  bringBy: (car: string, day: string) => `Devolva o ${car} até ${formatDate(day)}`,
  bringOn: (car: string, slot: Slot) => `Devolva o ${car} em ${at(slot)}`,
  whyBring: ({
    kind,
    bringBy,
    isOverdue,
    endedOn,
  }: NonNullable<ContractSummary['carReturn']> & { bringBy: string }) =>
    [
      kind === 'desistencia'
        ? 'Você desistiu do contrato. Devolver não custa nada.'
        : `${endedUnpaidText(endedOn)} ${MONTHS_UNTIL_BACK.customer}`,
      ...(isOverdue ? [`O prazo era até ${formatDate(bringBy)}.`] : []),
    ].join(' '),
  bookReturn: 'Marcar a devolução',
  seeReturn: 'Ver a devolução',
  bookedOn: (car: string, slot: Slot) => `A devolução do ${car} é em ${at(slot)}`,
  bookedAt: (place: Place) => `Leve o carro à loja ${storeAddress(place)}.`,
  bookedRest: 'O que faltar entra no acerto da devolução.',
  missed: (car: string) => `A devolução do ${car} passou do dia marcado`,
  missedText: (slot: Slot) =>
    `Era em ${at(slot)}. Na página da devolução você escolhe outro dia.`,
} as const;
