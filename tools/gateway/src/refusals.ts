import { type FastifyReply, type FastifyRequest } from 'fastify';
import { owns } from '@site/api-contract/site-map';
import { type AwayPart, markAsOwn, sendFailurePage } from '@site/server';

/** Every app answers within 10 s (security-requirements E2); a slower one hangs. */
export const ANSWER_MS = 12_000;
/** Either gateway disconnects a caller who reads no byte of an answer for this long. */
export const STALLED_MS = 30_000;
/**
 * Largest body that passes: a document of 8 MiB in a form, with room. The API has smaller
 * limits of its own.
 */
export const MAX_BODY_BYTES = 12 * 1024 * 1024;

/** The API's clients read these messages when the gateway itself refuses. */
export const API_MESSAGES: Readonly<Record<number, string>> = {
  400: 'Não entendemos este endereço.',
  404: 'Não encontramos este endereço.',
  405: 'Este endereço não aceita este tipo de chamada.',
  413: 'O envio é grande demais.',
  414: 'Este endereço é longo demais.',
  429: 'Foram muitas chamadas em pouco tempo. Espere alguns segundos e tente de novo.',
  502: 'O serviço está sem resposta agora. Tente de novo em alguns segundos.',
  503: 'O serviço está sem resposta agora. Tente de novo em alguns segundos.',
};

/** Answers in the address's form: the error shape under `/api/v1`, a page elsewhere. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  away?: AwayPart,
): FastifyReply {
  markAsOwn(request, reply);
  if (!owns('/api/v1', request.url.replace(/\?.*$/, '')))
    return sendFailurePage(request, reply, status, away);
  if (status === 429 || status === 503) reply.header('retry-after', '5');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ message: API_MESSAGES[status] ?? API_MESSAGES[502], traceId: request.id });
}
