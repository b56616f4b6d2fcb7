import { type Config } from './config';
import { letterHtml } from './letter-html';
import { type Mail } from './mail';

/** A mail's words: each paragraph is one line of text. */
export type Letter = {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** Stands alone on its line, below the first paragraph. */
  code?: string;
  /** Rows of name and value, below the first paragraph. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Leads into the site. */
  link?: { label: string; path: string };
  /** Small print at the end: who may ignore this mail. */
  note?: string;
};

/** Name that mails are signed with: the display name of MAIL_FROM. */
export function brandOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string {
  return /^\s*"?([^"<]+?)"?\s*</.exec(MAIL_FROM)?.[1] ?? 'Atendimento';
}

/**
 * Plain text and HTML of the same words. Everything is escaped, so names from forms can't
 * become markup.
 */
export function writeLetter(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  letter: Letter,
): Mail {
  const { to, subject, link } = letter;
  const brand = brandOf(config);
  const url = link && `${config.PUBLIC_ORIGIN}${link.path}`;
  return {
    to,
    subject,
    text: plainText(letter, brand, url),
    html: letterHtml(letter, { brand, url, home: config.PUBLIC_ORIGIN }),
  };
}

function plainText(
  { paragraphs: [first, ...rest], code, facts, link, note }: Letter,
  brand: string,
  url: string | undefined,
): string {
  const rows = facts?.map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${[first, code, rows, ...rest, link && `${link.label}: ${url}`, note, brand].filter(Boolean).join('\n\n')}\n`;
}
