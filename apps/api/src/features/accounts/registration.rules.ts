import { type AddressForm, type KeyedMessage, type PersonalDataForm } from '@site/contracts';
import { addYears, ageOn, earliestCnhLicense, findStateById, latestCnhExpiration, ufOfCep, type IsoDate } from '@site/contracts/brazil';

const ADULT = 18;
/** Who drives under contract is at least 21 and has had a licence for 2 years (domain-brazil 15). */
const DRIVER_AGE = 21;
const DRIVER_LICENCE_YEARS = 2;
const OLDEST = 120;

type Licence = Pick<PersonalDataForm, 'birthdate' | 'cnhFirstLicenseDate' | 'cnhExpirationDate'>;

/** What is wrong with birth and licence on a day, as fields (security-requirements E3, domain-brazil 3). */
export function personalDataProblems(form: Licence, today: IsoDate): KeyedMessage[] {
  const age = ageOn(form.birthdate, today);
  if (form.birthdate > today || age > OLDEST) return [{ key: 'Birthdate', message: 'Confira a data de nascimento.' }];
  if (age < ADULT) return [{ key: 'Birthdate', message: 'É preciso ter 18 anos ou mais para se cadastrar.' }];
  return [...firstLicenceProblems(form, today), ...expirationProblems(form, today)];
}

function firstLicenceProblems({ birthdate, cnhFirstLicenseDate }: Licence, today: IsoDate): KeyedMessage[] {
  const key = 'CnhFirstLicenseDate';
  if (cnhFirstLicenseDate > today) return [{ key, message: 'A primeira habilitação não pode estar no futuro.' }];
  if (cnhFirstLicenseDate < earliestCnhLicense(birthdate)) return [{ key, message: 'A primeira habilitação é depois dos 18 anos. Confira a data.' }];
  return [];
}

function expirationProblems({ birthdate, cnhExpirationDate }: Licence, today: IsoDate): KeyedMessage[] {
  const key = 'CnhExpirationDate';
  if (cnhExpirationDate <= today) return [{ key, message: 'Sua CNH está vencida. Renove para continuar.' }];
  if (cnhExpirationDate > latestCnhExpiration(birthdate, today)) return [{ key, message: 'A validade passa do prazo máximo da CNH. Confira a data.' }];
  return [];
}

/** Whether CEP and state belong together. */
export function addressProblems({ cep, state }: Pick<AddressForm, 'cep' | 'state'>): KeyedMessage[] {
  const chosen = findStateById(state);
  if (!chosen) return [{ key: 'State', message: 'Escolha o estado.' }];
  const uf = ufOfCep(cep);
  return uf && uf !== chosen.uf ? [{ key: 'State', message: `Esse CEP é de ${uf}. Confira o CEP ou o estado.` }] : [];
}

export type SavedRegistration = {
  birthdate: string | null;
  nationality: string | null;
  profession: string | null;
  cnh: string | null;
  cnhCategory: string | null;
  cnhFirstLicenseDate: string | null;
  cnhExpirationDate: string | null;
  companyType: string | null;
  companyPhone: string | null;
  financialContactName: string | null;
  financialContactEmail: string | null;
  cep: string | null;
  street: string | null;
  number: string | null;
  neighborhood: string | null;
  city: string | null;
  stateId: number | null;
};

const PERSON: [keyof SavedRegistration, string, string][] = [
  ['birthdate', 'Birthdate', 'Informe a data de nascimento.'],
  ['nationality', 'Nationality', 'Informe a nacionalidade.'],
  ['profession', 'Profession', 'Informe a profissão.'],
  ['cnh', 'Cnh', 'Informe o número de registro da CNH.'],
  ['cnhCategory', 'CnhCategory', 'Escolha a categoria: B ou acima.'],
  ['cnhFirstLicenseDate', 'CnhFirstLicenseDate', 'Informe a data da primeira habilitação.'],
  ['cnhExpirationDate', 'CnhExpirationDate', 'Informe a validade da CNH.'],
];
const COMPANY: [keyof SavedRegistration, string, string][] = [
  ['companyType', 'CompanyType', 'Escolha o tipo de empresa.'],
  ['companyPhone', 'CompanyPhone', 'Informe o telefone da empresa.'],
  ['financialContactName', 'FinancialContactName', 'Informe quem cuida dos pagamentos.'],
  ['financialContactEmail', 'FinancialContactEmail', 'Informe um e-mail válido.'],
];
const ADDRESS: [keyof SavedRegistration, string, string][] = [
  ['cep', 'Cep', 'Informe o CEP.'],
  ['street', 'Street', 'Informe a rua.'],
  ['number', 'Number', 'Informe o número, ou S/N.'],
  ['neighborhood', 'Neighborhood', 'Informe o bairro.'],
  ['city', 'City', 'Informe a cidade.'],
  ['stateId', 'State', 'Escolha o estado.'],
];

/** What a registration still lacks, as fields: a person fills in person and address, a company its data and address. */
export function missingFields(saved: SavedRegistration | null, personType: 'PF' | 'PJ'): KeyedMessage[] {
  return [...(personType === 'PF' ? PERSON : COMPANY), ...ADDRESS].filter(([name]) => !saved?.[name]).map(([, key, message]) => ({ key, message }));
}

/** Why a person may not send a proposal on a day, or null (domain-brazil 15). */
export function driverProblem(driver: Pick<SavedRegistration, 'birthdate' | 'cnhFirstLicenseDate' | 'cnhExpirationDate'>, today: IsoDate): string | null {
  const { birthdate, cnhFirstLicenseDate, cnhExpirationDate } = driver;
  if (!birthdate || !cnhFirstLicenseDate || !cnhExpirationDate) return 'Conclua seu cadastro para enviar a proposta.';
  if (ageOn(birthdate, today) < DRIVER_AGE) return 'Para assinar é preciso ter 21 anos ou mais.';
  if (addYears(cnhFirstLicenseDate, DRIVER_LICENCE_YEARS) > today) return 'Para assinar é preciso ter CNH há 2 anos ou mais.';
  return cnhExpirationDate <= today ? 'Sua CNH está vencida. Atualize seus dados para enviar a proposta.' : null;
}
