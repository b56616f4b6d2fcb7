import { useSetCommissionRateMutation } from '@site/api-client/consultant-calls';
import { commissionRateForm, rateDayProblem, recordRule } from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import {
  DateField,
  Form,
  FormProblem,
  NumberField,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { salesStatementCopy } from './sales-statement.copy';
import '@site/ui/forms.css';

const copy = salesStatementCopy.form;

type CommissionRateFormProps = {
  /** Id of the dealership. */
  dealership: string;
  /** The day of São Paulo, after which a rate may begin. */
  today: string;
};

/** Sets the rate of a dealership's commission from a day to come on. */
export function CommissionRateForm({ dealership, today }: CommissionRateFormProps) {
  const [setRate] = useSetCommissionRateMutation();
  const afterToday = recordRule<string>('from', (day) => rateDayProblem(day, today));
  const form = useZodForm(commissionRateForm.check(afterToday), { defaultValues: {} });
  const { problem, isSaved, save } = useFormSave(form, { failed: copy.notSaved });
  return (
    <Form
      form={form}
      warnOnLeave
      className="form statement-rate-form"
      aria-label={copy.title}
      onSubmit={(body) =>
        save(async () => {
          await setRate({ params: { id: dealership }, body }).unwrap();
          form.reset({});
        })
      }
    >
      <h3>{copy.title}</h3>
      <NumberField name="rate" label={copy.rate} help={copy.rateHelp} />
      <DateField name="from" earliest={today} label={copy.from} help={copy.fromHelp} />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
      <p className={isSaved ? 'notice notice--ok' : 'vh'} role="status">
        {isSaved && copy.saved}
      </p>
    </Form>
  );
}
