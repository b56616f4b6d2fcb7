import { useChangeStaffRightsMutation } from '@site/api-client/consultant-calls';
import { type StaffMember, staffRightsForm } from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import {
  CloseButton,
  Form,
  FormModal,
  FormProblem,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { RightsField } from './rights-field';
import { staffCopy } from './staff.copy';
import '@site/ui/forms.css';
import './staff.css';

const copy = staffCopy.change;

type RightsDialogProps = {
  member: StaffMember;
  onClose: () => void;
  onSaved: () => void;
};

/** Changes the rights of a colleague. */
export function RightsDialog({
  member: { id, name, rights },
  onClose,
  onSaved,
}: RightsDialogProps) {
  const [change] = useChangeStaffRightsMutation();
  const form = useZodForm(staffRightsForm, { defaultValues: { rights } });
  const { problem, save } = useFormSave(form, { failed: copy.failed });
  return (
    <FormModal open title={copy.title(name)} onClose={onClose}>
      <p>{copy.text}</p>
      <Form
        form={form}
        warnOnLeave
        className="form staff-form"
        aria-label={copy.title(name)}
        onSubmit={(body) =>
          save(async () => {
            await change({ params: { id }, body: { ...body, before: rights } }).unwrap();
            onSaved();
          })
        }
      >
        <RightsField />
        <FormProblem>{problem}</FormProblem>
        <div className="actions">
          <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
          <CloseButton>{copy.back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}
