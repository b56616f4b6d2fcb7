import { type FastifyReply, type FastifyRequest } from 'fastify';
import { html } from './html';
import { page } from './pages';
import { Trouble } from './trouble';

/** A refusal as JSON under `/api`, else as a page. */
export function answerTrouble(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const given = (error as { statusCode?: unknown } | null)?.statusCode;
  const status =
    error instanceof Trouble
      ? error.status
      : typeof given === 'number' && given >= 400 && given < 500
        ? given
        : 500;
  if (status === 500) request.log.error({ err: error }, 'bank failed');
  const message =
    error instanceof Trouble ? error.message : 'Este banco não entendeu o pedido.';
  reply.status(status);
  if (request.url.startsWith('/api/')) return reply.send({ message });
  const body = html`<h1>Não deu certo</h1>
    <p role="alert">${message}</p>
    <p>
      ${
        error instanceof Trouble && error.back !== undefined
          ? html`<a href="${error.back}">Voltar ao site do recebedor</a>`
          : html`<a href="/">Voltar às cobranças</a>`
      }
    </p>`;
  return reply.type('text/html; charset=utf-8').send(page('Erro', body));
}
