import { useDecideDeductibleMutation } from '@site/api-client';
import {
  type DeductibleForm,
  deductibleForm,
  deductibleProblem,
  recordRule,
  type ServiceRequest,
} from '@site/api-contract';
import { isLoss } from '@site/api-contract/driving';
import { consultantServicePath } from '@site/api-contract/site-paths';
import { type TakenBack, useTakenBack } from '@site/ui';
import { MoneyField, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { pendingActId } from '../../../shared/pending-act-id';
import { DelayedForm } from '../../../shared/undo/delayed-form';
import { DraftSubmit } from '../../../shared/undo/draft-submit';
import { KeepDraft } from '../../../shared/undo/keep-draft';
import { RefusedDraft } from '../../../shared/undo/overtaken-draft';
import { Undoable } from '../../../shared/undo/undoable';
import { deductibleCopy as copy } from './service-requests.copy';

type DeductibleFieldsProps = { request: ServiceRequest };

/**
 * Shown until the deductible is decided; typed text stays when a colleague decides first.
 */
export function DeductibleFields({ request }: DeductibleFieldsProps) {
  const back = useTakenBack(pendingActId('deductible', request.id));
  const { amount, reason } = (back.taken?.draft ?? {}) as Partial<DeductibleForm>;
  const said = amount === undefined ? null : copy.money(amount);
  return (
    <KeepDraft
      about={!request.deductible && request}
      back={back}
      otherwise={<RefusedDraft back={back} lines={[said, reason]} />}
    >
      {(open) => (
        <Undoable back={back}>
          <Fields request={open} back={back} />
        </Undoable>
      )}
    </KeepDraft>
  );
}

type FieldsProps = DeductibleFieldsProps & { back: TakenBack };

/**
 * The form for the customer's part of the deductible, and the reason for a lower amount.
 */
function Fields({ request, back }: FieldsProps) {
  const { id, revision, customerName, number, mostDeductible: most } = request;
  const [decide] = useDecideDeductibleMutation();
  const limit = recordRule<number>('amount', (asked) =>
    most === undefined ? null : deductibleProblem(asked, most),
  );
  const form = useZodForm(deductibleForm.check(limit), {
    defaultValues: { amount: '', reason: '', revision },
  });

  const waits = () => ({
    id: pendingActId('deductible', id),
    about: customerName ?? number,
    what: copy.waits,
    path: consultantServicePath(id),
    words: copy,
  });
  const send = (body: DeductibleForm) =>
    decide({ params: { id }, body: { ...body, revision } }).unwrap();

  return (
    <DelayedForm
      form={form}
      draft={`deductible.${id}`}
      title={copy.title}
      className="form"
      back={back}
      decision={waits}
      onSubmit={send}
    >
      <MoneyField
        name="amount"
        label={copy.amount}
        help={copy.amountHelp(most, isLoss(request.kind))}
      />
      <TextField
        name="reason"
        label={copy.reason}
        help={copy.reasonHelp}
        maxLength={200}
      />
      <DraftSubmit>
        <SubmitButton className="btn btn--sm" pendingLabel={copy.saving}>
          {copy.save}
        </SubmitButton>
      </DraftSubmit>
    </DelayedForm>
  );
}
