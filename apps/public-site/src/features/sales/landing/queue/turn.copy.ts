import { type Reservation } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';

type Words = { kicker: string; title: string; text: string };

const until = ({ calledUntil }: Reservation) =>
  calledUntil === null ? '' : formatDate(calledUntil);

/** Texts for a place that is not waiting. */
export const turnCopy = {
  states: withFallback<
    Exclude<Reservation['state'], 'waiting'>,
    (place: Reservation) => Words
  >(
    {
      called: (place) => ({
        kicker: 'É a sua vez',
        title: `Configure o ${place.model} até ${until(place)}`,
        text: 'Escolha versão, cor, prazo e km, e envie a proposta até o fim desse dia. O preço é o do dia em que você configurar, inteiro antes de assinar.',
      }),
      unconfirmed: ({ number, model }) => ({
        kicker: `Fila do ${model}`,
        title: 'Falta confirmar o seu e-mail',
        text: `Mandamos um link para o e-mail que você digitou. O lugar ${number} é seu, e conta na fila a partir da confirmação.`,
      }),
      used: ({ model }) => ({
        kicker: `Fila do ${model}`,
        title: 'Sua proposta foi enviada',
        text: 'O lugar cumpriu o que prometia: acompanhe a proposta na sua conta.',
      }),
      over: (place) => ({
        kicker: `Fila do ${place.model}`,
        title: `A sua vez foi até ${until(place)}`,
        text: `O lugar ${place.number} deixou de valer. Se ainda quiser o carro, entre na fila de novo: o número é outro, no fim dela.`,
      }),
      'on-sale': ({ model }) => ({
        kicker: `Fila do ${model}`,
        title: `O ${model} está à venda para todos`,
        text: 'A fila terminou, e você não precisa mais esperar: configure o carro quando quiser.',
      }),
    },
    ({ number, model }) => ({
      kicker: `Fila do ${model}`,
      title: `Seu lugar é o ${number}`,
      text: 'Quando houver novidade, avisamos por e-mail.',
    }),
  ),
  configure: (model: string) => `Configurar o ${model}`,
  proposals: 'Ver minhas propostas',
  again: 'Entrar na fila de novo',
  noMail:
    'Não chegou? Olhe a caixa de spam, ou preencha de novo com o mesmo e-mail: o link vai outra vez, e o número não muda.',
  fillAgain: 'Preencher de novo',
} as const;
