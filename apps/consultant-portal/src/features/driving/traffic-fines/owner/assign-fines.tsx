import { useAssignTrafficFinesMutation } from '@site/api-client/consultant-calls';
import {
  fineAssignmentForm,
  type SelectedRows,
  type SelectionRow,
} from '@site/api-contract';
import { PassOn } from '../../../../shared/selection/pass-on';
import { FINES } from '../selection/fine-selection.copy';
import { fineOwnerCopy as copy } from './fine-owner.copy';

type AssignFinesProps = {
  items: SelectedRows;
  /** A fine of a colleague, whose owner the reader sees, passes too. */
  takeOver?: boolean;
  onClose: () => void;
  onDone: (rows: readonly SelectionRow[], name: string) => void;
};

/** The dialog that leaves fines with a consultant. */
export function AssignFines({ items, takeOver = false, ...on }: AssignFinesProps) {
  const [assign] = useAssignTrafficFinesMutation();
  return (
    <PassOn
      queue="fines"
      things={FINES}
      count={items.length}
      schema={fineAssignmentForm}
      words={{ lead: takeOver ? copy.one : copy.lead, failed: copy.failed }}
      pass={(to) =>
        assign({ body: { items, to, ...(takeOver && { takeOver }) } }).unwrap()
      }
      {...on}
    />
  );
}
