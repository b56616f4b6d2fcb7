import { percentOf, type RegistrationDraft } from '@site/api-contract';
import {
  findStateById,
  formatCep,
  formatCpf,
  formatDate,
  formatPhone,
  type PersonType,
} from '@site/api-contract/brazil';
import { documentName } from '@site/api-contract/identity';
import { type StepSlug } from '@site/api-contract/site-paths';
import {
  addressCopy,
  companyCopy,
  documentsCopy,
  personalCopy,
  reviewCopy as COPY,
} from './registration.copy';

export type Fact = { label: string; value: string };

/** The facts of a completed step, formatted for people. */
export function factsOf(
  slug: StepSlug,
  draft: RegistrationDraft,
  personType: PersonType,
): Fact[] {
  if (slug === 'endereco') return addressFacts(draft.address);
  if (slug === 'socios') return partnerFacts(draft.partners);
  if (slug === 'documentos')
    return draft.documents.wanted.map((kind) => ({
      label: documentName(kind, personType),
      value: documentsCopy.sent,
    }));
  return personType === 'PJ'
    ? companyFacts(draft.companyData)
    : personalFacts(draft.personalData);
}

function personalFacts(data: RegistrationDraft['personalData']): Fact[] {
  const card = data?.rne
    ? [
        {
          label: personalCopy.rne,
          value: COPY.cardValue(data.rne, day(data.rneExpirationDate)),
        },
      ]
    : [];
  return [
    { label: personalCopy.birthdate, value: day(data?.birthdate) },
    { label: personalCopy.nationality, value: data?.nationality ?? '' },
    ...card,
    { label: personalCopy.profession, value: data?.profession ?? '' },
    { label: personalCopy.cnh, value: data?.cnh ?? '' },
    {
      label: COPY.license,
      value: COPY.licenseValue(data?.cnhCategory ?? '', day(data?.cnhExpirationDate)),
    },
    { label: personalCopy.cnhFirstLicenseDate, value: day(data?.cnhFirstLicenseDate) },
  ];
}

function companyFacts(data: RegistrationDraft['companyData']): Fact[] {
  return [
    { label: companyCopy.companyType, value: data?.companyType ?? '' },
    { label: companyCopy.companyPhone, value: formatPhone(data?.companyPhone ?? '') },
    { label: COPY.contact, value: data?.financialContactName ?? '' },
    { label: COPY.contactEmail, value: data?.financialContactEmail ?? '' },
  ];
}

function partnerFacts(partners: RegistrationDraft['partners']): Fact[] {
  return (partners ?? []).map(({ name, cpf, share, email }) => ({
    label: name,
    value: COPY.partnerValue(formatCpf(cpf), percentOf(Math.round(share * 100)), email),
  }));
}

function addressFacts(address: RegistrationDraft['address']): Fact[] {
  const street = [address?.street, address?.number, address?.complement]
    .filter(Boolean)
    .join(', ');
  const city = [address?.city, findStateById(address?.state ?? 0)?.uf]
    .filter(Boolean)
    .join(', ');
  return [
    { label: addressCopy.cep.PF, value: formatCep(address?.cep ?? '') },
    { label: COPY.address, value: street },
    { label: addressCopy.neighborhood, value: address?.neighborhood ?? '' },
    { label: addressCopy.city, value: city },
  ];
}

function day(value: string | undefined): string {
  return value ? formatDate(value) : '';
}
