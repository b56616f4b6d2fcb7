import { useState } from 'react';
import { isRefusedFor, useSaveDeliveryHoursMutation } from '@site/api-client';
import {
  type DeliveryHours,
  type DeliveryHoursForm,
  deliveryHoursForm,
} from '@site/api-contract';
import { HANDOVER_WEEKDAYS } from '@site/api-contract/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText } from '@site/ui';
import {
  CheckListField,
  Form,
  NumberField,
  SelectField,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { ClosedDays } from './closed-days';
import { hoursCopy as copy } from './hours.copy';

const HOURS = Array.from({ length: 25 }, (_, hour) => ({
  value: hour,
  label: copy.hour(hour),
}));

type HoursFormProps = {
  hours: DeliveryHours;
  /** Loads the present hours; rejects with the failure of the request. */
  readAgain: () => Promise<DeliveryHours>;
};

/**
 * Values that the form changes; appointments outside of the hours are shown elsewhere.
 */
const editable = ({ outside: _, ...values }: DeliveryHours) => values;

/**
 * Weekdays, hours, capacity and closed days. If a colleague saved meanwhile the API
 * refuses; the typed values stay until the user loads the present hours.
 */
export function HoursForm({ hours, readAgain }: HoursFormProps) {
  const [save] = useSaveDeliveryHoursMutation();
  const [said, setSaid] = useState<OutcomeText>(null);
  const [isOld, setOld] = useState(false);
  const form = useZodForm(deliveryHoursForm, {
    defaultValues: editable(hours),
  });

  async function send(body: DeliveryHoursForm) {
    setSaid(null);
    try {
      form.reset(editable(await save({ body }).unwrap()));
      setSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      setOld(isRefusedFor(error, 'changed-meanwhile'));
      setSaid(problemText(showFormFailure(form, error, copy.saveFailed)));
    }
  }
  async function seeCurrent() {
    try {
      form.reset(editable(await readAgain()));
      setSaid(null);
      setOld(false);
    } catch (error) {
      setSaid(problemText(showFormFailure(form, error, copy.failed)));
    }
  }

  return (
    <section aria-labelledby="horarios">
      <h2 id="horarios">{copy.form}</h2>
      <OutcomeNotice saying={said} />
      {isOld && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => void seeCurrent()}
        >
          {copy.seeCurrent}
        </button>
      )}
      <Form
        form={form}
        warnOnLeave
        draft="delivery-hours"
        onSubmit={send}
        className="delivery-form"
        aria-label={copy.form}
      >
        <CheckListField
          name="weekdays"
          label={copy.weekdays}
          help={copy.holidays}
          className="delivery-weekdays"
          options={HANDOVER_WEEKDAYS.map((value) => ({
            value,
            label: copy.weekdayNames[value],
          }))}
        />
        <SelectField
          name="opensAt"
          label={copy.opensAt}
          options={HOURS.slice(0, -1)}
          numeric
        />
        <SelectField
          name="closesAt"
          label={copy.closesAt}
          options={HOURS.slice(1)}
          numeric
        />
        <NumberField name="perHour" label={copy.perHour} whole />
        <ClosedDays />
        <SubmitButton className="btn" pendingLabel={copy.pending}>
          {copy.submit}
        </SubmitButton>
      </Form>
    </section>
  );
}
