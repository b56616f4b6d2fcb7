import { addressForm, companyDataForm, personalDataForm, type FieldKey, type RegistrationDraft } from '@site/contracts';
import { type PersonType } from '@site/contracts/pricing';
import { ADDRESS_COPY, COMPANY_COPY, PERSONAL_COPY, REVIEW_COPY } from './registration.copy';
import { STEP_SLUGS, stepPath, type StepSlug } from './registration.paths';

export type Step = { slug: StepSlug; name: string; path: string };

/** The steps of a person or a company, in their order. */
export function stepsOf(personType: PersonType): Step[] {
  const names: Record<StepSlug, string> = {
    dados: personType === 'PJ' ? COMPANY_COPY.name : PERSONAL_COPY.name,
    endereco: ADDRESS_COPY.name,
    conferir: REVIEW_COPY.name,
  };
  return STEP_SLUGS.map((slug) => ({ slug, name: names[slug], path: stepPath(personType, slug) }));
}

/** Whether the server's saved answers fill a step. */
export function isStepDone(slug: StepSlug, draft: RegistrationDraft, personType: PersonType): boolean {
  if (slug === 'endereco') return addressForm.safeParse(withoutNulls(draft.address)).success;
  if (slug === 'conferir') return false;
  return personType === 'PJ' ? isCompanyDone(draft.companyData) : personalDataForm.safeParse(withoutNulls(draft.personalData)).success;
}

/** Where to go on: the first step that is not filled. */
export function openStep(draft: RegistrationDraft, personType: PersonType): StepSlug {
  return STEP_SLUGS.find((slug) => !isStepDone(slug, draft, personType)) ?? 'conferir';
}

const ADDRESS_KEYS: readonly string[] = ['Cep', 'Street', 'Number', 'Neighborhood', 'City', 'State'] satisfies FieldKey[];

/** The step where a field that the server names can be corrected. */
export function stepOfField(key: string): StepSlug {
  return ADDRESS_KEYS.includes(key) ? 'endereco' : 'dados';
}

/** The confirmation of an e-mail is typed, not stored. */
function isCompanyDone(data: RegistrationDraft['companyData']): boolean {
  const email = data?.['financialContactEmail'];
  return companyDataForm.safeParse({ ...data, financialContactEmailConfirmation: email }).success;
}

function withoutNulls(data: object | null): object {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== null));
}
