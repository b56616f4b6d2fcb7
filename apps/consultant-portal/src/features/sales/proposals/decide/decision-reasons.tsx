import { type Decision, type ProposalDetail } from '@site/api-contract';
import { analysisReason, reasonsFor } from '@site/api-contract/sales';
import { CheckListField } from '@site/ui/forms';
import { decisionCopy as copy } from './decision.copy';

type DecisionReasonsProps = { to: Decision['to']; proposal: ProposalDetail };

/** Findings of the credit bureau are marked, but only the consultant ticks a reason. */
export function DecisionReasons({ to, proposal }: DecisionReasonsProps) {
  const found = proposal.history
    .filter((event) => event.to === 'em_analise')
    .flatMap(({ reasons = [] }) => reasons.map(({ code }) => code));
  return (
    <CheckListField
      name="reasons"
      label={copy.reasons}
      help={copy.reasonsHint}
      className="decision-reasons"
      options={reasonsFor(to, proposal.clientType).map((code) => {
        const { sentence, remedy } = analysisReason(code);
        const help = to === 'reprovada' ? copy.changes(remedy) : copy.asksFor(remedy);
        return {
          value: code,
          label: sentence,
          help: found.includes(code) ? `${copy.found} ${help}` : help,
        };
      })}
    />
  );
}
