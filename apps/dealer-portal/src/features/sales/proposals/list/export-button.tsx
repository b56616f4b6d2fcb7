import { exportProposals } from '@site/api-contract';
import { SaveFileButton } from '@site/shell/save-file-button';
import { type ProposalFilters } from './proposal-filters';

const copy = {
  download: 'Baixar planilha',
  pending: 'Preparando...',
  failed: 'Não conseguimos preparar a planilha. Tente de novo em instantes.',
} as const;

/**
 * Downloads all filtered proposals as a spreadsheet, including those that the list has
 * not loaded.
 */
export function ExportButton({ filters }: { filters: ProposalFilters }) {
  return (
    <div className="actions">
      <SaveFileButton
        call={exportProposals}
        request={{ query: filters }}
        words={copy}
        isSmall
      />
    </div>
  );
}
