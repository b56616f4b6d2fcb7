/**
 * The form of a draft and, after a dot, the thing that it is about, such as
 * `lead-work.6f0b…`.
 */
export type DraftForm = string;
/** The form of the address in the registration, which a consultant may begin. */
export const ADDRESS_DRAFT: DraftForm = 'registration-address';
export const DRAFT_FORM = /^[a-z][a-z-]{0,37}[a-z](\.[A-Za-z0-9-]{1,80})?$/;

/** How long a draft is kept after its last save. */
export const DRAFT_HOURS = 24;
/** Letters of a draft, as JSON; forms of one account with a draft. */
export const DRAFT_LIMITS = { letters: 16_384, forms: 40 };

/**
 * Fields that no draft contains, on the server or in the browser: secrets, and consents,
 * which must be given anew. `revision` is the revision that was read, not typed.
 */
const NEVER_KEPT: ReadonlySet<string> = new Set([
  'password',
  'passwordConfirmation',
  'currentPassword',
  'newPassword',
  'newPasswordConfirmation',
  'pin',
  'token',
  'cardNumber',
  'cardName',
  'cardExpiry',
  'cvv',
  'hasAcceptedPrivacyPolicy',
  'acceptedSummary',
  'confirmed',
  'revision',
]);

/**
 * Fields that only the server keeps: a browser's storage must hold no document number and
 * no data of a driving licence.
 */
const NOT_IN_BROWSER: ReadonlySet<string> = new Set([
  'document',
  'cpf',
  'cnpj',
  'rne',
  'rneExpirationDate',
  'cnh',
  'cnhCategory',
  'cnhFirstLicenseDate',
  'cnhExpirationDate',
]);

/** Values of a form by field; they may contain lists and objects of JSON. */
export type DraftValues = Record<string, unknown>;

/** Whether a draft is small enough for the server, which keeps no larger one. */
export function fitsInDraft(values: DraftValues): boolean {
  return JSON.stringify(values).length <= DRAFT_LIMITS.letters;
}

/** The values that a draft may contain: no secrets, and only JSON, so no files. */
export function draftOf(values: DraftValues): DraftValues {
  return without(values, NEVER_KEPT);
}

/** The part of a draft that a browser may store. */
export function browserDraftOf(values: DraftValues): DraftValues {
  return without(draftOf(values), NOT_IN_BROWSER);
}

/**
 * A draft updated with a newer one; fields that the newer one may not contain keep their
 * older values, in the rows of lists too.
 */
export function withNewer(older: DraftValues, newer: DraftValues): DraftValues {
  return merged(older, newer) as DraftValues;
}

function without(values: DraftValues, names: ReadonlySet<string>): DraftValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => !names.has(name) && isJson(value))
      .map(([name, value]) => [name, within(value, names)]),
  );
}

function within(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value.filter(isJson).map((item) => within(item, names));
  return isRecord(value) ? without(value, names) : value;
}

function merged(older: unknown, newer: unknown): unknown {
  if (Array.isArray(older) && Array.isArray(newer))
    return newer.map((item, at) => merged(older[at], item));
  if (!isRecord(older) || !isRecord(newer)) return newer;
  const both = Object.entries(newer).map(([name, value]) => [
    name,
    merged(older[name], value),
  ]);
  return { ...older, ...Object.fromEntries(both) };
}

function isJson(value: unknown): boolean {
  return (
    value === null ||
    ['string', 'boolean'].includes(typeof value) ||
    Number.isFinite(value) ||
    Array.isArray(value) ||
    isRecord(value)
  );
}

function isRecord(value: unknown): value is DraftValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}
