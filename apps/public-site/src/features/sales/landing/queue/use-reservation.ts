import { useState } from 'react';
import {
  serverSentence,
  useConfirmPlaceMutation,
  useGetReservationQuery,
  useReservePlaceMutation,
  useSendReservationLeadMutation,
} from '@site/api-client';
import { type KeyedMessage, PRODUCT, type Reservation } from '@site/api-contract';
import { RESERVATION_PATH } from '@site/api-contract/site-paths';
import { useTokenOfAddress } from '@site/auth';
import { useHydrated } from '@site/ui';
import type { ContactValues } from '../../../../shared/contact-form/contact-form';
import { type Failed } from '../landing-form';
import { asFailed } from '../use-landing-lead';
import { confirmCopy } from './confirm-place.copy';

/**
 * The place in the waiting list of this browser session: loaded after hydration (the HTML
 * is the same for everybody), or reserved now by two calls, the lead and the reservation
 * (spec §7). If either fails the message says so and the form stays; another attempt
 * repeats both, and the server merges them. With the mail's link, `confirm` confirms the
 * place.
 */
export function useReservation() {
  const { data: kept = null } = useGetReservationQuery(
    { params: { product: PRODUCT } },
    { skip: !useHydrated() },
  );
  const [sendLead] = useSendReservationLeadMutation();
  const [reservePlace] = useReservePlaceMutation();
  const [confirmPlace] = useConfirmPlaceMutation();
  const token = useTokenOfAddress(RESERVATION_PATH);
  const [isDone, setDone] = useState(false);
  const [reserved, setReserved] = useState<Reservation | null>(null);
  const [again, setAgain] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);

  function refused(error: unknown): readonly KeyedMessage[] {
    const why = asFailed(error);
    setFailed(why.failed);
    return why.fields;
  }

  async function reserve({
    name,
    email = '',
    cellphone,
  }: ContactValues): Promise<readonly KeyedMessage[]> {
    setFailed(null);
    const lead = await sendLead({
      params: { product: PRODUCT },
      body: { name, email, cellphone },
    });
    if (lead.error) return refused(lead.error);
    const place = await reservePlace({ params: { id: lead.data.id, product: PRODUCT } });
    if (place.error) return refused(place.error);
    setReserved(place.data);
    setAgain(false);
    return [];
  }

  async function confirm(): Promise<string | null> {
    const place = await confirmPlace({ body: { token: token ?? '' } });
    if (place.error) return serverSentence(place.error, confirmCopy.failed);
    setReserved(place.data);
    setDone(true);
    return null;
  }

  function startOver(): void {
    setDone(true);
    setReserved(null);
    setAgain(true);
  }

  return {
    reservation: again ? null : (reserved ?? kept),
    isNew: reserved !== null,
    /** Present with the mail's link until it was used. */
    confirm: token && !isDone ? confirm : null,
    failed,
    reserve,
    startOver,
  };
}
