import { useCancelTrafficFinesMutation } from '@site/api-client/consultant-calls';
import {
  fineCancelReason,
  type SelectedRows,
  type SelectionRow,
} from '@site/api-contract';
import { SelectionAct } from '@site/back-office/selection-act';
import { TextAreaField, useZodForm } from '@site/ui/forms';
import { selectionCopy as shared } from '../../../../shared/selection/selection.copy';
import { selectionCopy } from './fine-selection.copy';

const copy = selectionCopy.cancelling;

type CancelFinesProps = {
  items: SelectedRows;
  onClose: () => void;
  onDone: (rows: readonly SelectionRow[]) => void;
};

/** The dialog that cancels the selected fines, with one reason that the customers read. */
export function CancelFines({ items, onClose, onDone }: CancelFinesProps) {
  const [cancel] = useCancelTrafficFinesMutation();
  const form = useZodForm(fineCancelReason, { defaultValues: { reason: '' } });
  return (
    <SelectionAct
      form={form}
      isDanger
      words={{
        ...copy,
        title: copy.title(items.length),
        submit: copy.title(items.length),
        back: shared.back,
      }}
      onClose={onClose}
      onSubmit={async ({ reason }) =>
        onDone((await cancel({ body: { items, reason } }).unwrap()).rows)
      }
    >
      <TextAreaField
        name="reason"
        label={copy.reason}
        help={copy.help}
        rows={3}
        maxLength={300}
      />
    </SelectionAct>
  );
}
