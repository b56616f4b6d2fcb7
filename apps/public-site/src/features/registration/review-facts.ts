import { percentOf, type RegistrationDraft } from '@site/contracts';
import {
  findStateById,
  formatCep,
  formatCpf,
  formatDate,
  formatPhone,
  type PersonType,
} from '@site/contracts/brazil';
import { documentName } from '@site/contracts/documents';
import { type StepSlug } from '@site/contracts/site-paths';
import {
  ADDRESS_COPY,
  COMPANY_COPY,
  DOCUMENTS_COPY,
  PERSONAL_COPY,
  REVIEW_COPY as COPY,
} from './registration.copy';

export type Fact = { label: string; value: string };

/** What a filled step holds, as people read it. */
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
      value: DOCUMENTS_COPY.sent,
    }));
  return personType === 'PJ'
    ? companyFacts(draft.companyData)
    : personalFacts(draft.personalData);
}

function personalFacts(data: RegistrationDraft['personalData']): Fact[] {
  const card = data?.rne
    ? [
        {
          label: PERSONAL_COPY.rne,
          value: COPY.cardValue(data.rne, day(data.rneExpirationDate)),
        },
      ]
    : [];
  return [
    { label: PERSONAL_COPY.birthdate, value: day(data?.birthdate) },
    { label: PERSONAL_COPY.nationality, value: data?.nationality ?? '' },
    ...card,
    { label: PERSONAL_COPY.profession, value: data?.profession ?? '' },
    { label: PERSONAL_COPY.cnh, value: data?.cnh ?? '' },
    {
      label: COPY.licence,
      value: COPY.licenceValue(data?.cnhCategory ?? '', day(data?.cnhExpirationDate)),
    },
    { label: PERSONAL_COPY.cnhFirstLicenseDate, value: day(data?.cnhFirstLicenseDate) },
  ];
}

function companyFacts(data: RegistrationDraft['companyData']): Fact[] {
  return [
    { label: COMPANY_COPY.companyType, value: data?.companyType ?? '' },
    { label: COMPANY_COPY.companyPhone, value: formatPhone(data?.companyPhone ?? '') },
    { label: COPY.contact, value: data?.financialContactName ?? '' },
    { label: COPY.contactEmail, value: data?.financialContactEmail ?? '' },
  ];
}

function partnerFacts(partners: RegistrationDraft['partners']): Fact[] {
  return (partners ?? []).map(({ name, cpf, share }) => ({
    label: name,
    value: COPY.partnerValue(formatCpf(cpf), percentOf(Math.round(share * 100))),
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
    { label: ADDRESS_COPY.cep.PF, value: formatCep(address?.cep ?? '') },
    { label: COPY.address, value: street },
    { label: ADDRESS_COPY.neighborhood, value: address?.neighborhood ?? '' },
    { label: ADDRESS_COPY.city, value: city },
  ];
}

function day(value: string | undefined): string {
  return value ? formatDate(value) : '';
}
