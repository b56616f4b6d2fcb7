import { useGetProposalQuery, useListProposalsQuery } from '@site/api-client';
import { type ProposalRequest } from '@site/api-contract';

export type PreviousPayment = Pick<ProposalRequest, 'paymentMethod' | 'dueDay'> &
  Partial<Pick<ProposalRequest, 'income'>>;

/**
 * Method, due day and income of the customer's newest proposal, to fill in the form for
 * another car; null without a proposal or when it can't be loaded.
 */
export function usePreviousPayment(isReady: boolean): {
  isOnItsWay: boolean;
  values: PreviousPayment | null;
} {
  const list = useListProposalsQuery({ query: {} }, { skip: !isReady });
  const newest = list.data?.items[0];
  const detail = useGetProposalQuery(
    { params: { id: newest?.id ?? '' } },
    { skip: !newest },
  );
  const isOnItsWay = isReady && (list.isLoading || (!!newest && detail.isLoading));
  if (!newest || !detail.data) return { isOnItsWay, values: null };
  const { paymentMethod, dueDay, income } = detail.data;
  return {
    isOnItsWay,
    values: {
      paymentMethod,
      dueDay: dueDay as ProposalRequest['dueDay'],
      ...(income !== null && { income }),
    },
  };
}
