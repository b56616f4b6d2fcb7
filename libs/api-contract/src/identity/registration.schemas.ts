import * as z from 'zod/mini';
import {
  CNH_CATEGORIES,
  findStateById,
  type IsoDate,
  isValidLandline,
  isValidMobile,
  isValidRnm,
  normalizePhone,
  normalizeRnm,
} from '../brazil';
import { crossFieldRule, typedTwice } from '../wire/cross-field-rule';
import {
  cep,
  cnh,
  cpf,
  email,
  isoDay,
  LONGEST_PHONE,
  optionalText,
  properName,
  text,
  uuid,
} from '../wire/fields';
import { inNumbers } from '../wire/number-fields';
import { loggedUser } from './accounts.schemas';
import { wantedDocuments } from './documents.schemas';
import { NATIONALITIES } from './nationalities';
import { findProfession, OTHER_PROFESSION } from './professions.data';
import {
  dayProblems,
  foreignerProblems,
  hundredthsOf,
  partnerProblems,
} from './registration-rules';

const ofUser = z.object({ id: uuid });

const profession = z.string('Informe a profissão.').check(
  z.maxLength(80, 'Use no máximo 80 caracteres.'),
  z.overwrite((value) => findProfession(value) ?? value),
  z.refine(
    (value) => findProfession(value) !== null,
    `Escolha uma profissão da lista. Se não achar a sua, escolha "${OTHER_PROFESSION}".`,
  ),
);

const rne = z.string('Informe o RNM.').check(
  z.maxLength(20, 'RNM inválido. Confira letras e números, como V123456-J.'),
  z.refine(isValidRnm, {
    error: 'RNM inválido. Confira letras e números, como V123456-J.',
  }),
  z.overwrite(normalizeRnm),
);

/** Personal data and license (domain-brazil 3 and 4). */
export const personalDataForm = z
  .strictObject({
    birthdate: isoDay('a data de nascimento'),
    nationality: z.enum(NATIONALITIES, 'Escolha a nacionalidade na lista.'),
    rne: z.optional(rne),
    rneExpirationDate: z.optional(isoDay('a validade da carteira de registro (CRNM)')),
    profession,
    cnh,
    cnhCategory: z.enum(CNH_CATEGORIES, 'Escolha a categoria: B ou acima.'),
    cnhFirstLicenseDate: isoDay('a data da primeira habilitação'),
    cnhExpirationDate: isoDay('a validade da CNH'),
  })
  .check(crossFieldRule(foreignerProblems));
export type PersonalDataForm = z.output<typeof personalDataForm>;

/** The same with the rules of a day: ages, and expiries. */
export function personalDataFormOn(today: IsoDate): typeof personalDataForm {
  return personalDataForm.check(
    crossFieldRule((form: Parameters<typeof dayProblems>[0]) => dayProblems(form, today)),
  );
}

export const savePersonalData = {
  summary: 'Guarda os dados pessoais e a CNH (spec §7)',
  params: ofUser,
  body: personalDataForm,
  data: loggedUser,
};

export const COMPANY_TYPES = [
  'MEI',
  'Empresário individual',
  'Sociedade limitada',
  'Sociedade limitada unipessoal',
  'Sociedade simples',
  'Sociedade anônima',
  'Cooperativa',
  'Associação ou fundação',
  'Outra',
] as const;

export const companyDataForm = z
  .strictObject({
    companyType: z.enum(COMPANY_TYPES, 'Escolha o tipo de empresa.'),
    companyPhone: z.string('Informe o telefone da empresa.').check(
      z.maxLength(LONGEST_PHONE, 'Informe o telefone da empresa, com DDD.'),
      z.overwrite(normalizePhone),
      z.refine(
        (value) => isValidMobile(value) || isValidLandline(value),
        'Informe o telefone da empresa, com DDD.',
      ),
    ),
    financialContactName: properName('Informe quem cuida dos pagamentos.', 120),
    financialContactEmail: email(),
    financialContactEmailConfirmation: email('Repita o e-mail.'),
    /** Whether the account also gets the mails about money; by default unchanged. */
    financialContactCopy: z.optional(z.boolean()),
  })
  .check(typedTwice('financialContactEmail', 'Os e-mails estão diferentes.'));
export type CompanyDataForm = z.output<typeof companyDataForm>;
export const saveCompanyData = {
  summary: 'Guarda os dados da empresa (spec §7)',
  params: ofUser,
  body: companyDataForm,
  data: loggedUser,
};

export const MAX_PARTNERS = 20;
const SHARE = 'A participação vai de 0,01 a 100%.';

const partner = z.strictObject({
  name: properName('Informe o nome do sócio.', 120),
  cpf,
  /** Percent with at most two decimals; hundredths of a percent inside. */
  share: z.number(inNumbers('Informe a participação.', '33,33')).check(
    z.gt(0, SHARE),
    z.lte(100, SHARE),
    z.refine(
      (percent) => Math.abs(percent * 100 - hundredthsOf(percent)) < 1e-6,
      'Use no máximo duas casas depois da vírgula.',
    ),
  ),
  /**
   * The address for their signing code. An only partner may leave it out and gets the
   * code at the account's address.
   */
  email: z.nullish(email('Informe o e-mail do sócio.')),
});

/**
 * Partners of a company: their shares sum to 100% exactly, no CPF or e-mail appears
 * twice, and each of several has an e-mail (docs/product/identity.md).
 */
export const partnersForm = z
  .strictObject({
    partners: z
      .array(partner, 'Informe pelo menos um sócio.')
      .check(
        z.minLength(1, 'Informe pelo menos um sócio.'),
        z.maxLength(MAX_PARTNERS, `Informe no máximo ${MAX_PARTNERS} sócios.`),
      ),
  })
  .check(crossFieldRule(partnerProblems));
export type PartnersForm = z.output<typeof partnersForm>;
export const savePartners = {
  summary: 'Guarda os sócios da empresa, no lugar dos anteriores (spec §7)',
  params: ofUser,
  body: partnersForm,
  data: loggedUser,
};

export const addressForm = z.strictObject({
  cep,
  street: text('Informe a rua.', 120),
  number: text('Informe o número, ou S/N.', 20),
  complement: optionalText(80),
  neighborhood: text('Informe o bairro.', 80),
  city: properName('Informe a cidade.', 80),
  /** Id of the state (IBGE). */
  state: z
    .int('Escolha o estado.')
    .check(z.refine((id) => findStateById(id) !== null, 'Escolha o estado.')),
});
export type AddressForm = z.output<typeof addressForm>;

export const saveAddress = {
  summary: 'Guarda o endereço (spec §7)',
  params: ofUser,
  body: addressForm,
  data: loggedUser,
};

export const finishRegistration = {
  summary: 'Confere tudo e conclui o cadastro (spec §7)',
  params: ofUser,
  data: loggedUser,
};

const saved = z.optional(z.string());

/**
 * Saved answers of the registration, to resume it anywhere. Values accepted by an older
 * rule stay readable.
 */
const registrationDraft = z.object({
  /** CPF or CNPJ of the account, bare; it can't be changed here. */
  document: z.string(),
  personalData: z.nullable(
    z.object({
      birthdate: saved,
      nationality: saved,
      rne: saved,
      rneExpirationDate: saved,
      profession: saved,
      cnh: saved,
      cnhCategory: saved,
      cnhFirstLicenseDate: saved,
      cnhExpirationDate: saved,
    }),
  ),
  companyData: z.nullable(
    z.object({
      companyType: saved,
      companyPhone: saved,
      financialContactName: saved,
      financialContactEmail: saved,
      financialContactEmailConfirmation: saved,
      financialContactCopy: z.optional(z.boolean()),
    }),
  ),
  partners: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        cpf: z.string(),
        share: z.number(),
        email: z.optional(z.string()),
      }),
    ),
  ),
  address: z.nullable(
    z.object({
      cep: saved,
      street: saved,
      number: saved,
      complement: saved,
      neighborhood: saved,
      city: saved,
      state: z.optional(z.int()),
    }),
  ),
  documents: z.object(wantedDocuments),
  /**
   * The consultant who began a change of the address at the customer's request; it waits in
   * the draft of that form.
   */
  addressBy: z.optional(z.string()),
});
export type RegistrationDraft = z.output<typeof registrationDraft>;
export const getRegistration = {
  summary: 'O que já foi preenchido do cadastro',
  params: ofUser,
  data: registrationDraft,
};
