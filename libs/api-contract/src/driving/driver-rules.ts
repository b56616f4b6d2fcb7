import {
  addDays,
  addYears,
  DRIVER_AGE,
  DRIVER_LICENSE_YEARS,
  earliestCnhLicense,
  formatDate,
  type IsoDate,
  latestCnhExpiration,
  needsDigitalCnh,
} from '../brazil';
import { type Problem } from '../wire/cross-field-rule';
import { dayIn, problemAt } from '../wire/rule-values';

/**
 * Rules about people who drive besides the customer (domain-brazil 15; clause
 * 'motoristas'). No zod: screens use them too.
 */

/** People beside the customer. */
export const MOST_DRIVERS = 2;

/** Days before the end of a license on which the customer is warned. */
export const LICENSE_WARNING_DAYS = 30;

/**
 * `sem-foto` waits for the picture of the license and may not drive yet; `vencida` may
 * not drive any more.
 */
export const DRIVER_STATES = ['sem-foto', 'autorizado', 'vencida', 'saiu'] as const;
export type DriverState = (typeof DRIVER_STATES)[number];

type DriverDays = {
  birthdate?: unknown;
  cnhFirstLicenseDate?: unknown;
  cnhExpirationDate?: unknown;
};

/** Finds a person's dates that forbid driving under contract from `today`. */
export function driverProblems(driver: DriverDays, today: IsoDate): Problem[] {
  const birthdate = dayIn(driver.birthdate);
  const first = dayIn(driver.cnhFirstLicenseDate);
  const expiration = dayIn(driver.cnhExpirationDate);
  return [
    ...problemAt('birthdate', birthdate && birthProblem(birthdate, today)),
    ...problemAt(
      'cnhFirstLicenseDate',
      first && firstLicenseProblem(birthdate, first, today),
    ),
    ...problemAt(
      'cnhExpirationDate',
      expiration && expiryProblem(birthdate, expiration, today),
    ),
  ];
}

function birthProblem(birthdate: IsoDate, today: IsoDate): string | null {
  if (birthdate > today || birthdate < addYears(today, -120))
    return 'Confira a data de nascimento.';
  const ofAge = addYears(birthdate, DRIVER_AGE);
  return ofAge > today
    ? `Quem dirige precisa ter ${DRIVER_AGE} anos. Esta pessoa faz ${DRIVER_AGE} em ${formatDate(ofAge)}.`
    : null;
}

function firstLicenseProblem(
  birthdate: IsoDate | null,
  first: IsoDate,
  today: IsoDate,
): string | null {
  if (first > today) return 'A primeira habilitação não pode estar no futuro.';
  if (birthdate && first < earliestCnhLicense(birthdate))
    return 'A primeira habilitação é depois dos 18 anos. Confira a data.';
  const from = addYears(first, DRIVER_LICENSE_YEARS);
  return from > today
    ? `Quem dirige precisa ter ${DRIVER_LICENSE_YEARS} anos de CNH. Dá para cadastrar a partir de ${formatDate(from)}.`
    : null;
}

function expiryProblem(
  birthdate: IsoDate | null,
  expiration: IsoDate,
  today: IsoDate,
): string | null {
  if (needsDigitalCnh(expiration, today)) return null;
  if (expiration <= today)
    return 'Esta CNH está vencida. Cadastre quando ela for renovada.';
  return termProblem(birthdate, expiration, today);
}

function termProblem(
  birthdate: IsoDate | null,
  expiration: IsoDate,
  today: IsoDate,
): string | null {
  return birthdate && expiration > latestCnhExpiration(birthdate, today)
    ? 'A validade passa do prazo máximo da CNH. Confira a data.'
    : null;
}

/**
 * Finds what is wrong with the date on a digital license that replaces a printed date
 * which has passed.
 */
export function digitalCnhProblems(
  driver: Pick<DriverDays, 'birthdate' | 'cnhExpirationDate'>,
  today: IsoDate,
): Problem[] {
  const expiration = dayIn(driver.cnhExpirationDate);
  return problemAt(
    'cnhExpirationDate',
    expiration &&
      (expiration <= today
        ? 'Essa validade já passou. Informe a que está na CNH digital.'
        : termProblem(dayIn(driver.birthdate), expiration, today)),
  );
}

type DriverRecord = {
  /** First and last day of driving under the contract. */
  startsOn: IsoDate | null;
  endsOn: IsoDate | null;
  cnhExpirationDate: IsoDate;
};

export function driverStateOn(
  { startsOn, endsOn, cnhExpirationDate }: DriverRecord,
  today: IsoDate,
): DriverState {
  if (endsOn) return 'saiu';
  if (!startsOn) return 'sem-foto';
  return cnhExpirationDate < today ? 'vencida' : 'autorizado';
}

/** Whether somebody was a driver of the contract on a day, the last one included. */
export function droveOn({ startsOn, endsOn }: DriverRecord, day: IsoDate): boolean {
  return startsOn !== null && startsOn <= day && (endsOn === null || day <= endsOn);
}

/** Whether a license has ended, or ends soon enough for a warning. */
export function licenseEndsSoon(expiration: IsoDate, today: IsoDate): boolean {
  return expiration <= addDays(today, LICENSE_WARNING_DAYS);
}
