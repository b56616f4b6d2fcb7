import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { failureOf, useGetLoggedUserQuery, useGetRegistrationQuery } from '@site/api-client';
import { selectToken } from '@site/auth';
import { type LoggedUser, type RegistrationDraft } from '@site/contracts';
import { Failure, Road, SiteLink, Skeleton } from '@site/ui';
import { useReturnUrl } from '../../browser-value';
import { useSite } from '../../site-services';
import { AddressStep, CompanyDataStep, PersonalDataStep } from './data-steps';
import { PlanSummary } from './plan-summary';
import { STEP_COPY as COPY } from './registration.copy';
import { PLACES, STEP_SLUGS, withReturnUrl, type StepSlug } from './registration.paths';
import { openStep, stepsOf } from './registration-steps';
import { ReviewStep } from './review-step';
import { PreviousStep } from './step-acts';
import './registration.css';

/** The registration, a step at a time; every step is saved and can be resumed on another device (product.md §7). */
export function RegistrationScreen() {
  const signedIn = useSelector(selectToken) !== null;
  const account = useGetLoggedUserQuery(undefined, { skip: !signedIn });
  const user = account.data;
  const saved = useGetRegistrationQuery({ params: { id: user?.id ?? '' } }, { skip: !user });
  const failed = account.error ?? saved.error;

  if (failed) {
    const retry = () => void (account.error ? account.refetch() : saved.refetch());
    return <Frame><Failure title={COPY.failed} traceId={failureOf(failed)?.traceId} onRetry={retry} /></Frame>;
  }
  if (!user || !saved.data) return <Frame><div aria-label={COPY.loading}><Skeleton shape="title" /><Skeleton shape="row" count={5} /></div></Frame>;
  return <Steps user={user} draft={saved.data} />;
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="wrap reg"><div>{children}</div></div>;
}

function Steps({ user, draft }: { user: LoggedUser; draft: RegistrationDraft }) {
  const returnUrl = useReturnUrl();
  const { pathname } = useLocation();
  const steps = stepsOf(user.personType);
  const asked = STEP_SLUGS.find((slug) => pathname.endsWith(`/${slug}`));
  const pathOf = (slug: StepSlug) => withReturnUrl(steps.find((step) => step.slug === slug)?.path ?? '', returnUrl);

  if (!asked && user.registrationFinished) return <GoOn to={returnUrl ?? PLACES.memberArea} />;
  const wanted = pathOf(asked ?? openStep(draft, user.personType));
  if (!asked || !wanted.startsWith(pathname)) return <Navigate to={wanted} replace />;

  const index = STEP_SLUGS.indexOf(asked);
  const before = steps[index - 1];
  const after = STEP_SLUGS[index + 1] ?? 'conferir';
  const notes = steps.map(({ name }, at) => ({
    label: name,
    note: at < index ? COPY.done : at === index ? COPY.step(at + 1, steps.length) : COPY.ahead,
  }));
  const props = { user, draft, next: pathOf(after) };
  return (
    <div className="wrap reg">
      <div>
        <Road steps={notes} current={index} label={COPY.progress} />
        <PreviousStep value={before ? { name: before.name, to: pathOf(before.slug) } : null}>
          <StepBody slug={asked} {...props} done={returnUrl ?? PLACES.memberArea} pathOf={pathOf} />
        </PreviousStep>
        <p className="reg-later"><SiteLink className="link" to={PLACES.memberArea}>{COPY.later}</SiteLink> <span className="soft">{COPY.laterHelp}</span></p>
      </div>
      <PlanSummary />
    </div>
  );
}

type StepBodyProps = { slug: StepSlug; user: LoggedUser; draft: RegistrationDraft; next: string; done: string; pathOf: (slug: StepSlug) => string };

function StepBody({ slug, user, draft, next, done, pathOf }: StepBodyProps) {
  if (slug === 'endereco') return <AddressStep user={user} draft={draft} next={next} />;
  if (slug === 'conferir') return <ReviewStep user={user} draft={draft} done={done} pathOf={pathOf} />;
  const Data = user.personType === 'PJ' ? CompanyDataStep : PersonalDataStep;
  return <Data user={user} draft={draft} next={next} />;
}

/** A finished registration has nothing to ask. */
function GoOn({ to }: { to: string }) {
  const { go } = useSite();
  useEffect(() => go(to), [go, to]);
  return null;
}
