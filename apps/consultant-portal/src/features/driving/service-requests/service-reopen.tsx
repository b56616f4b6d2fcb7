import {
  useGetServiceRequestQuery,
  useSendServiceMessageMutation,
} from '@site/api-client';
import { serviceMessageForm, type ServiceRequest } from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { reopenCopy as copy } from './service-requests.copy';

type ServiceReopenProps = { request: ServiceRequest; onReopened: () => void };

/** Opens a resolved request again, by the answer that puts the last one right. */
export function ServiceReopen({
  request: { id, revision },
  onReopened,
}: ServiceReopenProps) {
  const { refetch } = useGetServiceRequestQuery({ params: { id } });
  const [send] = useSendServiceMessageMutation();
  const form = useZodForm(serviceMessageForm, {
    defaultValues: { text: '', policeReport: '', to: 'em_atendimento', revision },
  });
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
        onSubmit={(body) =>
          save(async () => {
            await send({ params: { id }, body: { ...body, revision } }).unwrap();
            onReopened();
          })
        }
        className="form service-answer"
        aria-label={copy.open}
      >
        <FormProblem>{problem}</FormProblem>
        <p className="soft">{copy.lead}</p>
        <TextAreaField name="text" label={copy.text} rows={4} maxLength={2000} />
        <SubmitButton className="btn" pendingLabel={copy.sending}>
          {copy.send}
        </SubmitButton>
      </Form>
    </details>
  );
}
