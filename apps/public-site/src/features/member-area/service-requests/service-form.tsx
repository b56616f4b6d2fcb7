import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isRefusedFor, useOpenServiceRequestMutation } from '@site/api-client';
import { type ServiceForm, serviceForm, type ServiceRequest } from '@site/api-contract';
import { type ServiceKind } from '@site/api-contract/contracts';
import { KIND_LABELS } from '@site/api-contract/driving';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { KindFields } from './service-kind-fields';
import { serviceFormCopy as copy } from './service-requests.copy';
import { useWorkshopWay } from './use-workshop-way';
import { WorkshopWay } from './workshop-way';

type ServiceFieldsProps = {
  contractId: string;
  /** Subjects that the customer may choose from. */
  kinds: readonly ServiceKind[];
  /** The subject that is chosen at first. */
  kind: ServiceKind | undefined;
  onOpened: (request: ServiceRequest) => void;
};

const EMPTY = {
  kind: '',
  text: '',
  km: '',
  dealership: '',
  days: '',
  happenedOn: '',
  place: '',
  anyoneHurt: '',
  policeReport: '',
};

/** A new request; its subject decides which other fields there are. */
export function ServiceFields({
  contractId,
  kinds,
  kind: chosen,
  onOpened,
}: ServiceFieldsProps) {
  const [send, { isLoading }] = useOpenServiceRequestMutation();
  const [problem, setProblem] = useState('');
  const [doubted, setDoubted] = useState<number | null>(null);
  const form = useZodForm(serviceForm, {
    defaultValues: {
      ...EMPTY,
      kind: chosen ?? '',
      ...(chosen === 'revisao' && { text: copy.bookMaintenance }),
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' }) as string;
  const km: unknown = useWatch({ control: form.control, name: 'km' });
  // A number that was changed since the question was not asked about.
  const isOver = doubted !== null && doubted !== km;
  const workshop = useWorkshopWay(contractId, kind);

  async function save(body: ServiceForm) {
    setProblem('');
    setDoubted(null);
    try {
      onOpened(await send({ params: { id: contractId }, body }).unwrap());
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
      if (isRefusedFor(error, 'reading-unlikely')) setDoubted(body.km ?? null);
    }
  }

  /**
   * The second press sends the present values of the form, even when they were changed
   * since the question.
   */
  const confirm = form.handleSubmit((body) => save({ ...body, confirmed: true }));

  return (
    <Form
      form={form}
      draft={`service-request.${contractId}`}
      onSubmit={save}
      summary={!workshop?.isOnlyWay}
      className="form"
      aria-label={copy.title}
    >
      <SelectField
        name="kind"
        label={copy.kind}
        options={kinds.map((one) => ({ value: one, label: KIND_LABELS[one] }))}
      />
      {workshop && <WorkshopWay {...workshop} contractId={contractId} />}
      {!workshop?.isOnlyWay && (
        <>
          <KindFields kind={kind} />
          <TextAreaField
            name="text"
            label={copy.text}
            help={copy.textHelp}
            rows={5}
            maxLength={2000}
          />
          {problem !== '' && !isOver && (
            <p
              className={doubted !== null ? 'notice' : 'notice notice--err'}
              role="alert"
            >
              {problem}
            </p>
          )}
          {doubted !== null && !isOver && (
            <button
              type="button"
              className="btn btn--line"
              aria-disabled={isLoading || undefined}
              onClick={(event) => !isLoading && void confirm(event)}
            >
              {copy.sure}
            </button>
          )}
          <SubmitButton className="btn" pendingLabel={copy.sending}>
            {copy.send}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}
