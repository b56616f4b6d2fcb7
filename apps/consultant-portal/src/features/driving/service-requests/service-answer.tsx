import { useState } from 'react';
import {
  useGetServiceRequestQuery,
  useSendServiceMessageMutation,
} from '@site/api-client';
import {
  type ServiceMessageForm,
  serviceMessageForm,
  type ServiceRequest,
} from '@site/api-contract';
import { canReopen } from '@site/api-contract/driving';
import { useFormSave } from '@site/shell/form-failure';
import { OutcomeWithFocus } from '@site/ui';
import {
  Form,
  FormProblem,
  RadioField,
  sendAndEmpty,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { useWalkOn } from '../../../shared/today/use-walk-on';
import { DraftSubmit } from '../../../shared/undo/draft-submit';
import { KeepDraft } from '../../../shared/undo/keep-draft';
import { ServiceLoss } from './service-loss';
import { ServiceReopen } from './service-reopen';
import { answerCopy as copy, reopenCopy } from './service-requests.copy';

type ServiceAnswerProps = { request: ServiceRequest };

/**
 * The form for an answer while the request is open; if a colleague resolves it first the
 * typed text stays; once it is resolved, the way to open it again. Below it is the form
 * that ends the contract of a lost car.
 */
export function ServiceAnswer({ request }: ServiceAnswerProps) {
  const isResolved = request.state === 'resolvida';
  const isAnswered = !isResolved && request.state !== 'aberta';
  const [reopened, setReopened] = useState<number | null>(null);
  return (
    <>
      <KeepDraft about={isResolved && canReopen(request.kind) && request}>
        {(resolved) => <ServiceReopen request={resolved} onReopened={setReopened} />}
      </KeepDraft>
      {reopened === request.revision && <OutcomeWithFocus saying={reopenCopy.done} />}
      <KeepDraft about={isAnswered && request}>
        {(answered) => <Fields request={answered} />}
      </KeepDraft>
      <ServiceLoss request={request} />
    </>
  );
}

/** The form for the consultant's message and the state after it. */
function Fields({ request }: ServiceAnswerProps) {
  const { id, revision, kind, details } = request;
  const { refetch } = useGetServiceRequestQuery({ params: { id } });
  const [send] = useSendServiceMessageMutation();
  const empty = { text: '', policeReport: '', to: 'em_atendimento' as const, revision };
  const form = useZodForm(serviceMessageForm, { defaultValues: empty });
  const { problem, isSaved, save } = useFormSave(form, {
    failed: copy.failed,
    onConflict: refetch,
  });
  const asksReport =
    (kind === 'sinistro' || kind === 'roubo-ou-perda-total') && !details.policeReport;
  const walkOn = useWalkOn();

  const answer = (body: ServiceMessageForm) =>
    save(async () => {
      const isUnsent = await sendAndEmpty(
        form,
        () => send({ params: { id }, body: { ...body, revision } }).unwrap(),
        empty,
      );
      if (!isUnsent) walkOn(copy.done(request.customerName));
    });

  return (
    <Form
      form={form}
      warnOnLeave
      draft={`service-answer.${id}`}
      onSubmit={answer}
      className="form service-answer"
      aria-label={copy.title}
    >
      <FormProblem>{problem}</FormProblem>
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
      <DraftSubmit>
        <SubmitButton className="btn" pendingLabel={copy.sending}>
          {copy.send}
        </SubmitButton>
      </DraftSubmit>
      <div role="status">{isSaved && <p className="soft">{copy.sent}</p>}</div>
    </Form>
  );
}
