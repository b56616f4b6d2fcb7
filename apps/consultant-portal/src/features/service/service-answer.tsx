import { useState } from 'react';
import {
  isRefusedFor,
  useGetServiceRequestQuery,
  useSendServiceMessageMutation,
} from '@site/api-client';
import {
  type ServiceMessageForm,
  serviceMessageForm,
  type ServiceRequest,
} from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  RadioField,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { answerCopy as copy } from './service.copy';

/** The consultant's message, and where the request stands after it. */
export function ServiceAnswer({ request }: { request: ServiceRequest }) {
  const { id, revision, kind, details } = request;
  const { refetch } = useGetServiceRequestQuery({ params: { id } });
  const [send] = useSendServiceMessageMutation();
  const [problem, setProblem] = useState('');
  const [isSent, setSent] = useState(false);
  const empty = { text: '', policeReport: '', to: 'em_atendimento' as const, revision };
  const form = useZodForm(serviceMessageForm, { defaultValues: empty });
  const asksReport =
    (kind === 'sinistro' || kind === 'roubo-ou-perda-total') && !details.policeReport;

  async function answer(body: ServiceMessageForm) {
    setProblem('');
    setSent(false);
    try {
      await send({ params: { id }, body: { ...body, revision } }).unwrap();
      form.reset(empty);
      setSent(true);
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
      if (isRefusedFor(error, 'changed-meanwhile')) void refetch();
    }
  }

  return (
    <Form
      form={form}
      onSubmit={answer}
      className="form service-answer"
      aria-label={copy.title}
    >
      {problem !== '' && (
        <p className="notice notice--err" role="alert">
          {problem}
        </p>
      )}
      <TextAreaField name="text" label={copy.text} rows={4} maxLength={2000} />
      {asksReport && (
        <TextField
          name="policeReport"
          label={copy.policeReport}
          help={copy.policeReportHelp}
          maxLength={40}
          autoComplete="off"
          optional
        />
      )}
      <RadioField name="to" label={copy.to} options={copy.states} />
      <SubmitButton className="btn" pendingLabel={copy.sending}>
        {copy.send}
      </SubmitButton>
      <div role="status">{isSent && <p className="soft">{copy.sent}</p>}</div>
    </Form>
  );
}
