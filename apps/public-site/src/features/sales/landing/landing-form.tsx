import { type ReactNode, useEffect, useRef } from 'react';
import { type FormBlock, type KeyedMessage } from '@site/api-contract';
import { RichText } from '@site/cms';
import { deferred, ErrorIcon, SuccessIcon } from '@site/ui';
import type {
  ContactFormProps,
  ContactValues,
} from '../../../shared/contact-form/contact-form';
import { landingCopy as copy } from './landing.copy';
import '@site/ui/forms.css';

const ContactForm = deferred(
  async () => (await import('../../../shared/contact-form/contact-form')).ContactForm,
);

/** Failure of the last sending; `traceId` may be empty. */
export type Failed = { message: string; traceId: string };

type Props = Pick<ContactFormProps, 'kind' | 'interest' | 'className'> & {
  block: FormBlock;
  level?: 2 | 1;
  failed: Failed | null;
  onSubmit: (values: ContactValues) => Promise<readonly KeyedMessage[]>;
  /** Replaces the form once it was sent. */
  done?: ReactNode;
};

/**
 * The form of a landing page with its texts from the CMS. A missing answer is reported in
 * the form, any other failure by a popup; the typed values stay.
 */
export function LandingForm({ block, failed, done, onSubmit, ...form }: Props) {
  if (done) return <Done block={block}>{done}</Done>;
  return (
    <div className="lp-form">
      <h2>{block.title}</h2>
      <p className="lp-form-lead">{block.lead}</p>
      <ContactForm
        {...form}
        label={block.title}
        submitLabel={block.buttonLabel}
        failure={failed && <Failure {...failed} />}
        onSubmit={onSubmit}
      />
      <RichText className="lp-note" html={block.note} />
    </div>
  );
}

function Failure({ message, traceId }: Failed) {
  return (
    <div className="notice notice--err lp-failed" role="alert">
      <ErrorIcon aria-hidden="true" />
      <p>
        {message || copy.failed}{' '}
        {traceId && <span className="mono">{copy.trace(traceId)}</span>}
      </p>
    </div>
  );
}

/** Takes the focus, so that screen readers announce the success. */
function Done({ block, children }: { block: FormBlock; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="lp-form lp-done">
      <SuccessIcon aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {block.doneTitle}
      </h2>
      <RichText className="lp-done-text" html={block.doneText} />
      {children}
    </div>
  );
}
