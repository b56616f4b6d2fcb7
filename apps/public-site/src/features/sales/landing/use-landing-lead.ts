import { useState } from 'react';
import { failureOf, isToldByPopup, useSendLandingLeadMutation } from '@site/api-client';
import { type KeyedMessage, type LandingPage, PRODUCT } from '@site/api-contract';
import type { ContactValues } from '../../../shared/contact-form/contact-form';
import { type Failed } from './landing-form';

/**
 * The failure of a landing form: the fields to mark, and a message if no popup was shown.
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
 * Sends the contact of a landing page. `sent` has the values once they are stored;
 * `interest` is used when the form does not ask for one.
 */
export function useLandingLead(page: LandingPage, interest = '') {
  const [sendLead] = useSendLandingLeadMutation();
  const [sent, setSent] = useState<ContactValues | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);

  /**
   * Returns the server's messages about single fields; `then` runs once the contact is
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
