import { useState } from 'react';
import { useGetContractPaymentsQuery } from '@site/api-client';
import { useSignedIn } from '../use-signed-in';
import { isOpen, waitsForPayer } from './charge-states';

/** How often the page asks whether the bank has confirmed, while a charge is open. */
const LOOK_MS = 3_000;

/** The payments of a contract, asked for again and again while the bank may confirm. */
export function useContractPayments(id: string) {
  const skip = !useSignedIn();
  const [waits, setWaits] = useState(false);
  const answer = useGetContractPaymentsQuery(
    { params: { id } },
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
