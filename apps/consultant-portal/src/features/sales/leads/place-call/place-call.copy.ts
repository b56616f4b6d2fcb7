import { type LeadPlace, TURN_DAYS } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';

const whereOf = ({ number, model }: LeadPlace) => `Lugar ${number} na fila do ${model}`;
const until = ({ calledUntil }: LeadPlace) =>
  calledUntil === null ? '' : formatDate(calledUntil);

export const placeCopy = {
  title: 'Lugar na fila',
  isNext: (place: LeadPlace) => `${whereOf(place)}: chegou a vez.`,
  call: 'Chamar',
  calling: 'Chamando...',
  callHelp: `O e-mail sai na hora e abre ${TURN_DAYS} dias para configurar o carro e enviar a proposta. Ligue também.`,
  claimFirst: 'Assuma o lead para chamar.',
  waits: (place: LeadPlace) => `${whereOf(place)}, esperando.`,
  turnOf: (number: number) => `A vez é do lugar ${number}`,
  gaveUp: (place: LeadPlace) => `${whereOf(place)}. Sem interesse, não é chamado.`,
  states: withFallback<
    Exclude<LeadPlace['state'], 'waiting'>,
    (place: LeadPlace) => string
  >(
    {
      unconfirmed: (place: LeadPlace) =>
        `${whereOf(place)}, e-mail a confirmar. Só é chamado quem confirma.`,
      called: (place: LeadPlace) =>
        `${whereOf(place)}, chamado: a vez vai até ${until(place)}.`,
      used: (place: LeadPlace) => `${whereOf(place)}: a proposta foi enviada.`,
      over: (place: LeadPlace) =>
        `${whereOf(place)}: a vez foi até ${until(place)} e passou. Quem ainda quiser o carro entra na fila de novo.`,
      'on-sale': (place: LeadPlace) =>
        `${whereOf(place)}. A fila terminou: o carro está à venda para todos.`,
    },
    (place) => `${whereOf(place)}.`,
  ),
  failed: 'Não conseguimos chamar. Tente de novo.',
} as const;
