export { asTyped } from './as-typed';
export {
  addBusinessDays,
  easterSunday,
  isBusinessDay,
  isNationalHoliday,
  nationalHolidays,
  nextBusinessDay,
} from './business-days';
export { CEP_MASK, formatCep, isValidCep, normalizeCep, ufOfCep } from './cep';
export {
  CNH_CATEGORIES,
  cnhCheckDigits,
  cnhExpiresSoon,
  DRIVER_AGE,
  DRIVER_LICENSE_YEARS,
  earliestCnhLicense,
  isValidCnh,
  latestCnhExpiration,
  mayDriveFrom,
} from './cnh';
export {
  CNPJ_MASK,
  cnpjCheckDigits,
  formatCnpj,
  isCanonicalCnpj,
  isValidCnpj,
  normalizeCnpj,
} from './cnpj';
export { formatCount, formatCounted, formatKm } from './count';
export { CPF_MASK, cpfCheckDigits, formatCpf, isValidCpf } from './cpf';
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
  isIsoDate,
  type IsoDate,
  later,
  saoPauloDay,
  saoPauloInstant,
  saoPauloTime,
  startOfSaoPauloDay,
  weekdayOf,
} from './dates';
export { discreetEmail } from './discreet-email';
export { discreetPhone } from './discreet-phone';
export { formatDistance, notServedText } from './distance';
export {
  documentKind,
  formatDocument,
  isValidDocument,
  normalizeDocument,
  personTypeOfDocument,
} from './document';
export { onlyDigits } from './mask';
export { centavosFromReais, formatBRL, formatCentavos, reaisFromCentavos } from './money';
export { normalizeName, readableName } from './name';
export { lacksYear, parseDate, parseTime } from './parse-date';
export { parseBRL, parseCount } from './parse-number';
export { type PersonType, personTypeOf } from './person-type';
export {
  DDDS,
  formatPhone,
  isValidLandline,
  isValidMobile,
  isValidPhone,
  LANDLINE_MASK,
  MOBILE_MASK,
  normalizePhone,
  ufOfDdd,
} from './phone';
export { isValidRnm, normalizeRnm } from './rnm';
export { roundDegrees } from './round-degrees';
export { findStateById, findStateByUf, STATES, type Uf } from './states';
export {
  chassisCheckDigit,
  formatPlate,
  isValidChassis,
  isValidPlate,
  isValidRenavam,
  normalizeChassis,
  normalizePlate,
  normalizeRenavam,
  renavamCheckDigit,
} from './vehicle';
export { withoutAccents } from './without-accents';
