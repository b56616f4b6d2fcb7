import { type Config } from './config';
import { type Mail } from './mail';

/** A mail's words: each paragraph is one line of text; `code` stands alone on its line; `link` leads into the site. */
export type Letter = {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  code?: string;
  link?: { label: string; path: string };
};

/** Name that mails are signed with: the display name of MAIL_FROM. */
export function brandOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string {
  return /^\s*"?([^"<]+?)"?\s*</.exec(MAIL_FROM)?.[1] ?? 'Atendimento';
}

/** Plain text and simple HTML of the same words. Everything is escaped, so names from forms can't become markup. */
export function writeLetter(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  { to, subject, paragraphs, code, link }: Letter,
): Mail {
  const url = link && `${config.PUBLIC_ORIGIN}${link.path}`;
  const brand = brandOf(config);
  const text = [paragraphs[0], code, ...paragraphs.slice(1), link && `${link.label}: ${url}`, brand]
    .filter(Boolean)
    .join('\n\n');
  const html = [
    ...paragraphs.slice(0, 1).map(paragraph),
    code && `<p><strong>${escapeHtml(code)}</strong></p>`,
    ...paragraphs.slice(1).map(paragraph),
    link && `<p><a href="${escapeHtml(url ?? '')}">${escapeHtml(link.label)}</a></p>`,
    paragraph(brand),
  ];
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="pt-BR"><body>${html.filter(Boolean).join('')}</body></html>`,
  };
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
