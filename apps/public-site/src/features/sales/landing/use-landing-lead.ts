import { useState } from 'react';
import { failureOf, isToldByPopup, useSendLandingLeadMutation } from '@site/api-client';
import { type KeyedMessage, type LandingPage, PRODUCT } from '@site/api-contract';
import type { ContactValues } from '../../../shared/contact-form/contact-form';
import { type Failed } from './landing-form';

/**
 * Why a call of a landing form failed: the fields that the form marks, and one sentence
 * where no popup has told it.
 */
export function asFailed(error: unknown): {
  fields: readonly KeyedMessage[];
  failed: Failed | null;
} {
  const failure = failureOf(error);
  if (isToldByPopup(failure)) return { fields: failure?.fields ?? [], failed: null };
  return {
    fields: [],
    failed: { message: failure?.message ?? '', traceId: failure?.traceId ?? '' },
  };
}

/**
 * Sends the contact of a landing page. `sent` is what was sent, once it is stored;
 * `interest` stands in where the form asks none.
 */
export function useLandingLead(page: LandingPage, interest = '') {
  const [sendLead] = useSendLandingLeadMutation();
  const [sent, setSent] = useState<ContactValues | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);

  /**
   * Returns what the server said about single fields; `then` runs when the contact is
   * stored.
   */
  async function send(
    values: ContactValues,
    then: (values: ContactValues) => void = () => undefined,
  ): Promise<readonly KeyedMessage[]> {
    setFailed(null);
    const body = {
      name: values.name,
      cellphone: values.cellphone,
      email: values.email ?? null,
      interest: values.interest ?? interest,
    };
    const { error } = await sendLead({ params: { product: PRODUCT, page }, body });
    if (error) {
      const why = asFailed(error);
      setFailed(why.failed);
      return why.fields;
    }
    setSent(values);
    then(values);
    return [];
  }

  return { send, sent, failed };
}
