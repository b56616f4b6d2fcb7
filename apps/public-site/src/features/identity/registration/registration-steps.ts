import {
  addressForm,
  companyDataForm,
  partnersForm,
  personalDataForm,
  type RegistrationDraft,
} from '@site/api-contract';
import { type PersonType } from '@site/api-contract/brazil';
import { DOCUMENT_FIELDS } from '@site/api-contract/identity';
import { registrationStepPath, type StepSlug } from '@site/api-contract/site-paths';
import {
  addressCopy,
  companyCopy,
  documentsCopy,
  partnersCopy,
  personalCopy,
  reviewCopy,
} from './registration.copy';

export type Step = { slug: StepSlug; name: string; path: string };

/**
 * The steps of a person or a company, in order. A new step needs its slug here, its row
 * below, its form in steps.tsx and its facts in review-facts.ts.
 */
const SLUGS: Record<PersonType, readonly StepSlug[]> = {
  PF: ['dados', 'endereco', 'documentos', 'conferir'],
  PJ: ['dados', 'socios', 'endereco', 'documentos', 'conferir'],
};

type Row = {
  name: Record<PersonType, string>;
  /** Whether the saved answers complete this step. */
  isDone: (draft: RegistrationDraft, personType: PersonType) => boolean;
  /**
   * Keys of server errors that are corrected in this step; all others belong to the first
   * step.
   */
  holds?: RegExp;
};

const ROWS: Record<StepSlug, Row> = {
  dados: {
    name: { PF: personalCopy.name, PJ: companyCopy.name },
    isDone: ({ personalData, companyData }, personType) =>
      personType === 'PF'
        ? personalDataForm.safeParse(personalData).success
        : companyDataForm.safeParse(companyData).success,
  },
  socios: {
    name: { PF: partnersCopy.name, PJ: partnersCopy.name },
    isDone: ({ partners }) => partnersForm.safeParse({ partners }).success,
    holds: /^Partners/,
  },
  endereco: {
    name: { PF: addressCopy.name, PJ: addressCopy.name },
    isDone: ({ address }) => addressForm.safeParse(address).success,
    holds: /^(Cep|Street|Number|Complement|Neighborhood|City|State)$/,
  },
  documentos: {
    name: { PF: documentsCopy.name, PJ: documentsCopy.name },
    isDone: ({ documents }) => documents.missing.length === 0,
    holds: new RegExp(`^(${Object.values(DOCUMENT_FIELDS).join('|')})$`),
  },
  conferir: { name: { PF: reviewCopy.name, PJ: reviewCopy.name }, isDone: () => false },
};

export function stepsOf(personType: PersonType): Step[] {
  return SLUGS[personType].map((slug) => ({
    slug,
    name: ROWS[slug].name[personType],
    path: registrationStepPath(personType, slug),
  }));
}

export function isStepDone(
  slug: StepSlug,
  draft: RegistrationDraft,
  personType: PersonType,
): boolean {
  return ROWS[slug].isDone(draft, personType);
}

/** The first step that is not complete. */
export function openStep(draft: RegistrationDraft, personType: PersonType): StepSlug {
  return (
    SLUGS[personType].find((slug) => !isStepDone(slug, draft, personType)) ?? 'conferir'
  );
}

/** The step in which a field of a server error can be corrected. */
export function stepOfField(key: string): StepSlug {
  return (
    (Object.keys(ROWS) as StepSlug[]).find((slug) => ROWS[slug].holds?.test(key)) ??
    'dados'
  );
}
