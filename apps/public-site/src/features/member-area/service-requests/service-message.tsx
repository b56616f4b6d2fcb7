import {
  useGetServiceRequestQuery,
  useSendServiceMessageMutation,
} from '@site/api-client';
import {
  type ServiceMessageForm,
  serviceMessageForm,
  type ServiceRequest,
} from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  sendAndEmpty,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { messageCopy as copy } from './service-requests.copy';

/**
 * The customer's next message. If the request was changed meanwhile, the news are shown
 * first and the typed text stays.
 */
export function ServiceMessage({ request }: { request: ServiceRequest }) {
  const { id, revision, kind, details } = request;
  const { refetch } = useGetServiceRequestQuery({ params: { id } });
  const [send] = useSendServiceMessageMutation();
  const empty = { text: '', policeReport: '', revision };
  const form = useZodForm(serviceMessageForm, { defaultValues: empty });
  const { problem, isSaved, save } = useFormSave(form, {
    failed: copy.failed,
    onConflict: refetch,
  });
  const asksReport =
    (kind === 'sinistro' || kind === 'roubo-ou-perda-total') && !details.policeReport;

  const answer = (body: ServiceMessageForm) =>
    save(() =>
      sendAndEmpty(
        form,
        () => send({ params: { id }, body: { ...body, revision } }).unwrap(),
        empty,
      ),
    );

  return (
    <Form
      form={form}
      draft={`service-message.${id}`}
      onSubmit={answer}
      className="form service-message"
      aria-label={copy.title}
    >
      <FormProblem>{problem}</FormProblem>
      <TextAreaField name="text" label={copy.text} rows={4} maxLength={2000} />
      {asksReport && (
        <TextField
          name="policeReport"
          label={copy.policeReport}
          maxLength={40}
          autoComplete="off"
          optional
        />
      )}
      <SubmitButton className="btn" pendingLabel={copy.sending}>
        {copy.send}
      </SubmitButton>
      <div role="status">{isSaved && <p className="soft">{copy.sent}</p>}</div>
    </Form>
  );
}
