import { createContext, type ReactNode, useContext } from 'react';
import { LockIcon, SiteLink } from '@site/ui';
import { stepCopy as COPY } from './registration.copy';

/** The step before this one, when there is one. */
export const PreviousStep = createContext<{ name: string; to: string } | null>(null);

/** The address and name of the page that a single step of a finished registration is of. */
export const ChangedAt = createContext<{ name: string; to: string } | null>(null);

/** The words of the button that saves a step. */
export const useSaveLabel = () => (useContext(ChangedAt) ? COPY.save : COPY.continue);

/**
 * Foot of every step: go on (the button is handed in), go back, and who will see the
 * data.
 */
export function StepFoot({ children }: { children: ReactNode }) {
  const previous = useContext(PreviousStep);
  const changedAt = useContext(ChangedAt);
  return (
    <>
      <div className="actions">
        {children}
        {previous && (
          <SiteLink className="link" to={previous.to}>
            {COPY.back(previous.name)}
          </SiteLink>
        )}
        {changedAt && (
          <SiteLink className="link" to={changedAt.to}>
            {COPY.back(changedAt.name)}
          </SiteLink>
        )}
      </div>
      <p className="step-privacy">
        <LockIcon aria-hidden="true" /> {COPY.privacy}
      </p>
    </>
  );
}
