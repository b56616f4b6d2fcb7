export { asTyped } from './as-typed';
export { CEP_MASK, formatCep, isValidCep, normalizeCep, ufOfCep } from './cep';
export {
  COUNT_LIMIT,
  formatCount,
  formatCounted,
  formatKm,
  formatTotal,
  formatTotalOf,
} from './count';
export {
  addBusinessDays,
  isBusinessDay,
  isNationalHoliday,
  nationalHolidays,
  nextBusinessDay,
} from './dates/business-days';
export {
  addDays,
  addMonths,
  addYears,
  ageInDays,
  ageOn,
  DAY_MS,
  daysBetween,
  formatDate,
  formatDateTime,
  formatLongDay,
  formatMonth,
  isIsoDate,
  type IsoDate,
  later,
  monthName,
  saoPauloDay,
  saoPauloInstant,
  saoPauloTime,
  startOfSaoPauloDay,
  weekdayOf,
} from './dates/dates';
export { nextDay } from './dates/next-day';
export { lacksYear, parseDate, parseTime } from './dates/parse-date';
export { discreetEmail } from './discreet-email';
export { discreetPhone } from './discreet-phone';
export { formatDistance, notServedText, withDistance } from './distance';
export { withCheckDigits } from './documents/check-digits';
export {
  CNH_CATEGORIES,
  cnhExpiresSoon,
  DRIVER_AGE,
  DRIVER_LICENSE_YEARS,
  earliestCnhLicense,
  isValidCnh,
  latestCnhExpiration,
  mayDriveFrom,
  needsDigitalCnh,
} from './documents/cnh';
export {
  CNPJ_MASK,
  formatCnpj,
  isCanonicalCnpj,
  isValidCnpj,
  normalizeCnpj,
} from './documents/cnpj';
export { CPF_MASK, formatCpf, isValidCpf } from './documents/cpf';
export {
  documentKind,
  formatDocument,
  isValidDocument,
  normalizeDocument,
  personTypeOfDocument,
} from './documents/document';
export { type PersonType, personTypeOf } from './documents/person-type';
export { isValidRnm, normalizeRnm } from './documents/rnm';
export {
  formatPlate,
  isValidChassis,
  isValidPlate,
  isValidRenavam,
  normalizeChassis,
  normalizePlate,
  normalizeRenavam,
  plateSpellings,
} from './documents/vehicle';
export { endSentence } from './end-sentence';
export { onlyDigits } from './mask';
export { centavosFromReais, formatBRL, formatCentavos, reaisFromCentavos } from './money';
export { normalizeName, readableName } from './name';
export { parseBRL, parseCount } from './parse-number';
export {
  formatPhone,
  isValidLandline,
  isValidMobile,
  isValidPhone,
  LANDLINE_MASK,
  MOBILE_MASK,
  normalizePhone,
  ufOfDdd,
} from './phone';
export { placeName, storeAddress, storeIn, storeName, streetAddress } from './places';
export { roundDegrees } from './round-degrees';
export { findStateById, findStateByUf, STATES, type Uf } from './states';
export { withoutAccents } from './without-accents';
