import { useCloseLeadsMutation } from '@site/api-client/consultant-calls';
import {
  type LeadClosingForm,
  leadClosingForm,
  type SelectedRows,
  type SelectionRow,
} from '@site/api-contract';
import { LEAD_REASON_LABELS, LEAD_REASONS } from '@site/api-contract/sales';
import { useFormSave } from '@site/shell/form-failure';
import {
  CloseButton,
  Form,
  FormModal,
  FormProblem,
  SelectField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { selectionCopy } from './lead-selection.copy';
import '@site/ui/forms.css';

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
  const { problem, save } = useFormSave(form, { failed: copy.failed });
  return (
    <FormModal open title={copy.title(items.length)} onClose={onClose}>
      <Form
        form={form}
        warnOnLeave
        className="form"
        aria-label={copy.title(items.length)}
        onSubmit={(values) =>
          save(async () => {
            const { rows } = await close({ body: { items, ...values } }).unwrap();
            onDone(rows);
          })
        }
      >
        <p>{copy.lead}</p>
        <SelectField
          name="reason"
          label={copy.reason}
          options={LEAD_REASONS.map((one) => ({
            value: one,
            label: LEAD_REASON_LABELS[one],
          }))}
        />
        <TextAreaField name="note" label={copy.note} rows={2} maxLength={2000} optional />
        <FormProblem>{problem}</FormProblem>
        <div className="actions">
          <SubmitButton className="btn" pendingLabel={copy.pending}>
            {copy.submit(items.length)}
          </SubmitButton>
          <CloseButton>{selectionCopy.back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}
