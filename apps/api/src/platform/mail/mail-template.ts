import { type Config } from '../config';
import { INK } from './brand-colors';
import { type Mail } from './mail';

/** Words that are said only sometimes; at other times they are false, empty or null. */
type Sometimes<Words> = Words | false | '' | null | undefined;

/** One line of a mail: a text, or its sentences, which a space separates. */
export type Paragraph = Sometimes<string | readonly Sometimes<string>[]>;

/** An address, or one with the small print that says why this reader gets the mail. */
export type Reader = string | { address: string; why: string };

type Link = { label: string; path: string };

type Fact = readonly [name: string, value: string];

/** The text of a mail, as a feature's `*.mails.ts` gives it. */
export type MailContent = {
  to: Reader;
  subject: string;
  paragraphs: readonly Paragraph[];
  /** Stands alone on its line, below the first paragraph. */
  code?: string;
  /**
   * A long text to copy, such as a Pix code; stands where a code does.
   */
  textToCopy?: string;
  /** Rows of name and value, below the first paragraph. */
  facts?: readonly Sometimes<Fact>[];
  /** Leads into the site. */
  link?: Link;
  /**
   * Small print at the end: who may ignore this mail, or where it is ended.
   */
  note?: string;
  noteLink?: Link;
};

/** The part of the configuration that a mail needs. */
export type MailConfig = Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>;

/** Name that mails are signed with: the display name of MAIL_FROM. */
export function brandOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string {
  return /^\s*"?([^"<]+?)"?\s*</.exec(MAIL_FROM)?.[1] ?? 'Atendimento';
}

/**
 * Plain text and HTML of the same words. Everything is escaped, so names from forms can't
 * become markup.
 */
export function writeMail(config: MailConfig, content: MailContent): Mail {
  const { to, subject } = content;
  const brand = brandOf(config);
  const home = config.PUBLIC_ORIGIN;
  const written = writtenOf(content);
  return {
    to: typeof to === 'string' ? to : to.address,
    subject,
    text: plainText(written, { brand, home }),
    html: mailHtml(written, { brand, home }),
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
};

type WrittenMail = Omit<MailContent, 'to' | 'paragraphs' | 'facts'> & {
  paragraphs: readonly string[];
  facts: readonly Fact[];
};

/** With all that is said in this mail, and no more. */
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
  { brand, home }: Around,
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
    brand,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const FACE =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const styled = (...rules: string[]): string => rules.join(';');
/**
 * A word without end breaks where it must; the second rule is for older mail programs.
 */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';
const VALUE = styled(
  'padding:9px 0',
  `border-bottom:1px solid ${INK.line}`,
  'font-weight:600',
  'text-align:right',
  'vertical-align:top',
);
const STYLES = {
  page: `margin:0;padding:0;background:${INK.ground}`,
  hidden: 'display:none;max-height:0;overflow:hidden',
  sheet: styled(
    'max-width:560px',
    `background:${INK.paper}`,
    `color:${INK.text}`,
    `font-family:${FACE}`,
    'font-size:16px',
    'line-height:1.55',
  ),
  head: `padding:20px 32px 0;background:${INK.text}`,
  // The road of the site: white paint on asphalt.
  brand: styled(
    'display:block',
    'padding-bottom:18px',
    `border-bottom:3px dashed ${INK.accent}`,
    `color:${INK.paper}`,
    'font-size:20px',
    'font-weight:800',
    'text-decoration:none',
  ),
  body: 'padding:28px 32px 32px',
  title: styled(
    'margin:0 0 16px',
    'font-size:24px',
    'line-height:1.25',
    'font-weight:800',
    BREAKS,
  ),
  paragraph: styled('margin:0 0 14px', BREAKS),
  code: styled(
    'display:inline-block',
    'margin:6px 0 18px',
    'padding:14px 22px',
    'border-radius:12px',
    `background:${INK.ground}`,
    'font-size:30px',
    'line-height:1.2',
    'letter-spacing:4px',
  ),
  textToCopy: styled(
    'margin:6px 0 18px',
    'padding:14px 16px',
    'border-radius:12px',
    `background:${INK.ground}`,
    "font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace",
    'font-size:14px',
    BREAKS,
  ),
  facts: 'width:100%;margin:4px 0 20px;border-collapse:collapse',
  name: styled(
    'padding:9px 16px 9px 0',
    `border-bottom:1px solid ${INK.line}`,
    `color:${INK.soft}`,
    'font-weight:400',
    'text-align:left',
    'vertical-align:top',
  ),
  value: VALUE,
  longValue: styled(VALUE, BREAKS),
  link: styled(
    'display:inline-block',
    'margin:8px 0 20px',
    'padding:13px 26px',
    'border-radius:999px',
    `background:${INK.text}`,
    `color:${INK.paper}`,
    'font-weight:700',
    'text-decoration:none',
  ),
  note: styled(
    'margin:0',
    'padding-top:16px',
    `border-top:1px solid ${INK.line}`,
    `color:${INK.soft}`,
    'font-size:14px',
    BREAKS,
  ),
  noteLink: `color:${INK.soft};font-size:14px`,
  foot: styled(
    'padding:16px 32px 28px',
    `color:${INK.soft}`,
    `font-family:${FACE}`,
    'font-size:13px',
  ),
} as const;

/**
 * The words of a mail as a page that mail programs can draw: tables for the frame, no
 * style sheet, no picture, nothing loaded.
 */
function mailHtml(
  { subject, paragraphs, code, textToCopy, facts, link, note, noteLink }: WrittenMail,
  { brand, home }: Around,
): string {
  const [first = '', ...rest] = paragraphs;
  const anchor = (style: keyof typeof STYLES, { label, path }: Link) =>
    element('a', style, label, ` href="${escaped(home + path)}"`);
  const body = [
    element('h1', 'title', subject),
    element('p', 'paragraph', first),
    code && element('strong', 'code', code),
    textToCopy && element('p', 'textToCopy', textToCopy),
    facts.length > 0 && factsTable(facts),
    ...rest.map((text) => element('p', 'paragraph', text)),
    link && anchor('link', link),
    note && element('p', 'note', note),
    noteLink && anchor('noteLink', noteLink),
  ];
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escaped(subject)}</title></head><body style="${STYLES.page}">${element('div', 'hidden', first)}`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${STYLES.sheet}">`,
    `<tr><td style="${STYLES.head}">${element('a', 'brand', brand, ` href="${escaped(home)}"`)}</td></tr>`,
    `<tr><td style="${STYLES.body}">${body.filter(Boolean).join('\n')}</td></tr></table>`,
    `<p style="${STYLES.foot}">${escaped(brand)}, ${escaped(new URL(home).host)}</p></td></tr></table></body></html>`,
  ].join('\n');
}

function factsTable(facts: readonly Fact[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr>${element('th', 'name', name, ' scope="row"')}${element('td', valueStyle(value), value)}</tr>`,
  );
  return `<table style="${STYLES.facts}">${rows.join('')}</table>`;
}

/**
 * Only what has a long word, such as the name of a file, may break inside of it: a column
 * that breaks anywhere gets so narrow beside a long name that figures would break too.
 */
const valueStyle = (value: string) => (/\S{17}/.test(value) ? 'longValue' : 'value');

function element(
  tag: string,
  style: keyof typeof STYLES,
  text: string,
  attributes = '',
): string {
  return `<${tag} style="${STYLES[style]}"${attributes}>${escaped(text)}</${tag}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/R\$ (?=\d)/g, 'R$$&nbsp;'); // a figure stays on one line
}
