import { createContext, useContext } from 'react';
import { LockIcon, SiteLink } from '@site/ui';
import { SubmitButton } from '@site/ui/forms';
import { STEP_COPY as COPY } from './registration.copy';

/** The step before this one, when there is one. */
export const PreviousStep = createContext<{ name: string; to: string } | null>(null);

/** Foot of every step: go on, go back, and who will see the data. */
export function StepActs() {
  const previous = useContext(PreviousStep);
  return (
    <>
      <div className="acts">
        <SubmitButton pendingLabel={COPY.saving}>{COPY.continue}</SubmitButton>
        {previous && <SiteLink className="link" to={previous.to}>{COPY.back(previous.name)}</SiteLink>}
      </div>
      <p className="step-privacy"><LockIcon aria-hidden="true" /> {COPY.privacy}</p>
    </>
  );
}
