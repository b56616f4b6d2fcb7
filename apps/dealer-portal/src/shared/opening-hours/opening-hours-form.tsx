import { type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues } from 'react-hook-form';
import { isRefusedFor } from '@site/api-client';
import { HANDOVER_WEEKDAYS } from '@site/api-contract/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { type OutcomeText, OutcomeWithFocus, problemText } from '@site/ui';
import {
  CheckListField,
  Form,
  NumberField,
  resetToSaved,
  SelectField,
  SubmitButton,
  type ZodForm,
} from '@site/ui/forms';
import { openingHoursCopy as copy } from './opening-hours.copy';

const HOURS = Array.from({ length: 25 }, (_, hour) => ({
  value: hour,
  label: copy.hour(hour),
}));

type OpeningHoursFormProps<Values extends FieldValues, Output> = {
  /** Id of the heading. */
  id: string;
  /** Name under which typed values are kept. */
  draft: string;
  words: {
    form: string;
    weekdaysHelp: string;
    opensAt: string;
    perHourHelp?: string;
    done: string;
  };
  form: ZodForm<Values, Output>;
  /** Saves the hours and gives those in force. */
  save: (body: Output) => Promise<DefaultValues<Values>>;
  /** Loads the present hours; rejects with the failure of the request. */
  readAgain: () => Promise<Values>;
  /** More fields. */
  children?: ReactNode;
};

/**
 * Weekdays, hours and capacity. If a colleague saved meanwhile the API refuses; the typed
 * values stay until the user loads the present hours.
 */
export function OpeningHoursForm<Values extends FieldValues, Output>({
  id,
  draft,
  words,
  form,
  save,
  readAgain,
  children,
}: OpeningHoursFormProps<Values, Output>) {
  const [said, setSaid] = useState<OutcomeText>(null);
  const [isOld, setOld] = useState(false);

  async function send(body: Output) {
    setSaid(null);
    try {
      await resetToSaved(form, () => save(body));
      setSaid({ kind: 'ok', text: words.done });
    } catch (error) {
      setOld(isRefusedFor(error, 'changed-meanwhile'));
      setSaid(problemText(showFormFailure(form, error, copy.saveFailed)));
    }
  }
  async function seeCurrent() {
    try {
      form.reset(await readAgain());
      setSaid(null);
      setOld(false);
    } catch (error) {
      setSaid(problemText(showFormFailure(form, error, copy.failed)));
    }
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.form}</h2>
      <OutcomeWithFocus saying={said} />
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
        draft={draft}
        onSubmit={send}
        className="delivery-form"
        aria-label={words.form}
      >
        <CheckListField
          name="weekdays"
          label={copy.weekdays}
          help={words.weekdaysHelp}
          className="delivery-weekdays"
          options={HANDOVER_WEEKDAYS.map((value) => ({
            value,
            label: copy.weekdayNames[value],
          }))}
        />
        <div className="fields hours-row">
          <SelectField
            name="opensAt"
            label={words.opensAt}
            options={HOURS.slice(0, -1)}
            numeric
          />
          <SelectField
            name="closesAt"
            label={copy.closesAt}
            options={HOURS.slice(1)}
            numeric
          />
          <NumberField
            name="perHour"
            label={copy.perHour}
            help={words.perHourHelp}
            whole
          />
        </div>
        {children}
        <SubmitButton className="btn" pendingLabel={copy.pending}>
          {copy.submit}
        </SubmitButton>
      </Form>
    </section>
  );
}
