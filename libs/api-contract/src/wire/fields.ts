import * as z from 'zod/mini';
import {
  asTyped,
  documentKind,
  isIsoDate,
  isValidCep,
  isValidCnh,
  isValidCnpj,
  isValidCpf,
  isValidMobile,
  lacksYear,
  normalizeDocument,
  normalizeName,
  normalizePhone,
  onlyDigits,
  parseTime,
  roundDegrees,
  ufOfDdd,
} from '../brazil';

/**
 * Rules and messages of single fields, used by forms and by the API alike (spec §5,
 * security-requirements E1/E3). Texts are stored trimmed; documents without punctuation,
 * upper case.
 */
const NO_CONTROL = /^[^\p{Cc}\p{Cs}]*$/u;

/** Emojis and flags; signs in company names are allowed. */
const EMOJI = /[\p{EPres}\ufe0f]/u;

export const text = (message: string, max = 200) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, `Use no máximo ${max} caracteres.`),
      z.regex(NO_CONTROL, 'Retire os caracteres que não são texto.'),
    );

/** Name of a person or a company. One word may be a whole name, but it needs a letter. */
export const properName = (message: string, max: number) =>
  z.string(message).check(
    z.overwrite(normalizeName),
    z.minLength(1, message),
    z.maxLength(max, `Use no máximo ${max} caracteres.`),
    z.regex(NO_CONTROL, 'Retire os caracteres que não são texto.'),
    z.refine((name) => name === '' || /\p{L}/u.test(name), message),
    z.refine((name) => !EMOJI.test(name), 'Retire os emojis.'),
  );

export const optionalText = (max = 200) =>
  z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(max, `Use no máximo ${max} caracteres.`),
        z.regex(NO_CONTROL, 'Retire os caracteres que não são texto.'),
      ),
  );

/** Several lines; line breaks are stored as `\n`. */
export const longText = (message: string, max: number) =>
  z.string(message).check(
    z.maxLength(max * 2, `Use no máximo ${max} caracteres.`),
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    z.minLength(1, message),
    z.maxLength(max, `Use no máximo ${max} caracteres.`),
    z.refine(
      (value) => NO_CONTROL.test(value.replace(/[\n\t]/g, ' ')),
      'Retire os caracteres que não são texto.',
    ),
  );

/** E-mail address, at most 254 characters, lower case. */
export const email = (message = 'Informe um e-mail válido.') =>
  z
    .string(message)
    .check(
      z.overwrite(asTyped),
      z.toLowerCase(),
      z.maxLength(254, message),
      z.email(message),
    );

/** Longest text that can be a phone with its punctuation. */
export const LONGEST_PHONE = 32;
const MOBILE_DIGITS = 11;

/** Mobile number with DDD, digits only after normalizing: `41998765432`. */
export const cellphone = (
  missing = 'Informe um telefone.',
  wrong: (digits: string) => string = () => missing,
) =>
  z.string(missing).check(
    z.maxLength(LONGEST_PHONE, missing),
    z.overwrite(normalizePhone),
    z.refine(isValidMobile, {
      error: ({ input }) => (input === '' ? missing : wrong(String(input))),
    }),
  );

/** The same for an account; says what is wrong with the number. */
export const accountCellphone = cellphone('Informe um celular com DDD.', (digits) => {
  if (digits.length !== MOBILE_DIGITS)
    return `O celular tem 11 números com o DDD, e aqui há ${digits.length}. Confira.`;
  return ufOfDdd(digits.slice(0, 2)) === null
    ? `O DDD ${digits.slice(0, 2)} não existe. Confira o celular.`
    : 'Depois do DDD o celular começa com 9. Confira.';
});

/** Longest text that can be a document with its punctuation. */
const LONGEST_DOCUMENT = 32;
const normalized = z.overwrite<string>(normalizeDocument);

/**
 * Explains why a CPF is wrong: it has too few or too many digits, or its check digits do
 * not match.
 */
function wrongCpf(text: string): string {
  const digits = onlyDigits(text).length;
  return digits === 11
    ? 'Esse CPF não existe. Confira os 11 números.'
    : `O CPF tem 11 números e aqui há ${digits}. Confira.`;
}

function wrongCnpj(text: string): string {
  const characters = normalizeDocument(text).length;
  return characters === 14
    ? 'Esse CNPJ não existe. Confira os números e as letras.'
    : `O CNPJ tem 14 números ou letras e aqui há ${characters}. Confira.`;
}

const document = (
  missing: string,
  isValid: (value: string) => boolean,
  wrong: (value: string) => string,
) =>
  z.string(missing).check(
    z.maxLength(LONGEST_DOCUMENT, { error: ({ input }) => wrong(String(input)) }),
    normalized,
    z.refine(isValid, {
      error: ({ input }) => (input === '' ? missing : wrong(String(input))),
    }),
  );

export const cpf = document('Informe o CPF.', isValidCpf, wrongCpf);
export const cnpj = document('Informe o CNPJ.', isValidCnpj, wrongCnpj);

/**
 * CPF (11 digits) or CNPJ (14 positions, letters allowed since July 2026: IN RFB
 * 2.229/2024).
 */
export const cpfOrCnpj = document(
  'Informe o CPF ou o CNPJ.',
  (value) => isValidCpf(value) || isValidCnpj(value),
  (value) => (documentKind(value) === 'cpf' ? wrongCpf(value) : wrongCnpj(value)),
);

/** Number of a driving license (domain-brazil 3). */
export const cnh = z.string('Informe o número de registro da CNH.').check(
  z.maxLength(20, 'A CNH tem 11 números. Confira.'),
  z.overwrite(normalizeDocument),
  z.refine(isValidCnh, {
    error: ({ input }) => wrongCnh(onlyDigits(String(input)).length),
  }),
);

function wrongCnh(digits: number): string {
  return digits === 11
    ? 'Esse número não é de uma CNH. Confira os 11 números do registro.'
    : `A CNH tem 11 números e aqui há ${digits}. Confira.`;
}

/** CEP, eight digits. */
export const cep = z.string('Informe o CEP.').check(
  z.maxLength(16, 'CEP inválido. São 8 números.'),
  z.overwrite((value) => asTyped(value).replace(/[\s.-]/g, '')),
  z.refine(isValidCep, 'CEP inválido. São 8 números.'),
);

/** Limit of any password, even of one that is only compared. */
export const passwordLimit = z.maxLength(128, 'A senha tem mais de 128 caracteres.');

/** 8 to 128 characters, any of them (security-requirements A8). */
export const newPassword = z
  .string('Crie uma senha.')
  .check(z.minLength(8, 'A senha precisa de 8 caracteres ou mais.'), passwordLimit);

export const pin = z
  .string('Informe o código.')
  .check(z.regex(/^\d{6}$/, 'O código tem 6 números.'));

/**
 * Calendar day from 1800 to 2999, `AAAA-MM-DD` on the wire; `what` names the day, with
 * its article.
 */
export const isoDay = (what: string, example = '09/02/1992') =>
  z.string(`Informe ${what}.`).check(
    z.refine((day) => isIsoDate(day) && /^(?:1[89]|2)/.test(day), {
      error: ({ input }) =>
        `Confira ${what}: ${wrongDay(String(input))}. Escreva dia, mês e ano, como ${example}.`,
    }),
  );

/** The same for a day that lies ahead, whose example does, too. */
export const isoDayAhead = (what: string) => isoDay(what, '25/12/2030');

function wrongDay(text: string): string {
  if (lacksYear(text)) return 'falta o ano';
  return isIsoDate(text) ? 'o ano não pode ser esse' : 'esse dia não existe';
}

/** Time of day, `HH:MM` on the wire, typed in any usual form; `what` has its article. */
export const clockTime = (what: string) =>
  z.string(`Informe ${what}.`).check(
    z.maxLength(16, `Confira ${what}.`),
    z.overwrite((value) => parseTime(value) ?? value),
    z.refine(
      (value) => parseTime(value) !== null,
      `Confira ${what}. Escreva como 14:30 ou 9:00.`,
    ),
  );

export const instant = z.iso.datetime();
/** Capitals are the same id, so that whoever compares two ids as text sees one. */
export const uuid = z.uuid('Identificador inválido.').check(z.toLowerCase());
/** Positive integer id as it stands in a path or query. */
export const numericId = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}$/, 'Identificador inválido.'));
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,80}$/, 'Identificador inválido.'));
/** Money on the wire: a number in reais with at most two decimals (docs/product). */
export const reais = z.number();
/** Decimal degrees as they stand in a path. */
export const latitudeText = z.string().check(
  z.regex(/^-?\d{1,2}(\.\d{1,10})?$/, 'Latitude inválida.'),
  z.refine((v) => Math.abs(Number(v)) <= 90, 'Latitude inválida.'),
);
export const longitudeText = z.string().check(
  z.regex(/^-?\d{1,3}(\.\d{1,10})?$/, 'Longitude inválida.'),
  z.refine((v) => Math.abs(Number(v)) <= 180, 'Longitude inválida.'),
);
/** Nobody is located more exactly than the privacy policy says, whatever was sent. */
const rounded = z.overwrite<number>(roundDegrees);
export const latitude = z
  .number('Informe a latitude.')
  .check(z.gte(-90, 'Latitude inválida.'), z.lte(90, 'Latitude inválida.'), rounded);
export const longitude = z
  .number('Informe a longitude.')
  .check(z.gte(-180, 'Longitude inválida.'), z.lte(180, 'Longitude inválida.'), rounded);

/**
 * Answer of a call with `file`: on the wire its bytes, with name and type in the headers.
 */
export type FileAnswer = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
export const fileAnswer = z.custom<FileAnswer>(
  (value) => typeof value === 'object' && value !== null && 'bytes' in value,
);

/**
 * A page of a list and the cursor of the next one. The total of a growing list stops at
 * `COUNT_LIMIT` + 1.
 */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()), total: z.int() });

export const cursor = z.optional(
  z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]*$/, 'Cursor inválido.')),
);
export const pageSize = z.optional(
  z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/, 'Peça de 1 a 50 itens.')),
);
/** Answer of a call that only says 'done'. */
export const done = z.object({ ok: z.literal(true) });
