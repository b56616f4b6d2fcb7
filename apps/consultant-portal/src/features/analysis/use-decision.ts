import { useLocation } from 'react-router-dom';
import { failureOf, serverSentence, useDecideProposalMutation } from '@site/api-client';
import { type Decision, type ProposalDetail } from '@site/contracts';
import { reasonsFor } from '@site/contracts/analysis-reasons';
import { pathInApp } from '@site/contracts/site-map';
import { consultantProposalPath } from '@site/contracts/site-paths';
import { useDelayedActs } from '@site/ui';
import { analysisCopy } from './analysis.copy';

const copy = analysisCopy.decision;

/** Puts a decision on its way: it is sent later, for the revision that was seen. */
export function useDecision({
  id,
  clientType,
  customerName,
  revision,
}: ProposalDetail): (values: Decision) => void {
  const acts = useDelayedActs();
  const { search } = useLocation();
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
    acts.begin({
      id,
      about: customerName,
      what: copy.waits[values.to],
      to: `${pathInApp('consultant-portal', consultantProposalPath(id))}${search}`,
      draft: values,
      run: async () => {
        try {
          await decide({ params: { id }, body }).unwrap();
          return { isDone: true, said: copy.done };
        } catch (error) {
          const said = serverSentence(error, copy.failed);
          return { isDone: false, said, fields: failureOf(error)?.fields };
        }
      },
    });
  };
}
