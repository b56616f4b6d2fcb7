import * as z from 'zod/mini';
import {
  isValidCep,
  isValidCnpj,
  isValidCpf,
  isValidMobile,
  normalizeDocument,
  normalizePhone,
} from './brazil';

/**
 * Rules and messages of single fields, used by forms and by the API alike (spec §5,
 * security-requirements E1/E3). Texts are stored trimmed; documents without punctuation,
 * upper case.
 */
const NO_CONTROL = /^[^\p{Cc}\p{Cs}]*$/u;

export const text = (message: string, max = 200) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, `Use no máximo ${max} caracteres.`),
      z.regex(NO_CONTROL, 'Retire os caracteres que não são texto.'),
    );

/**
 * Name of a person or of a company. One word may be a whole name, but something without a
 * letter is none.
 */
export const properName = (message: string, max: number) =>
  text(message, max).check(
    z.refine((name) => name === '' || /\p{L}/u.test(name), message),
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
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, message), z.email(message));

/** Mobile number with DDD, digits only after normalising: `41998765432`. */
export const cellphone = (message = 'Informe um telefone.') =>
  z
    .string(message)
    .check(
      z.maxLength(24, message),
      z.overwrite(normalizePhone),
      z.refine(isValidMobile, message),
    );

const normalized = z.overwrite<string>(normalizeDocument);

export const cpf = z
  .string('Informe o CPF.')
  .check(
    z.maxLength(20, 'CPF inválido. Confira os números.'),
    normalized,
    z.refine(isValidCpf, 'CPF inválido. Confira os números.'),
  );
export const cnpj = z
  .string('Informe o CNPJ.')
  .check(
    z.maxLength(24, 'CNPJ inválido. Confira os números e as letras.'),
    normalized,
    z.refine(isValidCnpj, 'CNPJ inválido. Confira os números e as letras.'),
  );

/**
 * CPF (11 digits) or CNPJ (14 positions, letters allowed since July 2026: IN RFB
 * 2.229/2024).
 */
export const cpfOrCnpj = z.string('Informe o CPF ou o CNPJ.').check(
  z.maxLength(24, 'Documento inválido. Confira os números.'),
  normalized,
  z.refine(
    (value) => isValidCpf(value) || isValidCnpj(value),
    'Documento inválido. Confira os números.',
  ),
);

/** CEP, eight digits. */
export const cep = z.string('Informe o CEP.').check(
  z.maxLength(10, 'CEP inválido. São 8 números.'),
  z.overwrite((value) => value.replace(/[\s.-]/g, '')),
  z.refine(isValidCep, 'CEP inválido. São 8 números.'),
);

/** 8 to 128 characters, any of them (security-requirements A8). */
export const newPassword = z
  .string('Crie uma senha.')
  .check(
    z.minLength(8, 'A senha precisa de 8 caracteres ou mais.'),
    z.maxLength(128, 'A senha tem mais de 128 caracteres.'),
  );

export const pin = z
  .string('Informe o código.')
  .check(z.regex(/^\d{6}$/, 'O código tem 6 números.'));

/** Calendar day, `AAAA-MM-DD` on the wire. */
export const isoDay = (message: string) =>
  z.string(message).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, message),
    z.refine((value) => {
      const date = new Date(`${value}T12:00:00Z`);
      return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
    }, message),
  );

export const instant = z.iso.datetime();
export const uuid = z.uuid('Identificador inválido.');
/** Positive integer id as it stands in a path or query. */
export const numericId = z
  .string()
  .check(z.regex(/^[1-9]\d{0,8}$/, 'Identificador inválido.'));
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,80}$/, 'Identificador inválido.'));
/** Money on the wire: a number in reais with at most two decimals (product.md §4). */
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
export const latitude = z
  .number('Informe a latitude.')
  .check(z.gte(-90, 'Latitude inválida.'), z.lte(90, 'Latitude inválida.'));
export const longitude = z
  .number('Informe a longitude.')
  .check(z.gte(-180, 'Longitude inválida.'), z.lte(180, 'Longitude inválida.'));

/**
 * What a call with `file` gives: on the wire its bytes, with name and type in the
 * headers.
 */
export type FileAnswer = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
export const fileAnswer = z.custom<FileAnswer>(
  (value) => typeof value === 'object' && value !== null && 'bytes' in value,
);

/** A page of a list and where the next one starts. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()), total: z.int() });

export const cursor = z.optional(
  z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]*$/, 'Cursor inválido.')),
);
export const pageSize = z.optional(
  z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/, 'Peça de 1 a 50 itens.')),
);
/** What is wrong with a field, by its path in the form. */
export type Problem = { path: (string | number)[]; message: string };

/**
 * A rule over several fields. It runs while other fields are still wrong, so that one
 * submit names everything.
 */
export function across<T extends object>(problemsOf: (form: T) => readonly Problem[]) {
  return z.check<object>(
    ({ value, issues }) =>
      void issues.push(
        ...problemsOf(value as T).map(({ path, message }) => ({
          code: 'custom' as const,
          path,
          message,
          input: value,
        })),
      ),
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

/**
 * A field that is typed twice; the message stands at the second one, once both are
 * filled.
 */
export function typedTwice(name: string, message: string) {
  const second = `${name}Confirmation`;
  return across((form: Record<string, unknown>) =>
    form[name] && form[second] && form[name] !== form[second]
      ? [{ path: [second], message }]
      : [],
  );
}

/** Answer of a call that only says 'done'. */
export const done = z.object({ ok: z.literal(true) });
