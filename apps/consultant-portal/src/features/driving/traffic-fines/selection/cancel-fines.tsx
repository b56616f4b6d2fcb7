import { useCancelTrafficFinesMutation } from '@site/api-client/consultant-calls';
import {
  fineCancelReason,
  type SelectedRows,
  type SelectionRow,
} from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import {
  CloseButton,
  Form,
  FormModal,
  FormProblem,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { selectionCopy as copy } from './fine-selection.copy';
import '@site/ui/forms.css';

type CancelFinesProps = {
  items: SelectedRows;
  onClose: () => void;
  onDone: (rows: readonly SelectionRow[]) => void;
};

/** The dialog that cancels the selected fines, with one reason that the customers read. */
export function CancelFines({ items, onClose, onDone }: CancelFinesProps) {
  const [cancel] = useCancelTrafficFinesMutation();
  const form = useZodForm(fineCancelReason, { defaultValues: { reason: '' } });
  const { problem, save } = useFormSave(form, { failed: copy.failed });
  return (
    <FormModal open title={copy.title(items.length)} onClose={onClose}>
      <Form
        form={form}
        warnOnLeave
        className="form"
        aria-label={copy.title(items.length)}
        onSubmit={({ reason }) =>
          save(async () => {
            const { rows } = await cancel({ body: { items, reason } }).unwrap();
            onDone(rows);
          })
        }
      >
        <p>{copy.lead}</p>
        <TextAreaField
          name="reason"
          label={copy.reason}
          help={copy.help}
          rows={3}
          maxLength={300}
        />
        <FormProblem>{problem}</FormProblem>
        <div className="actions">
          <SubmitButton className="btn btn--danger" pendingLabel={copy.pending}>
            {copy.submit(items.length)}
          </SubmitButton>
          <CloseButton>{copy.back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}
