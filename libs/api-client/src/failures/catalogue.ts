import { BLOCKED_TEXT, NOTIFICATIONS, SESSION_OVER_TEXT } from '@site/api-contract';
import { type ApiFailure, FAULT_MESSAGE } from '../http/failure';
import { labelOf } from './labels';

/** Effect after the popup; `@site/shell` carries it out. */
export type FailureEffect =
  'logout' | 'email-mfa' | 'finish-registration' | 'reset-simulation';

type PopupItem = { label: string; text: string };
/** A popup shows a title, a sentence or a list, and the trace id (spec §8). */
export type FailurePopup = {
  title: string;
  text?: string;
  items?: PopupItem[];
  traceId: string;
  /** False when nothing failed, so that no id is offered to copy. */
  isError?: false;
};

/** Text in the page, without a title, when the server gave no message for a popup. */
export type FailureNotice = { text: string; traceId: string };

export type Explanation = {
  row: RowName | typeof UNSAID;
  popup: FailurePopup | null;
  notice: FailureNotice | null;
  then: FailureEffect | null;
};

/**
 * `url` is the address of the page: on a company registration the labels differ (spec
 * §3).
 */
type ExplainContext = { url: string };

type Row = {
  name: string;
  when: (failure: ApiFailure) => boolean;
  popup: (failure: ApiFailure, context: ExplainContext) => Omit<FailurePopup, 'traceId'>;
  then: FailureEffect | null;
  /**
   * General rows show no popup for quiet calls, whose screens tell them. Only the end of a
   * session has no such screen: it leaves the page.
   */
  general: boolean;
};

/** Quiet calls of specification §7: of these the end of a session is not told either. */
const QUIET_OF_SPEC = /baskets|with-payments|area-supports|users\/document/;

/** An error without a message, for which spec §8 has no row. */
const UNSAID = 'without a message';

/** A proxy's answer has no message. */
const message = (title: string) => (failure: ApiFailure) => ({
  title,
  text: failure.message || FAULT_MESSAGE,
});

/** The ten rows of spec §8, in its order; the first that matches wins. */
export const CATALOGUE = [
  {
    name: 'session over',
    when: ({ status, external }) => status === 401 && !external,
    popup: (failure) => ({ title: 'Erro!', text: failure.message || SESSION_OVER_TEXT }),
    then: 'logout',
    general: true,
  },
  {
    name: 'basket gone',
    when: ({ status, path }) => status === 404 && isBasketPath(path),
    popup: message('Erro!'),
    then: 'reset-simulation',
    general: false,
  },
  {
    name: 'MFA required',
    when: (failure) => isForbiddenSignIn(failure) && needsMfa(failure),
    // A code that is being sent is no error; the next page asks for that code, not for
    // this id.
    popup: (failure) => ({ ...message('Alerta!')(failure), isError: false }),
    then: 'email-mfa',
    general: false,
  },
  {
    name: 'registration unfinished',
    when: isForbiddenSignIn,
    // The specification has only the title.
    popup: ({ message: text }) => ({ title: 'Erro!', text }),
    then: 'finish-registration',
    general: false,
  },
  {
    name: 'too many attempts',
    when: ({ status }) => status === 429,
    popup: () => ({ title: 'Alerta', text: BLOCKED_TEXT }),
    then: null,
    general: false,
  },
  {
    name: 'basket notifications',
    when: ({ status, path, notifications }) =>
      status === 400 && isBasketPath(path) && notifications.length > 0,
    popup: ({ notifications }, { url }) => ({
      title: 'Alerta nos campos:',
      items: labeled(notifications, url),
    }),
    then: null,
    general: false,
  },
  {
    name: 'basket refused',
    when: ({ status, path }) => status === 400 && isBasketPath(path),
    popup: message('Alerta!'),
    then: null,
    general: false,
  },
  {
    name: 'fields',
    when: ({ fields }) => fields.length > 0,
    popup: ({ fields }, { url }) => ({
      title: 'Erro nos campos:',
      items: labeled(fields, url),
    }),
    then: null,
    general: true,
  },
  {
    name: 'notifications',
    when: ({ notifications }) => notifications.length > 0,
    popup: ({ notifications }, { url }) => ({
      title: 'Erro nos campos:',
      items: labeled(notifications, url),
    }),
    then: null,
    general: true,
  },
  {
    name: 'any other message',
    when: ({ isServersMessage }) => isServersMessage,
    popup: message('Erro!'),
    then: null,
    general: true,
  },
] as const satisfies readonly Row[];

type RowName = (typeof CATALOGUE)[number]['name'];

/**
 * The words and the effect of a failure (spec §8), or null when there are none: the
 * caller gave up, or the failure has no message and the call's screen shows it. A failure
 * without the server's message opens no popup titled 'Erro!' but a notice in the page.
 * Pure. A wrong password is a 401 that belongs to its form: no popup and no redirect
 * (docs/product).
 */
export function explain(
  failure: ApiFailure,
  context: ExplainContext,
): Explanation | null {
  if (failure.kind === 'aborted') return null;
  const row = CATALOGUE.find(({ when }) => when(failure));
  const { path, traceId, quiet, message: text } = failure;
  if (!row) {
    const notice = { text: text || FAULT_MESSAGE, traceId };
    return quiet ? null : { row: UNSAID, popup: null, notice, then: null };
  }
  // Late answers arrive at the sign-in, which was reached with these words: to leave once
  // more would end the session that begins there.
  const isAtSignIn = /\/login(\?|$)/.test(context.url);
  if (row.name === 'session over' && (isAuthenticationPath(path) || isAtSignIn))
    return { row: row.name, popup: null, notice: null, then: null };
  const tellsEnd = row.then === 'logout' && !QUIET_OF_SPEC.test(path);
  const muted = row.general && quiet === true && !tellsEnd;
  return {
    row: row.name,
    popup: muted ? null : { ...row.popup(failure, context), traceId },
    notice: null,
    then: row.then,
  };
}

function isBasketPath(path: string): boolean {
  return /(^|\/)baskets(\/|\?|$)/.test(path);
}

function isAuthenticationPath(path: string): boolean {
  return /^authentications(\/|\?|$)/.test(path);
}

function isForbiddenSignIn({ status, path }: ApiFailure): boolean {
  return status === 403 && isAuthenticationPath(path);
}

function needsMfa({ message: text, notifications }: ApiFailure): boolean {
  return [
    text,
    ...notifications.flatMap(({ key, message: detail }) => [key, detail]),
  ].some((part) => part.includes(NOTIFICATIONS.mfaRequired));
}

function labeled(list: ApiFailure['fields'], url: string): PopupItem[] {
  return list.map(({ key, message: text }) => ({ label: labelOf(key, url), text }));
}
