import { createHash } from 'node:crypto';
import { type FastifyReply, type FastifyRequest } from 'fastify';

const TEXTS: Readonly<Record<number, { title: string; text: string }>> = {
  400: { title: 'Não entendemos este endereço', text: 'Confira o link e tente de novo.' },
  404: {
    title: 'Não encontramos este arquivo',
    text: 'Ele pode ter mudado de lugar. Volte para o início e siga por lá.',
  },
  405: {
    title: 'Este endereço só mostra páginas',
    text: 'Volte para o início e siga por lá.',
  },
  408: {
    title: 'O pedido não chegou inteiro',
    text: 'A conexão demorou demais. Tente de novo.',
  },
  413: { title: 'O envio é grande demais', text: 'Tente com um arquivo menor.' },
  414: {
    title: 'Este endereço é longo demais',
    text: 'Volte para o início e siga por lá.',
  },
  431: {
    title: 'Este endereço é longo demais',
    text: 'Volte para o início e siga por lá. Se continuar, apague os cookies deste site.',
  },
  429: {
    title: 'Muitas páginas em pouco tempo',
    text: 'Espere alguns segundos e tente de novo.',
  },
  502: {
    title: 'Voltamos em instantes',
    text: 'Esta parte do site está sem resposta agora. Tente de novo em alguns segundos.',
  },
  503: {
    title: 'Voltamos em instantes',
    text: 'Esta parte do site está sem resposta agora. Tente de novo em alguns segundos.',
  },
};
const FAULT = {
  title: 'Algo não saiu como devia',
  text: 'A falha foi registrada e vamos olhar. Tente de novo em alguns segundos.',
};

const STYLE = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f7f5;color:#14231f;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:34rem;padding:2rem 1.25rem;border-top:6px solid #d2501f}',
  'h1{margin:.5rem 0;font-size:2rem;line-height:1.15}',
  'a{display:inline-block;margin:.75rem 0;padding:.75rem 1.25rem;border-radius:.5rem;background:#14231f;color:#fff;text-decoration:none}',
  'a:focus-visible{outline:3px solid #0b5fa5;outline-offset:3px}',
  'small{color:#4a5c56}',
].join('');

/** Policy of the failure page: its one style sheet and nothing else. */
export const FAILURE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that needs no app, script or file. `note` is one more sentence. */
export function failurePage(status: number, traceId: string, note = ''): string {
  const { title, text } = TEXTS[status] ?? FAULT;
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${note ? `<p>${escapeHtml(note)}</p>\n` : ''}<p><a href="/">Ir para o início</a></p>
<p><small>Código de atendimento: <code>${escapeHtml(traceId)}</code></small></p>
</main>
</body>
</html>
`;
}

/** Answers with the failure page; never stored by anybody. */
export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  note?: string,
): FastifyReply {
  if (status === 503) reply.header('retry-after', '5');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', FAILURE_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(failurePage(status, request.id, note));
}

/** Text escaped for HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
