import { type ReactNode, useEffect, useRef } from 'react';
import { type ApiFailure } from '@site/api-client';
import { PRIVACY_POLICY_PATH } from '@site/api-contract/site-paths';
import { ErrorIcon, SiteLink, SuccessIcon } from '@site/ui';
import { contactCopy as copy } from './contact.copy';
import { type Sent } from './use-sending';

/** The note beside the button that says what the data are used for (LGPD). */
export function PrivacyNote() {
  return (
    <p className="contact-privacy">
      {copy.privacyBefore}
      <SiteLink to={PRIVACY_POLICY_PATH}>{copy.privacyLink}</SiteLink>
      {copy.privacyAfter}
    </p>
  );
}

/**
 * The message in the form that the server did not answer; the typed values stay. Refusals
 * by the server have a popup (spec §8) and messages at the fields.
 */
export function SendFailure({ failure }: { failure: ApiFailure | null }) {
  return (
    <div role="alert">
      {failure && (
        <div className="notice notice--err">
          <p>
            <ErrorIcon aria-hidden="true" /> <b>{copy.failedTitle}</b>{' '}
            {failure.message || copy.failedText}
          </p>
          {failure.message && <p>{copy.failedText}</p>}
          {failure.traceId && <p className="mono">{copy.trace(failure.traceId)}</p>}
        </div>
      )}
    </div>
  );
}

type SentViewProps = {
  sent: Sent;
  title: string;
  next: readonly string[];
  again: string;
  onAgain: () => void;
  children: ReactNode;
};

/**
 * Shown after sending: the confirmation, the protocol number and the next step. Takes the
 * focus.
 */
export function SentView({ sent, title, next, again, onAgain, children }: SentViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="contact-sent">
      <h2 ref={heading} tabIndex={-1}>
        <SuccessIcon aria-hidden="true" /> {title}
      </h2>
      <dl>
        <dt>{copy.protocol}</dt>
        <dd>{sent.protocol}</dd>
      </dl>
      <p>{copy.sent(sent.email, sent.answerBy)}</p>
      <NextSteps items={next} />
      <p className="actions">
        {children}
        <button type="button" className="link" onClick={onAgain}>
          {again}
        </button>
      </p>
    </section>
  );
}

export function NextSteps({ items }: { items: readonly string[] }) {
  return (
    <ol className="contact-next">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
