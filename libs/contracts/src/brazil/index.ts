export { CPF_MASK, cpfCheckDigits, formatCpf, isValidCpf, normalizeCpf } from './cpf';
export {
  CNPJ_MASK,
  cnpjCheckDigits,
  formatCnpj,
  isCanonicalCnpj,
  isValidCnpj,
  normalizeCnpj,
} from './cnpj';
export {
  documentKind,
  formatDocument,
  isValidDocument,
  normalizeDocument,
  personTypeOf,
  personTypeOfDocument,
  type DocumentKind,
} from './document';
export {
  CNH_CATEGORIES,
  DRIVER_AGE,
  DRIVER_LICENCE_YEARS,
  cnhCheckDigits,
  cnhExpiresSoon,
  earliestCnhLicense,
  isValidCnh,
  isCnhCategory,
  latestCnhExpiration,
  mayDriveFrom,
  normalizeCnh,
  type CnhCategory,
} from './cnh';
export {
  DDDS,
  LANDLINE_MASK,
  MOBILE_MASK,
  formatPhone,
  isValidLandline,
  isValidMobile,
  isValidPhone,
  normalizePhone,
  toE164,
  ufOfDdd,
} from './phone';
export { CEP_MASK, formatCep, isValidCep, normalizeCep, ufOfCep } from './cep';
export { isValidRnm, normalizeRnm } from './rnm';
export {
  STATES,
  findStateById,
  findStateByUf,
  isUf,
  type State,
  type Uf,
} from './states';
export {
  centavosFromReais,
  formatBRL,
  formatCentavos,
  parseBRL,
  reaisFromCentavos,
} from './money';
export {
  addDays,
  addMonths,
  addYears,
  ageOn,
  daysBetween,
  endOfSaoPauloDay,
  formatDate,
  formatDateTime,
  isIsoDate,
  parseDate,
  saoPauloDay,
  startOfSaoPauloDay,
  weekdayOf,
  type IsoDate,
} from './dates';
export {
  addBusinessDays,
  easterSunday,
  isBusinessDay,
  nationalHolidays,
  nextBusinessDay,
  type Holiday,
} from './business-days';
export { applyMask, onlyAlphanumerics, onlyDigits } from './mask';
export { discreetEmail, discreetPhone } from './discreet';
