import {
  useAssignLeadsMutation,
  useListColleaguesQuery,
} from '@site/api-client/consultant-calls';
import {
  leadAssignmentForm,
  type SelectedRows,
  type SelectionRow,
} from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import { QueryState } from '@site/shell/query-state';
import {
  CloseButton,
  Form,
  FormModal,
  FormProblem,
  SelectField,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { selectionCopy } from './lead-selection.copy';
import '@site/ui/forms.css';

const copy = selectionCopy.assignment;

type AssignLeadsProps = {
  items: SelectedRows;
  onClose: () => void;
  onDone: (rows: readonly SelectionRow[], name: string) => void;
};

/** The dialog that leaves the selected leads with a consultant. */
export function AssignLeads({ items, onClose, onDone }: AssignLeadsProps) {
  const colleagues = useListColleaguesQuery(
    { params: { queue: 'leads' } },
    { refetchOnMountOrArgChange: true },
  );
  const [assign] = useAssignLeadsMutation();
  const form = useZodForm(leadAssignmentForm, { defaultValues: { to: '' } });
  const { problem, save } = useFormSave(form, { failed: copy.failed });
  return (
    <FormModal open title={copy.title(items.length)} onClose={onClose}>
      <QueryState answer={colleagues} failed={copy.loadFailed}>
        {({ items: people }) => (
          <Form
            form={form}
            className="form"
            aria-label={copy.title(items.length)}
            onSubmit={({ to }) =>
              save(async () => {
                const { rows } = await assign({ body: { items, to } }).unwrap();
                onDone(rows, people.find(({ id }) => id === to)?.name ?? '');
              })
            }
          >
            <p>{copy.lead}</p>
            <SelectField
              name="to"
              label={copy.to}
              options={people
                .toSorted((a, b) => Number(b.isMe) - Number(a.isMe))
                .map(({ id, name, isMe }) => ({
                  value: id,
                  label: isMe ? copy.me(name) : name,
                }))}
            />
            <FormProblem>{problem}</FormProblem>
            <div className="actions">
              <SubmitButton className="btn" pendingLabel={copy.pending}>
                {copy.submit(items.length)}
              </SubmitButton>
              <CloseButton>{selectionCopy.back}</CloseButton>
            </div>
          </Form>
        )}
      </QueryState>
    </FormModal>
  );
}
