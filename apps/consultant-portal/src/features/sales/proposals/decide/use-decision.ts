import { useDecideProposalMutation } from '@site/api-client';
import { type Decision, type ProposalDetail } from '@site/api-contract';
import { reasonsFor } from '@site/api-contract/sales';
import { consultantProposalPath } from '@site/api-contract/site-paths';
import { useDelayedDecision } from '../../../../shared/undo/use-delayed-decision';
import { decisionCopy as copy } from './decision.copy';

/** Queues a decision: it is sent later, for the revision that the consultant saw. */
export function useDecision({
  id,
  clientType,
  customerName,
  revision,
}: ProposalDetail): (values: Decision) => void {
  const begin = useDelayedDecision();
  const [decide] = useDecideProposalMutation();
  return (values) => {
    const fitting = reasonsFor(values.to, clientType);
    const reasons = values.reasons.filter((reason) => fitting.includes(reason));
    const { documents = [], ...rest } = values;
    const body = {
      ...rest,
      reasons,
      revision,
      ...(documents.length > 0 && { documents }),
    };
    begin(
      {
        id,
        about: customerName,
        what: copy.waits[values.to],
        path: consultantProposalPath(id),
        words: copy,
      },
      { ...values, message: values.message ?? '' },
      () => decide({ params: { id }, body }).unwrap(),
    );
  };
}
