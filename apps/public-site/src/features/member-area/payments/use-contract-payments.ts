import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetContractPaymentsQuery } from '@site/api-client';
import { useSignedIn } from '../use-signed-in';
import { isOpen, waitsForPayer } from './charge-states';

/** How often the page asks whether the bank has confirmed, while a charge is open. */
const LOOK_MS = 3_000;

/** Due day of the bill that the page was opened for, of `?vencimento=`. */
export function useNamedDueDate(): string | undefined {
  const [search] = useSearchParams();
  const named = search.get('vencimento') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(named) ? named : undefined;
}

/** The payments of a contract, asked for again and again while the bank may confirm. */
export function useContractPayments(id: string) {
  const skip = !useSignedIn();
  const [waits, setWaits] = useState(false);
  const answer = useGetContractPaymentsQuery(
    { params: { id }, query: { dueDate: useNamedDueDate() } },
    { skip, refetchOnMountOrArgChange: true, pollingInterval: waits ? LOOK_MS : 0 },
  );
  const { data } = answer;
  const isAsked =
    data?.bill?.charges.some(isOpen) === true ||
    waitsForPayer(data) ||
    typeof data?.card.url === 'string' ||
    data?.card.awaited === true;
  if (isAsked !== waits) setWaits(isAsked);
  return answer;
}
