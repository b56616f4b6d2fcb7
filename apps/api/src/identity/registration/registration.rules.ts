import * as z from 'zod/mini';
import {
  addressForm,
  companyDataForm,
  type KeyedMessage,
  partnersForm,
  personalDataFormOn,
  type RegistrationDraft,
} from '@site/api-contract';
import {
  addYears,
  ageOn,
  DRIVER_AGE,
  DRIVER_LICENSE_YEARS,
  type IsoDate,
  needsDigitalCnh,
  type PersonType,
} from '@site/api-contract/brazil';
import { DOCUMENT_FIELDS, type DocumentKind } from '@site/api-contract/identity';
import { fieldsOf } from '#platform/errors';

/** Messages of a form's rules about values, in the shape of `fields`. */
export function problemsOf(schema: z.ZodMiniType, values: unknown): KeyedMessage[] {
  const { error } = z.safeParse(schema, values);
  return fieldsOf(
    (error?.issues ?? []).map(({ path, message }) => ({
      instancePath: `/${path.join('/')}`,
      message,
      params: {},
    })),
  );
}

const SEND: Record<DocumentKind, string> = {
  'cnh-frente': 'Envie a frente da CNH, ou o PDF da CNH digital.',
  'cnh-verso': 'Envie o verso da CNH.',
  'crnm-frente': 'Envie a frente da CRNM, ou o PDF da CRNM digital.',
  'crnm-verso': 'Envie o verso da CRNM.',
  'comprovante-residencia': 'Envie o comprovante de residência.',
  'contrato-social': 'Envie o contrato social.',
  'cartao-cnpj': 'Envie o cartão CNPJ.',
  outro: 'Envie o documento pedido.',
};

/** The documents that were not sent, each as a field. */
export function documentProblems(
  { missing, digitalCnh = false }: RegistrationDraft['documents'],
  personType: PersonType,
): KeyedMessage[] {
  const words = {
    ...SEND,
    ...(personType === 'PJ' && {
      'comprovante-residencia': 'Envie o comprovante de endereço da empresa.',
    }),
    ...(digitalCnh && { 'cnh-frente': SEND_DIGITAL_CNH }),
  };
  return missing.map((kind) => ({ key: DOCUMENT_FIELDS[kind], message: words[kind] }));
}

const SEND_DIGITAL_CNH =
  'A validade impressa na sua CNH passou. Envie o PDF da CNH digital, que mostra a validade atual.';

/** Checks a registration on a day by the rules of its steps' forms. */
export function draftProblems(
  {
    personalData,
    companyData,
    partners,
    address,
  }: Omit<RegistrationDraft, 'document' | 'documents'>,
  personType: PersonType,
  today: IsoDate,
): KeyedMessage[] {
  const own =
    personType === 'PF'
      ? problemsOf(personalDataFormOn(today), personalData ?? {})
      : [
          ...problemsOf(companyDataForm, companyData ?? {}),
          ...problemsOf(partnersForm, { partners: partners ?? [] }),
        ];
  return [...own, ...problemsOf(addressForm, address ?? {})];
}

type Driver = Record<
  'birthdate' | 'cnhFirstLicenseDate' | 'cnhExpirationDate',
  string | null
>;

/**
 * Why a person may not send a proposal on a day, or null (domain-brazil 15).
 * `isDigitalCnhMissing` means that the required PDF of the digital license was not sent.
 */
export function driverProblem(
  { birthdate, cnhFirstLicenseDate, cnhExpirationDate }: Driver,
  { today, isDigitalCnhMissing }: { today: IsoDate; isDigitalCnhMissing: boolean },
): string | null {
  if (!birthdate || !cnhFirstLicenseDate || !cnhExpirationDate)
    return 'Conclua seu cadastro para enviar a proposta.';
  if (ageOn(birthdate, today) < DRIVER_AGE)
    return `Para assinar é preciso ter ${DRIVER_AGE} anos ou mais.`;
  if (addYears(cnhFirstLicenseDate, DRIVER_LICENSE_YEARS) > today)
    return `Para assinar é preciso ter CNH há ${DRIVER_LICENSE_YEARS} anos ou mais.`;
  if (needsDigitalCnh(cnhExpirationDate, today))
    return isDigitalCnhMissing
      ? 'A validade impressa na sua CNH passou. Envie o PDF da CNH digital em Documentos para enviar a proposta.'
      : null;
  return cnhExpirationDate <= today
    ? 'Sua CNH está vencida. Atualize seus dados para enviar a proposta.'
    : null;
}
