import { INK, INK_ON_DARK } from '../brand/brand-colors';

const FACE =
  "Archivo,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
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
  'text-wrap:balance',
  'vertical-align:top',
);
/**
 * The look of each part of a mail. It is written into the elements, since Gmail and Outlook
 * pass over most style sheets.
 */
export const MAIL_STYLES = {
  page: `margin:0;padding:0;background:${INK.ground}`,
  hidden: 'display:none;max-height:0;overflow:hidden',
  around: 'padding:24px 12px',
  /** Outlook on Windows takes the width of the attribute instead. */
  sheet: styled(
    'width:100%',
    'max-width:560px',
    `background:${INK.paper}`,
    `color:${INK.text}`,
    `font-family:${FACE}`,
    'font-size:16px',
    'line-height:1.55',
  ),
  /** Words that stand where a program shows no pictures. */
  head: styled('font-size:20px', 'line-height:1', 'font-weight:800'),
  picture: styled('display:block', 'width:100%', 'height:auto', 'border:0'),
  body: 'padding:28px 32px 32px',
  title: styled(
    'margin:0 0 16px',
    'font-size:24px',
    'line-height:1.25',
    'font-weight:800',
    'text-wrap:balance',
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
  buttonFrame: 'margin:8px 0 20px',
  button: styled(
    'border-radius:999px',
    `background:${INK.text}`,
    // Outlook on Windows gives a link no padding, so its cell has some.
    'mso-padding-alt:13px 26px',
  ),
  link: styled(
    'display:inline-block',
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
    'max-width:560px',
    'margin:0',
    'padding:16px 32px 28px',
    `color:${INK.soft}`,
    `font-family:${FACE}`,
    'font-size:13px',
    'line-height:1.5',
    'text-wrap:balance',
  ),
} as const;

/**
 * The same in a dark mailbox, for programs that ask for it (Apple Mail, and Outlook on
 * phones and for the Mac). Gmail darkens by itself.
 */
export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.page { background: ${INK_ON_DARK.ground} !important; }
.sheet { background: ${INK_ON_DARK.paper} !important; color: ${INK.paper} !important; }
.code, .textToCopy { background: ${INK_ON_DARK.ground} !important; }
.name, .note, .noteLink, .foot { color: ${INK_ON_DARK.soft} !important; }
.name, .value, .longValue, .note { border-color: ${INK_ON_DARK.line} !important; }
.button, .link { background: ${INK.accent} !important; color: ${INK.text} !important; }
}`;
