import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetContractPaymentsQuery } from '@site/api-client';
import { useSignedIn } from '../use-signed-in';
import { isOpen, waitsForPayer } from './charge-states';

/**
 * Interval at which the page polls for the bank's confirmation while a charge is open.
 */
const LOOK_MS = 3_000;

/** Due day of the bill in the address, `?vencimento=`. */
export function useNamedDueDate(): string | undefined {
  const [search] = useSearchParams();
  const named = search.get('vencimento') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(named) ? named : undefined;
}

/** The payments of a contract, polled while the bank may confirm one. */
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
