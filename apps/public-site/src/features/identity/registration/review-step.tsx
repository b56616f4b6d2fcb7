import { useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureOf, labelOf, useFinishRegistrationMutation } from '@site/api-client';
import {
  type KeyedMessage,
  type LoggedUser,
  type RegistrationDraft,
} from '@site/api-contract';
import { formatDocument, formatPhone, type PersonType } from '@site/api-contract/brazil';
import { documentName } from '@site/api-contract/identity';
import {
  MEMBER_DATA_PATH,
  registrationStepPath,
  type StepSlug,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { SiteLink, useIsStaying } from '@site/ui';
import { leadsToCheckout } from '../../../shared/signing-road';
import { useSite } from '../../../shared/site-services';
import { ProblemBox } from './problem-box';
import { documentsCopy, reviewCopy as COPY, stepCopy } from './registration.copy';
import { isStepDone, stepOfField, stepsOf } from './registration-steps';
import { type Fact, factsOf } from './review-facts';
import { PreviousStep } from './step-foot';
import { StepHead } from './step-head';

type ReviewStepProps = {
  user: LoggedUser;
  draft: RegistrationDraft;
  /** Address of the next page after the registration was accepted. */
  done: string;
  pathOf: (slug: StepSlug) => string;
};

/**
 * Shows all answers on one page, then lets the server check them (spec §7:
 * finish-registrations).
 */
export function ReviewStep({ user, draft, done, pathOf }: ReviewStepProps) {
  const { go } = useSite();
  const isStaying = useIsStaying();
  const { pathname, search } = useLocation();
  const previous = useContext(PreviousStep);
  const [finish, { isLoading }] = useFinishRegistrationMutation();
  const [problems, setProblems] = useState<readonly KeyedMessage[]>([]);

  async function conclude() {
    if (isLoading) return;
    const { data, error } = await finish({ params: { id: user.id } });
    if (!data) setProblems([...(failureOf(error)?.fields ?? [])]);
    else if (isStaying.current) go(done);
  }

  const account: Fact[] = [
    { label: COPY.nameOf[user.personType], value: user.name },
    { label: COPY.email, value: user.email },
    { label: COPY.cellphone, value: formatPhone(user.cellphone) },
    { label: COPY.documentOf[user.personType], value: formatDocument(draft.document) },
  ];
  const back = pathname + search;
  return (
    <>
      <StepHead title={COPY.title} why={COPY.why} />
      <Problems problems={problems} personType={user.personType} pathOf={pathOf} />
      <section className="part" aria-labelledby="review-account">
        <PartHead
          id="review-account"
          name={COPY.account}
          to={withReturnUrl(MEMBER_DATA_PATH, back)}
        />
        <Facts facts={account} />
        <p className="soft">{COPY.documentFixed[user.personType]}</p>
      </section>
      {stepsOf(user.personType)
        .filter(({ slug }) => slug !== 'conferir')
        .map(({ slug, name }) => (
          <section className="part" key={slug} aria-labelledby={`review-${slug}`}>
            <PartHead id={`review-${slug}`} name={name} to={pathOf(slug)} />
            {isStepDone(slug, draft, user.personType) ? (
              <Facts facts={factsOf(slug, draft, user.personType)} />
            ) : slug === 'documentos' ? (
              <Unsent draft={draft} personType={user.personType} to={pathOf(slug)} />
            ) : (
              <p className="notice notice--warn">{COPY.missing}</p>
            )}
          </section>
        ))}
      {leadsToCheckout(done) && <p className="soft review-next">{COPY.next}</p>}
      <div className="actions review-actions">
        <button
          type="button"
          className="btn"
          aria-disabled={isLoading || undefined}
          aria-busy={isLoading || undefined}
          onClick={() => void conclude()}
        >
          {isLoading ? COPY.submitting : COPY.submit}
        </button>
        {previous && (
          <SiteLink className="link" to={previous.to}>
            {stepCopy.back(previous.name)}
          </SiteLink>
        )}
      </div>
    </>
  );
}

function PartHead({ id, name, to }: { id: string; name: string; to: string }) {
  return (
    <header className="review-head">
      <h2 id={id}>{name}</h2>
      <SiteLink className="link" to={to}>
        {COPY.edit} <span className="vh">{name}</span>
      </SiteLink>
    </header>
  );
}

/**
 * Data that the server still needs, each with a link to the step where it is corrected.
 */
function Problems({
  problems,
  personType,
  pathOf,
}: {
  problems: readonly KeyedMessage[];
  personType: PersonType;
  pathOf: (slug: StepSlug) => string;
}) {
  const areDocuments = problems.every(({ key }) => stepOfField(key) === 'documentos');
  const title = (areDocuments ? documentsCopy.unsent : COPY.problems)(problems.length);
  return (
    <ProblemBox title={title} problems={problems}>
      {problems.map(({ key, message }) => (
        <li key={`${key}${message}`}>
          <SiteLink
            to={pathOf(stepOfField(key))}
          >{`${labelOf(key, registrationStepPath(personType, 'conferir'))}: ${message}`}</SiteLink>
        </li>
      ))}
    </ProblemBox>
  );
}

/** The missing documents, with a link to send them. */
function Unsent({
  draft,
  personType,
  to,
}: {
  draft: RegistrationDraft;
  personType: PersonType;
  to: string;
}) {
  const names = draft.documents.missing.map((kind) => documentName(kind, personType));
  return (
    <p className="notice notice--warn">
      <span>
        {documentsCopy.missing(names.join('; '))}{' '}
        <SiteLink className="link" to={to}>
          {documentsCopy.send}
        </SiteLink>
      </span>
    </p>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={`${label}${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
