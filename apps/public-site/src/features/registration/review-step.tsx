import { useEffect, useRef, useState } from 'react';
import { failureOf, labelOf, useFinishRegistrationMutation } from '@site/api-client';
import { type KeyedMessage, type LoggedUser, type RegistrationDraft } from '@site/contracts';
import { findStateById, formatCep, formatDate, formatPhone } from '@site/contracts/brazil';
import { ErrorIcon, SiteLink } from '@site/ui';
import { useSite } from '../../site-services';
import { StepHead } from './data-steps';
import { ADDRESS_COPY, COMPANY_COPY, PERSONAL_COPY, REVIEW_COPY as COPY, STEP_COPY } from './registration.copy';
import { stepPath, type StepSlug } from './registration.paths';
import { isStepDone, stepOfField, stepsOf } from './registration-steps';

type ReviewStepProps = {
  user: LoggedUser;
  draft: RegistrationDraft;
  /** Where to go when all is accepted. */
  done: string;
  pathOf: (slug: StepSlug) => string;
};

type Fact = { label: string; value: string };

/** Everything on one page, then the server checks it (spec §7: finish-registrations). */
export function ReviewStep({ user, draft, done, pathOf }: ReviewStepProps) {
  const { go } = useSite();
  const [finish, { isLoading }] = useFinishRegistrationMutation();
  const [problems, setProblems] = useState<readonly KeyedMessage[]>([]);

  async function conclude() {
    const { data, error } = await finish({ params: { id: user.id } });
    if (data) go(done);
    else setProblems([...(failureOf(error)?.fields ?? [])]);
  }

  const account: Fact[] = [
    { label: COPY.nameOf[user.personType], value: user.name },
    { label: COPY.email, value: user.email },
    { label: COPY.cellphone, value: formatPhone(user.cellphone) },
  ];
  return (
    <>
      <StepHead title={COPY.title} why={COPY.why} />
      <Problems problems={problems} personType={user.personType} pathOf={pathOf} />
      <section className="part" aria-labelledby="review-account">
        <h2 id="review-account">{COPY.account}</h2>
        <Facts facts={account} />
      </section>
      {stepsOf(user.personType).filter(({ slug }) => slug !== 'conferir').map(({ slug, name }) => (
        <section className="part" key={slug} aria-labelledby={`review-${slug}`}>
          <header className="review-head">
            <h2 id={`review-${slug}`}>{name}</h2>
            <SiteLink className="link" to={pathOf(slug)}>{COPY.edit}<span className="vh"> {name}</span></SiteLink>
          </header>
          {isStepDone(slug, draft, user.personType)
            ? <Facts facts={slug === 'endereco' ? addressFacts(draft) : user.personType === 'PJ' ? companyFacts(draft) : personalFacts(draft)} />
            : <p className="notice notice--warn">{COPY.missing}</p>}
        </section>
      ))}
      <div className="acts review-acts">
        <button type="button" className="btn" disabled={isLoading} aria-busy={isLoading || undefined} onClick={() => void conclude()}>
          {isLoading ? COPY.submitting : COPY.submit}
        </button>
        <SiteLink className="link" to={pathOf('endereco')}>{STEP_COPY.back(ADDRESS_COPY.name)}</SiteLink>
      </div>
    </>
  );
}

/** What the server still misses, each with the step where it is corrected; gets the focus. */
function Problems({ problems, personType, pathOf }: { problems: readonly KeyedMessage[]; personType: LoggedUser['personType']; pathOf: (slug: StepSlug) => string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div className="summary-error" role="group" aria-labelledby="review-problems" tabIndex={-1} ref={box}>
      <h2 id="review-problems"><ErrorIcon aria-hidden="true" /> {COPY.problems(problems.length)}</h2>
      <ul>
        {problems.map(({ key, message }) => (
          <li key={`${key}${message}`}>
            <SiteLink to={pathOf(stepOfField(key))}>{`${labelOf(key, stepPath(personType, 'conferir'))}: ${message}`}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return <dl className="facts">{facts.map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>;
}

function personalFacts({ personalData: data }: RegistrationDraft): Fact[] {
  return [
    { label: PERSONAL_COPY.birthdate, value: day(data?.birthdate) },
    { label: PERSONAL_COPY.nationality, value: data?.nationality ?? '' },
    { label: PERSONAL_COPY.profession, value: data?.profession ?? '' },
    { label: PERSONAL_COPY.cnh, value: data?.cnh ?? '' },
    { label: COPY.licence, value: COPY.licenceValue(data?.cnhCategory ?? '', day(data?.cnhExpirationDate)) },
    { label: PERSONAL_COPY.cnhFirstLicenseDate, value: day(data?.cnhFirstLicenseDate) },
  ];
}

function companyFacts({ companyData: data }: RegistrationDraft): Fact[] {
  return [
    { label: COMPANY_COPY.companyType, value: data?.['companyType'] ?? '' },
    { label: COMPANY_COPY.companyPhone, value: formatPhone(data?.['companyPhone'] ?? '') },
    { label: COPY.contact, value: data?.['financialContactName'] ?? '' },
    { label: COPY.email, value: data?.['financialContactEmail'] ?? '' },
  ];
}

function addressFacts({ address }: RegistrationDraft): Fact[] {
  const street = [address?.street, address?.number, address?.complement].filter(Boolean).join(', ');
  const city = [address?.city, findStateById(address?.state ?? 0)?.uf].filter(Boolean).join(', ');
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
