import { useCloseLeadsMutation } from '@site/api-client/consultant-calls';
import {
  type LeadClosingForm,
  leadClosingForm,
  type SelectedRows,
  type SelectionRow,
} from '@site/api-contract';
import { LEAD_REASON_LABELS, LEAD_REASONS } from '@site/api-contract/sales';
import { SelectionAct } from '@site/back-office/selection-act';
import { SelectField, TextAreaField, useZodForm } from '@site/ui/forms';
import { selectionCopy as shared } from '../../../../shared/selection/selection.copy';
import { selectionCopy } from './lead-selection.copy';

const copy = selectionCopy.closing;

type CloseLeadsProps = {
  items: SelectedRows;
  onClose: () => void;
  onDone: (rows: readonly SelectionRow[]) => void;
};

/** The dialog that closes the selected leads without interest, with a reason. */
export function CloseLeads({ items, onClose, onDone }: CloseLeadsProps) {
  const [close] = useCloseLeadsMutation();
  const form = useZodForm(leadClosingForm, {
    // The empty choice of the list is none of the reasons.
    defaultValues: { reason: '' as LeadClosingForm['reason'], note: '' },
  });
  return (
    <SelectionAct
      form={form}
      words={{
        ...copy,
        title: copy.title(items.length),
        submit: copy.submit(items.length),
        back: shared.back,
      }}
      onClose={onClose}
      onSubmit={async (values) =>
        onDone((await close({ body: { items, ...values } }).unwrap()).rows)
      }
    >
      <SelectField
        name="reason"
        label={copy.reason}
        options={LEAD_REASONS.map((one) => ({
          value: one,
          label: LEAD_REASON_LABELS[one],
        }))}
      />
      <TextAreaField name="note" label={copy.note} rows={2} maxLength={2000} optional />
    </SelectionAct>
  );
}
