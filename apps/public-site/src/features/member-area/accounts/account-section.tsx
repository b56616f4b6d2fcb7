import { type ReactNode } from 'react';
import { SuccessIcon, Unbroken } from '@site/ui';

type AccountSectionProps = {
  id: string;
  title: string;
  text: ReactNode;
  /** Message shown once the change was saved. */
  saved?: string | false;
  children: ReactNode;
};

/**
 * A section of the account's pages: title, text, the message that it was saved, and its
 * form or list.
 */
export function AccountSection({
  id,
  title,
  text,
  saved = false,
  children,
}: AccountSectionProps) {
  return (
    <section className="account-sec" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        <Unbroken>{title}</Unbroken>
      </h2>
      <p className="soft">
        {typeof text === 'string' ? <Unbroken>{text}</Unbroken> : text}
      </p>
      <div role="status">
        {saved && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" /> {saved}
            </span>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
