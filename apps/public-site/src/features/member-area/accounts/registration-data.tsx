import { useGetRegistrationQuery } from '@site/api-client';
import { type LoggedUser, percentOf, type RegistrationDraft } from '@site/api-contract';
import {
  findStateById,
  formatCep,
  formatCpf,
  formatDate,
  formatPhone,
} from '@site/api-contract/brazil';
import {
  CONTACT_PATH,
  MEMBER_DATA_PATH,
  registrationStepPath,
  type StepSlug,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { SiteLink, Skeleton } from '@site/ui';
import { AccountSection } from './account-section';
import { registrationDataCopy as COPY } from './registration-data.copy';
import { accountCopy } from './security.copy';

type Fact = readonly [label: string, value: string];
type Part = {
  slug: StepSlug;
  title: string;
  text: string;
  facts: readonly Fact[];
};

/** The data of the registration, with a link to change each part. */
export function RegistrationData({ user }: { user: LoggedUser }) {
  const registration = useGetRegistrationQuery({ params: { id: user.id } });
  const { personType } = user;
  return (
    <QueryState
      answer={registration}
      failed={COPY.failed}
      wait={<Skeleton shape="row" count={6} />}
    >
      {(draft) => (
        <>
          {partsOf(draft, personType).map((part) => (
            <RegistrationPart key={part.slug} part={part} personType={personType} />
          ))}
          <p className="soft account-fixed">
            {COPY.fixed[personType]}{' '}
            <SiteLink className="link" to={CONTACT_PATH}>
              {COPY.contactUs}
            </SiteLink>
            .
          </p>
        </>
      )}
    </QueryState>
  );
}

function RegistrationPart({
  part: { slug, title, text, facts },
  personType,
}: {
  part: Part;
  personType: LoggedUser['personType'];
}) {
  const path = withReturnUrl(registrationStepPath(personType, slug), MEMBER_DATA_PATH);
  return (
    <AccountSection id={`dados-${slug}`} title={title} text={text}>
      {facts.length === 0 && <p>{COPY.none}</p>}
      {facts.length > 0 && (
        <dl className="me-data">
          {facts.map(([label, value]) => (
            <div key={`${label}${value}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <SiteLink className="btn btn--line btn--sm account-opener" to={path}>
        {facts.length === 0 ? COPY.tell : accountCopy.change}{' '}
        <span className="vh">{title}</span>
      </SiteLink>
    </AccountSection>
  );
}

function partsOf(draft: RegistrationDraft, personType: LoggedUser['personType']): Part[] {
  const address: Part = {
    slug: 'endereco',
    title: COPY.addressTitle[personType],
    text: COPY.addressText,
    facts: addressFacts(draft.address),
  };
  if (personType === 'PF')
    return [
      address,
      {
        slug: 'dados',
        title: COPY.personTitle,
        text: COPY.personText,
        facts: personFacts(draft.personalData),
      },
    ];
  return [
    {
      slug: 'dados',
      title: COPY.companyTitle,
      text: COPY.companyText,
      facts: companyFacts(draft.companyData),
    },
    address,
    {
      slug: 'socios',
      title: COPY.partnersTitle,
      text: COPY.partnersText,
      facts: (draft.partners ?? []).map(({ name, cpf, share }) => [
        name,
        `CPF ${formatCpf(cpf)}, ${percentOf(Math.round(share * 100))}`,
      ]),
    },
  ];
}

function addressFacts(address: RegistrationDraft['address']): Fact[] {
  if (!address) return [];
  const { street, number, complement, neighborhood, city, state, cep = '' } = address;
  const uf = findStateById(state ?? 0)?.uf;
  const line = [street, number, complement, neighborhood, city, uf];
  return [
    [COPY.address, line.filter(Boolean).join(', ')],
    [COPY.cep, formatCep(cep)],
  ];
}

function personFacts(data: RegistrationDraft['personalData']): Fact[] {
  if (!data) return [];
  const { birthdate, cnhCategory = '', cnhExpirationDate } = data;
  return [
    [COPY.birthdate, birthdate ? formatDate(birthdate) : ''],
    [
      COPY.cnh,
      cnhExpirationDate ? COPY.cnhUntil(cnhCategory, formatDate(cnhExpirationDate)) : '',
    ],
  ];
}

function companyFacts(data: RegistrationDraft['companyData']): Fact[] {
  if (!data) return [];
  const { financialContactName, financialContactEmail } = data;
  return [
    [COPY.companyType, data.companyType ?? ''],
    [COPY.companyPhone, formatPhone(data.companyPhone ?? '')],
    [
      COPY.contact,
      [financialContactName, financialContactEmail].filter(Boolean).join(', '),
    ],
    [COPY.copy, data.financialContactCopy ? COPY.yes : COPY.no],
  ];
}
