import { exportProposals } from '@site/contracts';
import { SaveFileButton } from '@site/shell/save-file-button';
import { type ProposalFilters } from './proposal-filters';
import { proposalsCopy as copy } from './proposals.copy';

/** All that is filtered as a file for spreadsheets, also what the list has not loaded. */
export function ExportButton({ filters }: { filters: ProposalFilters }) {
  return (
    <div className="actions">
      <SaveFileButton
        call={exportProposals}
        request={{ query: filters }}
        words={copy.file}
        isSmall
      />
    </div>
  );
}
