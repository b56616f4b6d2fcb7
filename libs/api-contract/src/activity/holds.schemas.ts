import * as z from 'zod/mini';
import { done, uuid } from '../wire/fields';
import { HELD_QUEUES } from './held-queues';

const queue = z.enum(HELD_QUEUES, 'Essa fila não existe.');
const item = z.object({ queue, id: uuid });

const hold = z.object({
  queue: z.enum(HELD_QUEUES),
  /** The id of the item's page. */
  id: z.string(),
  /** The consultant who has the item. */
  name: z.string(),
  isMine: z.boolean(),
  /** The instant at which the item was taken, in ISO 8601. */
  since: z.string(),
});
export type Hold = z.output<typeof hold>;

export const listHolds = {
  summary: 'Quem está com o quê agora, nas filas que os direitos de quem pergunta abrem',
  data: z.object({ items: z.array(hold) }),
};

export const keepHold = {
  summary:
    'Fica com um item livre, ou continua com ele; o de um colega só passa com `takeOver`. A resposta diz com quem está',
  params: item,
  body: z.strictObject({ takeOver: z.boolean() }),
  data: hold,
};

const colleague = z.object({
  id: z.string(),
  name: z.string(),
  isMe: z.boolean(),
});
export type Colleague = z.output<typeof colleague>;

export const listColleagues = {
  summary:
    'Os consultores que trabalham numa fila, por nome: com quem um item dela pode ficar',
  params: z.object({ queue }),
  data: z.object({ items: z.array(colleague) }),
};

export const endHold = {
  summary: 'Devolve o item; se está com um colega, continua com ele',
  params: item,
  data: done,
};
