import { type ContractSummary } from '@site/api-contract';
import { answerPromise } from '../overview/late-answer.copy';

type Request = NonNullable<ContractSummary['openRequests']>[number];

/** Texts of the request for help on the car's card. */
export const openRequestCopy = {
  next: ({ state, waitingSince }: Request, now: Date) =>
    state === 'aguardando_cliente'
      ? 'Esperamos a sua resposta.'
      : waitingSince
        ? answerPromise(waitingSince, now)
        : 'Respondemos, e o atendimento continua.',
  more: (count: number) =>
    count === 1
      ? 'Há mais 1 atendimento aberto.'
      : `Há mais ${count} atendimentos abertos.`,
  see: 'Ver o atendimento',
  reply: 'Responder',
} as const;
