import { ColumnsButton, type ColumnsButtonProps } from '@site/ui';
import { ExportButton } from './export-button';
import { type ProposalFilters } from './proposal-filters';

type ListActionsProps = { filters: ProposalFilters; columns: ColumnsButtonProps };

/** Buttons beside the title: the columns of the list, and its download. */
export function ListActions({ filters, columns }: ListActionsProps) {
  return (
    <div className="actions">
      <ColumnsButton {...columns} />
      <ExportButton filters={filters} />
    </div>
  );
}
