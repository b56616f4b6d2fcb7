import { type Decision, type ProposalDetail } from '@site/api-contract';
import { analysisReason, reasonsFor } from '@site/api-contract/sales';
import { CheckListField } from '@site/ui/forms';
import { Late } from '@site/ui/proposal';
import { decisionCopy as copy } from './decision.copy';
import { shareOf } from './income-share';

type DecisionReasonsProps = { to: Decision['to']; proposal: ProposalDetail };

/** Reasons about the price of this car alone, or together with the customer's others. */
const OF_THIS = ['renda-insuficiente', 'faturamento-insuficiente'];
const OF_ALL = ['renda-comprometida', 'faturamento-comprometido'];

/** The share of the income by which a reason is not true; null where it may be. */
function shareAgainst(code: string, proposal: ProposalDetail): number | null {
  const isOfThis = OF_THIS.includes(code);
  if (!isOfThis && !OF_ALL.includes(code)) return null;
  const share = shareOf(isOfThis ? { ...proposal, commitments: [] } : proposal);
  return share?.fits ? share.percent : null;
}

/**
 * Findings of the credit bureau are marked, but only the consultant ticks a reason. One
 * that the declared income contradicts says so, and may be given all the same.
 */
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
        const against = shareAgainst(code, proposal);
        return {
          value: code,
          label: sentence,
          help: (
            <>
              {against !== null && <Late>{copy.against(against)}</Late>}{' '}
              {found.includes(code) ? `${copy.found} ${help}` : help}
            </>
          ),
        };
      })}
    />
  );
}
