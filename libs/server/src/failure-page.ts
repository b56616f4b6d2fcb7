import { createHash } from 'node:crypto';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { COLORS } from '@site/brand';

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
  `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${COLORS['asfalto-50']};color:${COLORS['asfalto-900']};font:1.0625rem/1.6 system-ui,sans-serif}`,
  `main{max-width:34rem;padding:2rem 1.25rem;border-top:6px solid ${COLORS['terra-500']}}`,
  'h1{margin:.5rem 0;font-size:2rem;line-height:1.15}',
  `a{display:inline-block;margin:.75rem 0;padding:.75rem 1.25rem;border-radius:.5rem;background:${COLORS['asfalto-900']};color:#fff;text-decoration:none}`,
  'ul{margin:0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:0 .75rem}',
  'a:focus-visible{outline:3px solid #0b5fa5;outline-offset:3px}',
  `small{color:${COLORS['asfalto-600']}}`,
].join('');

/** A part of the site that does not answer, and links to those that do not depend on it. */
export type AwayPart = {
  text: string;
  others: readonly { href: string; label: string }[];
};

/**
 * Opens the page again once it answers. It asks only in a tab that somebody sees, waits for
 * each answer, and then for longer each time, up to a minute. A refresh by the document
 * alone would load it while somebody reads. Neither a dollar sign nor a line break: nginx
 * has it in a string.
 */
const RETRY = [
  'var wait=5000;',
  'function later(){setTimeout(ask,wait+Math.random()*3000);wait=Math.min(wait*1.5,60000)}',
  'function ask(){if(document.hidden)return later();fetch(location.href,{cache:"no-store"}).then(function(answer){if(answer.status<429)location.reload();else later()},later)}',
  'later()',
].join('');
const RETURNS = 'Esta página volta sozinha. Se preferir, atualize em alguns segundos.';
const STILL_WORKS = 'Enquanto isso, tente:';

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Policy of the failure page: its style sheet, its script, and asking this site again. */
export const FAILURE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(RETRY)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A page that needs no app or file. With `away` it says which part does not answer and
 * which others to try, and opens the part by itself once it is back.
 */
export function failurePage(status: number, traceId: string, away?: AwayPart): string {
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
${away ? awayText(away) : `<p>${text}</p>\n<p><a href="/">Ir para o início</a></p>`}
<p><small>Código de atendimento: <code>${escapeHtml(traceId)}</code></small></p>
</main>
</body>
</html>
`;
}

function awayText({ text, others }: AwayPart): string {
  const links = others.map(
    ({ href, label }) => `<li><a href="${href}">${label}</a></li>`,
  );
  return `<p>${text} ${RETURNS}</p>
<p>${STILL_WORKS}</p>
<ul>${links.join('')}</ul>
<script>${RETRY}</script>`;
}

/** Answers with the failure page; never stored by anybody. */
export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  away?: AwayPart,
): FastifyReply {
  if (status === 503) reply.header('retry-after', '5');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', FAILURE_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(failurePage(status, request.id, away));
}

/** Text escaped for HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
