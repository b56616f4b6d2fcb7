import {
  useGetServiceRequestQuery,
  useSendServiceMessageMutation,
} from '@site/api-client';
import { serviceMessageForm, type ServiceRequest } from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  sendAndEmpty,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { DraftSubmit } from '../../../shared/undo/draft-submit';
import { reopenCopy as copy } from './service-requests.copy';

type ServiceReopenProps = {
  request: ServiceRequest;
  /** Called with the revision of the opened request. */
  onReopened: (revision: number) => void;
};

/** Opens a resolved request again, by the answer that puts the last one right. */
export function ServiceReopen({
  request: { id, revision },
  onReopened,
}: ServiceReopenProps) {
  const { refetch } = useGetServiceRequestQuery({ params: { id } });
  const [send] = useSendServiceMessageMutation();
  const empty = { text: '', policeReport: '', to: 'em_atendimento' as const, revision };
  const form = useZodForm(serviceMessageForm, { defaultValues: empty });
  const { problem, save } = useFormSave(form, {
    failed: copy.failed,
    onConflict: refetch,
  });
  return (
    <details className="service-reopen">
      <summary className="link">{copy.open}</summary>
      <Form
        form={form}
        warnOnLeave
        draft={`service-reopen.${id}`}
        onSubmit={(body) =>
          save(async () => {
            const sent = send({ params: { id }, body: { ...body, revision } }).unwrap();
            await sendAndEmpty(form, () => sent, empty);
            onReopened((await sent).revision);
          })
        }
        className="form service-answer"
        aria-label={copy.open}
      >
        <FormProblem>{problem}</FormProblem>
        <p className="soft">{copy.lead}</p>
        <TextAreaField name="text" label={copy.text} rows={4} maxLength={2000} />
        <DraftSubmit>
          <SubmitButton className="btn" pendingLabel={copy.sending}>
            {copy.send}
          </SubmitButton>
        </DraftSubmit>
      </Form>
    </details>
  );
}
