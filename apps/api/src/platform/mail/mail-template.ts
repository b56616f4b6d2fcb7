import { type PaintedCar } from '../brand/drawings';
import { type CompanyConfig, reachUs } from '../company';
import { type Config } from '../config';
import { TOGETHER } from '../together';
import { type Mail } from './mail';
import { headAddress } from './mail-head';
import { DARK_STYLES, MAIL_STYLES } from './mail-styles';

/** Words for some cases only; otherwise false, empty or null. */
type Sometimes<Words> = Words | false | '' | null | undefined;

/** One line of a mail: a text, or its sentences, which a space separates. */
export type Paragraph = Sometimes<string | readonly Sometimes<string>[]>;

/** An address, or one with the small print that says why this reader gets the mail. */
export type Reader = string | { address: string; why: string };

type Link = { label: string; path: string };

type Fact = readonly [name: string, value: string];

/** The text of a mail, from a slice's `*.mails.ts`. */
export type MailContent = {
  to: Reader;
  subject: string;
  /** The car that the mail is about: it stands in the head in its paint. */
  car?: PaintedCar;
  paragraphs: readonly Paragraph[];
  /** Stands alone on its line, below the first paragraph; digits open the subject too. */
  code?: string;
  /** A long text to copy, such as a Pix code; in the place of a code. */
  textToCopy?: string;
  /** Rows of name and value, below the first paragraph. */
  facts?: readonly Sometimes<Fact>[];
  /** A link into the site. */
  link?: Link;
  /** Small print at the end: who may ignore this mail, or how to end it. */
  note?: string;
  noteLink?: Link;
};

/** The configuration that a mail needs. */
export type MailConfig = Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'> & CompanyConfig;

/** The name under a mail: the display name of MAIL_FROM. */
export function brandOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string {
  return /^\s*"?([^"<]+?)"?\s*</.exec(MAIL_FROM)?.[1] ?? 'Atendimento';
}

/**
 * Plain text and HTML of the same words. Everything is escaped, so that names from forms
 * can't become markup.
 */
export function writeMail(config: MailConfig, content: MailContent): Mail {
  const { to, subject, code = '' } = content;
  const around = {
    brand: brandOf(config),
    home: config.PUBLIC_ORIGIN,
    foot: `Ninguém lê respostas a este endereço. Fale com a gente: ${reachUs(config)}.`,
  };
  const written = writtenOf(content);
  return {
    to: typeof to === 'string' ? to : to.address,
    subject,
    ...(/^\d+$/.test(code) && { code }),
    text: plainText(written, around),
    html: mailHtml(written, around),
  };
}

/** The same mail with a greeting above its first paragraph, unless it has its own. */
export function withGreeting({ text, html, ...mail }: Mail, greeting: string): Mail {
  if (text.startsWith('Olá')) return { ...mail, text, html };
  const paragraph = element('p', 'paragraph', greeting);
  return {
    ...mail,
    text: `${greeting}\n\n${text}`,
    html: html?.replace('</h1>', (title) => `${title}\n${paragraph}`),
  };
}

type Around = {
  brand: string;
  /** Origin of the site. */
  home: string;
  /** The last line: where an answer is read. */
  foot: string;
};

type WrittenMail = Omit<MailContent, 'to' | 'paragraphs' | 'facts'> & {
  paragraphs: readonly string[];
  facts: readonly Fact[];
};

/** The parts that this mail has, without the empty ones. */
function writtenOf({
  to,
  paragraphs,
  facts = [],
  note,
  ...content
}: MailContent): WrittenMail {
  const lines = paragraphs.map((line) => [line].flat().filter(Boolean).join(' '));
  const notes = [note, typeof to === 'string' ? '' : to.why].filter(Boolean);
  return {
    ...content,
    ...(notes.length > 0 && { note: notes.join(' ') }),
    paragraphs: lines.filter((line) => line !== ''),
    facts: facts.filter((fact) => !!fact),
  };
}

function plainText(
  { paragraphs, code, textToCopy, facts, link, note, noteLink }: WrittenMail,
  { brand, home, foot }: Around,
): string {
  const [first, ...rest] = paragraphs;
  const line = (to?: Link) => to && `${to.label}: ${home}${to.path}`;
  const parts = [
    first,
    code,
    textToCopy,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...rest,
    line(link),
    [note, line(noteLink)].filter(Boolean).join('\n'),
    `${brand}\n${foot}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * The words of a mail as a page that mail programs can draw: tables for the frame, the look
 * in each element, one picture that travels with it, nothing loaded.
 */
function mailHtml(
  {
    subject,
    car,
    paragraphs,
    code,
    textToCopy,
    facts,
    link,
    note,
    noteLink,
  }: WrittenMail,
  { brand, home, foot }: Around,
): string {
  const [first = '', ...rest] = paragraphs;
  const anchor = (style: Style, { label, path }: Link) =>
    element('a', style, label, ` href="${escaped(home + path)}"`);
  const body = [
    element('h1', 'title', subject),
    element('p', 'paragraph', first),
    code && element('strong', 'code', code),
    textToCopy && element('p', 'textToCopy', textToCopy),
    facts.length > 0 && factsTable(facts),
    ...rest.map((text) => element('p', 'paragraph', text)),
    link &&
      `<table ${FRAME} ${look('buttonFrame')}><tr><td ${look('button')}>${anchor('link', link)}</td></tr></table>`,
    note && element('p', 'note', note),
    noteLink && anchor('noteLink', noteLink),
  ];
  const picture = `<img ${look('picture')} src="${headAddress(car)}" width="560" alt="${escaped(brand)}">`;
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title><style>${DARK_STYLES}</style></head><body ${look('page')}>${element('div', 'hidden', first)}`,
    `<table ${FRAME} width="100%"><tr><td align="center" ${look('around')}>`,
    `<table ${FRAME} width="560" ${look('sheet')}>`,
    `<tr><td ${look('head')}><a href="${escaped(home)}">${picture}</a></td></tr>`,
    `<tr><td ${look('body')}>${body.filter(Boolean).join('\n')}</td></tr></table>`,
    `${element('p', 'foot', foot)}</td></tr></table></body></html>`,
  ].join('\n');
}

/** A table that holds other things in place and says nothing. */
const FRAME = 'role="presentation" cellpadding="0" cellspacing="0"';

type Style = keyof typeof MAIL_STYLES;
/** The attributes of a style: its rules, and its name for a dark mailbox. */
const look = (style: Style) => `class="${style}" style="${MAIL_STYLES[style]}"`;

function factsTable(facts: readonly Fact[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr>${element('th', 'name', nameOf(name), ' scope="row"')}${element('td', valueStyle(value), value)}</tr>`,
  );
  return `<table ${look('facts')}>${rows.join('')}</table>`;
}

/** Letters of a name that stays on one line beside a long value: 'Dia e hora'. */
const SHORT_NAME = 12;
const nameOf = (name: string) =>
  name.length > SHORT_NAME ? name : name.replaceAll(' ', '\u00a0');

/**
 * Only a value with a long word, such as the name of a file, may break inside it: a
 * column that may break anywhere would get so narrow beside a long name that amounts
 * would break too.
 */
const valueStyle = (value: string) => (/\S{17}/.test(value) ? 'longValue' : 'value');

function element(tag: string, style: Style, text: string, attributes = ''): string {
  return `<${tag} ${look(style)}${attributes}>${unbroken(escaped(text))}</${tag}>`;
}

function unbroken(html: string): string {
  return html.replace(TOGETHER, '<span style="white-space:nowrap">$&</span>');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/R\$ (?=\d)/g, 'R$$&nbsp;'); // an amount stays on one line
}
