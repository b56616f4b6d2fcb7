import { type LeadDetail } from '@site/api-contract';
import { LeadFacts } from './lead-facts';
import { LeadHistory } from './lead-history';

/** The facts of a lead beside all that was done with it. */
export function LeadRecord({ lead }: { lead: LeadDetail }) {
  return (
    <div className="leads-cols">
      <LeadFacts lead={lead} />
      <LeadHistory entries={lead.entries} />
    </div>
  );
}
