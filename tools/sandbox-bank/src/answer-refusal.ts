import { type FastifyReply, type FastifyRequest } from 'fastify';
import { html } from './html';
import { page } from './pages';
import { Refusal } from './refusal';

/** A refusal as JSON under `/api`, else as a page. */
export function answerRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const given = (error as { statusCode?: unknown } | null)?.statusCode;
  const status =
    error instanceof Refusal
      ? error.status
      : typeof given === 'number' && given >= 400 && given < 500
        ? given
        : 500;
  if (status === 500) request.log.error({ err: error }, 'bank failed');
  const message =
    error instanceof Refusal ? error.message : 'Este banco não entendeu o pedido.';
  reply.status(status);
  if (request.url.startsWith('/api/')) return reply.send({ message });
  const body = html`<h1>Não deu certo</h1>
    <p role="alert">${message}</p>
    <p>
      ${
        error instanceof Refusal && error.back !== undefined
          ? html`<a href="${error.back}">Voltar ao site do recebedor</a>`
          : html`<a href="/">Voltar às cobranças</a>`
      }
    </p>`;
  return reply.type('text/html; charset=utf-8').send(page('Erro', body));
}
