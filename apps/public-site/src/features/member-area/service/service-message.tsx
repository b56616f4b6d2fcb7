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
import { Form, SubmitButton, TextAreaField, TextField, useZodForm } from '@site/ui/forms';
import { useOpenForm } from '../../../shared/use-open-form';
import { messageCopy as copy } from './service.copy';

/**
 * The customer's next message. When something new came meanwhile it is shown first, and
 * what was typed stays.
 */
export function ServiceMessage({ request }: { request: ServiceRequest }) {
  useOpenForm();
  const { id, revision, kind, details } = request;
  const { refetch } = useGetServiceRequestQuery({ params: { id } });
  const [send] = useSendServiceMessageMutation();
  const [problem, setProblem] = useState('');
  const [isSent, setSent] = useState(false);
  const form = useZodForm(serviceMessageForm, {
    defaultValues: { text: '', policeReport: '', revision },
  });
  const asksReport =
    (kind === 'sinistro' || kind === 'roubo-ou-perda-total') && !details.policeReport;

  async function save(body: ServiceMessageForm) {
    setProblem('');
    setSent(false);
    try {
      await send({ params: { id }, body: { ...body, revision } }).unwrap();
      form.reset({ text: '', policeReport: '', revision });
      setSent(true);
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
      if (isRefusedFor(error, 'changed-meanwhile')) void refetch();
    }
  }

  return (
    <Form
      form={form}
      onSubmit={save}
      className="form service-message"
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
          maxLength={40}
          autoComplete="off"
          optional
        />
      )}
      <SubmitButton className="btn" pendingLabel={copy.sending}>
        {copy.send}
      </SubmitButton>
      <div role="status">{isSent && <p className="soft">{copy.sent}</p>}</div>
    </Form>
  );
}
