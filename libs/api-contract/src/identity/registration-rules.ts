import {
  ageOn,
  earliestCnhLicense,
  type IsoDate,
  latestCnhExpiration,
  needsDigitalCnh,
} from '../brazil';
import { type Problem } from '../wire/cross-field-rule';
import { dayIn, problemAt } from '../wire/rule-values';
import { NATIONALITIES } from './nationalities';

/**
 * Rules over several fields of the registration; each checks the fields that are filled.
 * No zod: screens use them too.
 */

export const BRAZILIAN = 'Brasileira';
export const ADULT = 18;
const OLDEST = 120;
/** Cards of foreigners who turned 60 before their expiry stay valid. */
const CARD_FOR_LIFE = 60;

type Person = {
  birthdate?: unknown;
  nationality?: unknown;
  rne?: unknown;
  rneExpirationDate?: unknown;
  cnhFirstLicenseDate?: unknown;
  cnhExpirationDate?: unknown;
};

const CARD = {
  rne: 'Informe o RNM.',
  rneExpirationDate: 'Informe a validade da carteira de registro (CRNM).',
} as const;

/** A foreigner has an RNM and its validity, a Brazilian neither (domain-brazil 4). */
export function foreignerProblems(person: Person): Problem[] {
  if (!NATIONALITIES.some((one) => one === person.nationality)) return [];
  const isForeigner = person.nationality !== BRAZILIAN;
  return (['rne', 'rneExpirationDate'] as const)
    .filter((name) => isFilled(person[name]) !== isForeigner)
    .map((name) => ({
      path: [name],
      message: isForeigner
        ? CARD[name]
        : 'O RNM é só para quem não tem nacionalidade brasileira.',
    }));
}

/**
 * Birth, license and card against a day (security-requirements E3, domain-brazil 3 and
 * 4).
 */
export function dayProblems(person: Person, today: IsoDate): Problem[] {
  const birthdate = dayIn(person.birthdate);
  if (!birthdate) return [];
  const age = ageOn(birthdate, today);
  if (birthdate > today || age > OLDEST)
    return [{ path: ['birthdate'], message: 'Confira a data de nascimento.' }];
  if (age < ADULT)
    return [
      {
        path: ['birthdate'],
        message: 'É preciso ter 18 anos ou mais para se cadastrar.',
      },
    ];
  return [
    ...problemAt(
      'cnhFirstLicenseDate',
      firstLicenseProblem(birthdate, dayIn(person.cnhFirstLicenseDate), today),
    ),
    ...problemAt(
      'cnhExpirationDate',
      expirationProblem(birthdate, dayIn(person.cnhExpirationDate), today),
    ),
    ...problemAt(
      'rneExpirationDate',
      cardProblem(birthdate, dayIn(person.rneExpirationDate), today),
    ),
  ];
}

function firstLicenseProblem(
  birthdate: IsoDate,
  first: IsoDate | null,
  today: IsoDate,
): string | null {
  if (!first) return null;
  if (first > today) return 'A primeira habilitação não pode estar no futuro.';
  return first < earliestCnhLicense(birthdate)
    ? 'A primeira habilitação é depois dos 18 anos. Confira a data.'
    : null;
}

function expirationProblem(
  birthdate: IsoDate,
  expiration: IsoDate | null,
  today: IsoDate,
): string | null {
  if (!expiration) return null;
  if (needsDigitalCnh(expiration, today)) return null;
  if (expiration <= today) return 'Sua CNH está vencida. Renove para continuar.';
  return expiration > latestCnhExpiration(birthdate, today)
    ? 'A validade passa do prazo máximo da CNH. Confira a data.'
    : null;
}

function cardProblem(
  birthdate: IsoDate,
  expiration: IsoDate | null,
  today: IsoDate,
): string | null {
  if (!expiration || expiration > today || ageOn(birthdate, expiration) >= CARD_FOR_LIFE)
    return null;
  return 'Sua carteira de registro (CRNM) está vencida. Renove para continuar.';
}

/** Hundredths of a percent of a share in percent: 33.33 gives 3333. */
export function hundredthsOf(percent: number): number {
  return Math.round(percent * 100);
}

const PERCENT = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** '33,33%' of hundredths of a percent. */
export function percentOf(hundredths: number): string {
  return `${PERCENT.format(hundredths / 100)}%`;
}

const WHOLE = 10_000;

/**
 * The difference of the shares from 100 %, in hundredths of a percent, in words; null
 * when there is none.
 */
function shareProblem(shares: readonly number[]): string | null {
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum === WHOLE) return null;
  const rest =
    sum < WHOLE
      ? `Faltam ${percentOf(WHOLE - sum)}`
      : `São ${percentOf(sum - WHOLE)} a mais`;
  return `As participações somam ${percentOf(sum)} e precisam somar 100%. ${rest}.`;
}

type Partner = { cpf?: unknown; share?: unknown; email?: unknown };

/** No CPF and no e-mail twice, one e-mail each, and shares that make 100 %. */
export function partnerProblems({ partners }: { partners?: unknown }): Problem[] {
  if (!Array.isArray(partners) || partners.length === 0) return [];
  const rows = partners as readonly (Partner | null)[];
  const single = [
    ...repeatedIn(rows, 'cpf', 'Este CPF já está na lista.'),
    ...repeatedIn(rows, 'email', 'Este e-mail já está na lista.'),
    ...unreachedIn(rows),
  ];
  const shares = rows
    .map((row) => row?.share)
    .filter((share) => typeof share === 'number');
  const sum =
    shares.length === rows.length ? shareProblem(shares.map(hundredthsOf)) : null;
  return [
    ...single,
    ...(sum ? [{ path: ['partners', rows.length - 1, 'share'], message: sum }] : []),
  ];
}

function repeatedIn(
  rows: readonly (Partner | null)[],
  name: 'cpf' | 'email',
  message: string,
): Problem[] {
  const values = rows.map((row) => row?.[name]);
  return values.flatMap((value, index) =>
    isFilled(value) && values.indexOf(value) < index
      ? [{ path: ['partners', index, name], message }]
      : [],
  );
}

/** Partners without an e-mail for their signing code, when there are several. */
function unreachedIn(rows: readonly (Partner | null)[]): Problem[] {
  const message = 'Informe o e-mail do sócio.';
  if (rows.length < 2) return [];
  return rows.flatMap((row, index) =>
    isFilled(row?.email) ? [] : [{ path: ['partners', index, 'email'], message }],
  );
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
