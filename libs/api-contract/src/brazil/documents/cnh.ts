import { addDays, addYears, ageOn, type IsoDate } from '../dates/dates';

export { isValidCnh } from '@brazilian-utils/brazilian-utils/is-valid-cnh';

/** Categories that may drive the cars of the catalogue (domain-brazil 3). */
export const CNH_CATEGORIES = ['B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE'] as const;
export type CnhCategory = (typeof CNH_CATEGORIES)[number];

/**
 * The last possible expiry of a license issued today: 10 years under 50, 5 from 50 to 69,
 * 3 from
 * 70.
 */
export function latestCnhExpiration(birthdate: IsoDate, today: IsoDate): IsoDate {
  const age = ageOn(birthdate, today);
  return addYears(today, age < 50 ? 10 : age < 70 ? 5 : 3);
}

/** The earliest day of a first license: the 18th birthday. */
export function earliestCnhLicense(birthdate: IsoDate): IsoDate {
  return addYears(birthdate, 18);
}

/** True when a license ends within 60 days: worth a warning, not a refusal. */
export function cnhExpiresSoon(expiration: IsoDate, today: IsoDate): boolean {
  return expiration <= addDays(today, 60);
}

/**
 * A driver under contract is at least 21 years old and has had a license for 2 years
 * (domain-brazil 15).
 */
export const DRIVER_AGE = 21;
export const DRIVER_LICENSE_YEARS = 2;

/** The first day on which a person may drive under contract. */
export function mayDriveFrom(birthdate: IsoDate, firstLicense: IsoDate): IsoDate {
  const [ofAge, ofLicense] = [
    addYears(birthdate, DRIVER_AGE),
    addYears(firstLicense, DRIVER_LICENSE_YEARS),
  ];
  return ofAge > ofLicense ? ofAge : ofLicense;
}

/**
 * A license that ran out since this day may have been renewed by the authority itself
 * (docs/product/brazil.md, 3): the printed card then keeps its old date, and the digital
 * one shows the new one.
 */
const RENEWED_BY_ITSELF_SINCE: IsoDate = '2025-12-10';

/**
 * Whether a license's printed date has passed but it may have been renewed: the digital
 * license shows the valid date.
 */
export function needsDigitalCnh(expiration: IsoDate | null, today: IsoDate): boolean {
  return (
    expiration !== null && expiration <= today && expiration >= RENEWED_BY_ITSELF_SINCE
  );
}
