import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type LoggedUser, type RegistrationDraft } from '@site/api-contract';
import {
  MEMBER_AREA_PATH,
  MEMBER_DATA_PATH,
  STEP_SLUGS,
  type StepSlug,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { useReturnUrl } from '../../../shared/browser-value';
import {
  leadsToCheckout,
  SigningRoad,
  type SigningStep,
} from '../../../shared/signing-road';
import { useSite } from '../../../shared/site-services';
import {
  AddressStep,
  CompanyDataStep,
  PartnersStep,
  PersonalDataStep,
} from './data-steps';
import { OUR_CAR, PlanSummary } from './quick/plan-summary';
import { stepCopy as COPY } from './registration.copy';
import { isStepDone, openStep, stepsOf } from './registration-steps';
import { ReviewStep } from './review-step';
import { ChangedAt, PreviousStep } from './step-foot';

const DocumentsStep = deferred(
  async () => (await import('./documents-step')).DocumentsStep,
);

/**
 * The step of the address, or else the first incomplete one, below the progress bar. A
 * finished registration has no progress bar: one step is changed and left.
 */
export function Steps({ user, draft }: { user: LoggedUser; draft: RegistrationDraft }) {
  const returnUrl = useReturnUrl();
  const { pathname } = useLocation();
  const steps = stepsOf(user.personType);
  const requested = STEP_SLUGS.find((slug) => pathname.endsWith(`/${slug}`));
  const index = steps.findIndex(({ slug }) => slug === requested);
  const pathOf = (slug: StepSlug) =>
    withReturnUrl(steps.find((step) => step.slug === slug)?.path ?? '', returnUrl);

  if (user.registrationFinished && (!requested || requested === 'conferir'))
    return <GoOn to={returnUrl ?? MEMBER_AREA_PATH} />;
  const allowedPath = pathOf(steps[index]?.slug ?? openStep(draft, user.personType));
  if (!requested || !allowedPath.startsWith(pathname))
    return <Navigate to={allowedPath} replace />;

  if (user.registrationFinished) {
    const next = returnUrl ?? MEMBER_DATA_PATH;
    return (
      <div className="wrap reg">
        <div>
          <ChangedAt value={{ name: COPY.data, to: MEMBER_DATA_PATH }}>
            <StepBody {...{ slug: requested, user, draft, next, done: next, pathOf }} />
          </ChangedAt>
        </div>
      </div>
    );
  }
  const before = steps[index - 1];
  const isFilled = (slug: StepSlug) => isStepDone(slug, draft, user.personType);
  // The step of a company's partners counts as part of its data.
  const done: SigningStep[] = [
    'conta',
    ...(['dados', 'endereco', 'documentos'] as const).filter((step) =>
      steps.every(({ slug }) => roadStepOf(slug) !== step || isFilled(slug)),
    ),
  ];
  const props = { user, draft, next: pathOf(steps[index + 1]?.slug ?? 'conferir') };
  return (
    <div className="wrap reg">
      <div>
        <SigningRoad
          current={roadStepOf(requested)}
          done={done}
          forCar={leadsToCheckout(returnUrl)}
        />
        <PreviousStep
          value={before ? { name: before.name, to: pathOf(before.slug) } : null}
        >
          <StepBody
            slug={requested}
            {...props}
            done={returnUrl ?? MEMBER_AREA_PATH}
            pathOf={pathOf}
          />
        </PreviousStep>
        <p className="reg-later soft">{COPY.laterHelp}</p>
      </div>
      <PlanSummary instead={OUR_CAR} />
    </div>
  );
}

/** The step of the progress bar to which a screen belongs. */
function roadStepOf(slug: StepSlug): SigningStep {
  return slug === 'socios' ? 'dados' : slug;
}

type StepBodyProps = {
  slug: StepSlug;
  user: LoggedUser;
  draft: RegistrationDraft;
  next: string;
  done: string;
  pathOf: (slug: StepSlug) => string;
};

function StepBody({ slug, user, draft, next, done, pathOf }: StepBodyProps) {
  if (slug === 'socios') return <PartnersStep user={user} draft={draft} next={next} />;
  if (slug === 'endereco') return <AddressStep user={user} draft={draft} next={next} />;
  if (slug === 'documentos') return <DocumentsStep user={user} next={next} />;
  if (slug === 'conferir')
    return <ReviewStep user={user} draft={draft} done={done} pathOf={pathOf} />;
  const Data = user.personType === 'PJ' ? CompanyDataStep : PersonalDataStep;
  return <Data user={user} draft={draft} next={next} />;
}

/** Opens the next page, since a finished registration has nothing to ask. */
function GoOn({ to }: { to: string }) {
  const { go } = useSite();
  // The router returns a promise, which React would call as the cleanup of the effect.
  useEffect(() => {
    void go(to);
  }, [go, to]);
  return null;
}
