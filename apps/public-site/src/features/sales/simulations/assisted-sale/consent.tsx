import { useState } from 'react';
import { useDecideSharingMutation } from '@site/api-client';
import { SHARED_CART_TEXT } from '@site/api-contract';
import { CART_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { useAction } from '../core/use-action';
import { assistedSaleCopy as copy } from './assisted-sale.copy';
import '@site/ui/forms.css';

type Props = {
  /** The code of a seller's invitation; null to answer a seller who asks to join. */
  code: string | null;
  /** Path of the page on which the customer answers, stored with the consent. */
  page: string;
  onAnswered?: (accepted: boolean) => void;
};

/**
 * Says what a seller will see and do, and asks for consent (LGPD art. 8). A changed
 * sentence needs a new entry in `SHARED_CART_TEXTS`. Both answers have equal buttons, and
 * none is preselected.
 */
export function Consent({ code, page, onAnswered }: Props) {
  const [decide] = useDecideSharingMutation();
  const { busy, problem, reason, run } = useAction();
  const [customerName, setName] = useState('');

  async function answer(accepted: boolean) {
    const name = customerName.trim();
    const body = {
      code,
      accepted,
      textVersion: SHARED_CART_TEXT,
      page,
      ...(accepted && name && { customerName: name }),
    };
    if (await run(() => decide({ body }).unwrap())) onAnswered?.(accepted);
  }

  return (
    <div className="consent-cart">
      <p>{copy.consentLead}</p>
      <ul>
        {copy.consent.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <label className="consent-cart-name">
        <span>
          {copy.name} <small>{copy.optional}</small>
        </span>
        <input
          className="input"
          value={customerName}
          maxLength={60}
          autoComplete="given-name"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <div className="consent-cart-actions">
        <button
          type="button"
          className="btn btn--line"
          aria-disabled={busy || undefined}
          onClick={() => void answer(true)}
        >
          {copy.accept}
        </button>
        <button
          type="button"
          className="btn btn--line"
          aria-disabled={busy || undefined}
          onClick={() => void answer(false)}
        >
          {copy.refuse}
        </button>
      </div>
      <p className="consent-cart-problem" role="alert">
        {problem}
        {reason === 'shared-cart-open' && (
          <>
            {' '}
            <SiteLink to={CART_PATH}>{copy.openCart}</SiteLink>
          </>
        )}
      </p>
    </div>
  );
}
