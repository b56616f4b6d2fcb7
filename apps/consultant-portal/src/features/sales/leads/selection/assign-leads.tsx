import { useAssignLeadsMutation } from '@site/api-client/consultant-calls';
import {
  leadAssignmentForm,
  type SelectedRows,
  type SelectionRow,
} from '@site/api-contract';
import { PassOn } from '../../../../shared/selection/pass-on';
import { LEADS, selectionCopy } from './lead-selection.copy';

type AssignLeadsProps = {
  items: SelectedRows;
  onClose: () => void;
  onDone: (rows: readonly SelectionRow[], name: string) => void;
};

/** The dialog that leaves the selected leads with a consultant. */
export function AssignLeads({ items, ...on }: AssignLeadsProps) {
  const [assign] = useAssignLeadsMutation();
  return (
    <PassOn
      queue="leads"
      things={LEADS}
      count={items.length}
      schema={leadAssignmentForm}
      words={selectionCopy.assignment}
      pass={(to) => assign({ body: { items, to } }).unwrap()}
      {...on}
    />
  );
}
