import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useGetLeadQuery } from '@site/api-client';
import { useWorkLeadMutation } from '@site/api-client/consultant-calls';
import { type LeadDetail, type LeadWork, leadWork } from '@site/api-contract';
import { saoPauloDay, saoPauloTime } from '@site/api-contract/brazil';
import {
  canMoveLead,
  isLeadClosed,
  LEAD_REASON_LABELS,
  LEAD_REASONS,
  LEAD_STATE_LABELS,
  LEAD_STATES,
  type LeadState,
} from '@site/api-contract/sales';
import { useSiteActions } from '@site/shell';
import { useFormSave } from '@site/shell/form-failure';
import {
  DateField,
  Form,
  FormProblem,
  resetToSaved,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { useWalkOn } from '../../../shared/today/use-walk-on';
import { workCopy as copy } from './lead-work.copy';

/**
 * The form in which a consultant records the work on an own lead: a note, the state, the
 * next contact. While a colleague has the lead nothing is sent. Changes by the colleague
 * are shown, except in fields with typed text, which stays.
 */
export function LeadWorkForm({ lead }: { lead: LeadDetail }) {
  const { id, revision } = lead;
  const { now } = useSiteActions();
  const isMine = lead.heldBy?.isMe === true;
  const { refetch } = useGetLeadQuery({ params: { id } });
  const [work] = useWorkLeadMutation();
  const form = useZodForm(leadWork, {
    values: valuesOf(lead, now()),
    resetOptions: { keepDirtyValues: true },
  });
  const { problem, isSaved, save } = useFormSave(form, {
    failed: copy.failed,
    onConflict: refetch,
  });
  const walkOn = useWalkOn();
  const status = useWatch({ control: form.control, name: 'status' });
  const isClosed = isLeadClosed(status);

  // After a colleague's change of state the chosen state may be impossible.
  useEffect(() => {
    if (LEAD_STATES.includes(status) && !canMoveLead(lead.status, status))
      form.setValue('status', lead.status);
  }, [lead.status, status, form]);

  // A closed lead has no fields for the next contact, so their values are set aside and
  // restored.
  const next = useRef<Pick<LeadWork, 'nextDay' | 'nextTime'>>(undefined);
  useEffect(() => {
    const [nextDay, nextTime] = form.getValues(['nextDay', 'nextTime']);
    if (isClosed) next.current = { nextDay, nextTime };
    else if (!next.current) return;
    form.setValue('nextDay', isClosed ? '' : next.current.nextDay);
    form.setValue('nextTime', isClosed ? '' : next.current.nextTime);
  }, [isClosed, form]);

  async function send(values: LeadWork) {
    if (!isMine) return;
    await save(async () => {
      const isUnsaved = await resetToSaved(form, async () => {
        const body = { ...values, revision };
        return valuesOf(await work({ params: { id }, body }).unwrap(), now());
      });
      // A lead that is saved as closed has no next contact that could come back.
      if (isLeadClosed(values.status)) next.current = undefined;
      if (!isUnsaved) walkOn(copy.done(lead.name));
    });
  }

  return (
    <Form
      form={form}
      warnOnLeave
      draft={`lead-work.${id}`}
      onSubmit={send}
      className="leads-form"
      aria-label={copy.title}
    >
      <FormProblem>{problem}</FormProblem>
      <TextAreaField name="note" label={copy.note} rows={2} maxLength={2000} optional />
      <div className="fields leads-form-row">
        <SelectField
          name="status"
          label={copy.status}
          options={LEAD_STATES.filter((one) => canMoveLead(lead.status, one)).map(
            (one) => ({ value: one, label: LEAD_STATE_LABELS[one].label }),
          )}
        />
        {status === 'sem_interesse' && (
          <SelectField
            name="reason"
            label={copy.reason}
            options={LEAD_REASONS.map((one) => ({
              value: one,
              label: LEAD_REASON_LABELS[one],
            }))}
          />
        )}
        {!isClosed && (
          <>
            <DateField
              name="nextDay"
              earliest={saoPauloDay(new Date(now()))}
              label={copy.nextDay}
              autoComplete="off"
              optional
            />
            <TextField
              name="nextTime"
              label={copy.nextTime}
              help={copy.nextTimeHelp}
              maxLength={16}
              autoComplete="off"
              optional
            />
          </>
        )}
      </div>
      <div className="leads-save">
        {isMine ? (
          <SubmitButton
            className="btn btn--sm"
            pendingLabel={copy.saving}
            waitSeconds={0}
          >
            {copy.save}
          </SubmitButton>
        ) : (
          <p className="soft">{copy.notMine}</p>
        )}
        <div role="status">{isSaved && <p className="soft">{copy.saved}</p>}</div>
      </div>
    </Form>
  );
}

/**
 * Initial values of the form. A lead without a reason has the empty choice of the list,
 * and a next contact in the past is left out.
 */
function valuesOf({ status, reason, nextContactAt, revision }: LeadDetail, now: number) {
  const next = nextContactAt === null ? null : new Date(nextContactAt);
  const isAhead = next !== null && next.getTime() > now;
  return {
    revision,
    status: status satisfies LeadState,
    reason: (reason ?? '') as LeadWork['reason'],
    note: '',
    nextDay: isAhead ? saoPauloDay(next) : '',
    nextTime: isAhead ? saoPauloTime(next) : '',
  };
}
