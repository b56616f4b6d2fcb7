import { type LeadDetail } from '@site/api-contract';
import { LeadFacts } from './lead-facts';
import { LeadHistory } from './lead-history';

/** All that is known of a lead, and what was done about it. */
export function LeadDetails({ lead }: { lead: LeadDetail }) {
  return (
    <div className="leads-cols">
      <LeadFacts lead={lead} />
      <LeadHistory entries={lead.entries} />
    </div>
  );
}
