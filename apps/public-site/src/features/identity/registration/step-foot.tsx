import { createContext, type ReactNode, useContext } from 'react';
import { LockIcon, SiteLink } from '@site/ui';
import { stepCopy as COPY } from './registration.copy';

/** Name and address of the previous step; null at the first. */
export const PreviousStep = createContext<{ name: string; to: string } | null>(null);

/**
 * Name and address of the page from which a single step of a finished registration was
 * opened.
 */
export const ChangedAt = createContext<{ name: string; to: string } | null>(null);

/** Label of the button that saves a step. */
export const useSaveLabel = () => (useContext(ChangedAt) ? COPY.save : COPY.continue);

/**
 * Foot of every step: the button to continue (`children`), the link back, and a note
 * about who will see the data.
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
