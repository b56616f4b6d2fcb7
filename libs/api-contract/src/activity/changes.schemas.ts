import * as z from 'zod/mini';
import { fileAnswer } from '../wire/fields';

/** Topics that the portals and the logged-in area show as they change. */
export const CHANGE_TOPICS = [
  'proposals',
  'deliveries',
  'services',
  'disputes',
  'fines',
  'purchases',
  'overdue',
  'leads',
  'carts',
  'payments',
  'notifications',
  'holds',
] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

/** Topics that a portal reads again by its ordinary calls; no data comes here. */
export const changes = z.object({ topics: z.array(z.enum(CHANGE_TOPICS)) });
export type Changes = z.output<typeof changes>;

export const listChanges = {
  summary:
    'O que mudou desde o ETag em If-None-Match (304: nada); sem ele, no último minuto',
  data: changes,
};

export const streamChanges = {
  summary:
    'O mesmo enquanto acontece; a cada 10 s vem algo, e o fim do acesso é o fim da resposta',
  data: fileAnswer,
};
