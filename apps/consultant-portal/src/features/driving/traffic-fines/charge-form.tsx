import { useChargeTrafficFineMutation } from '@site/api-client';
import {
  chargeProblem,
  fineChargeForm,
  recordRule,
  type TrafficFine,
} from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { MoneyField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../../shared/queue/work-form';
import { delayedStep } from './fine-act';
import { fineActsCopy } from './fine-acts.copy';

const copy = fineActsCopy.charge;

type ChargeFormProps = { fine: TrafficFine; back: TakenBack };

/** Charges the customer with the amount of the fine. */
export function ChargeForm({ fine, back }: ChargeFormProps) {
  const { id, revision, amount } = fine;
  const [charge] = useChargeTrafficFineMutation();
  const limit = recordRule<number>('amount', (asked) => chargeProblem(asked, amount));
  const form = useZodForm(fineChargeForm.check(limit), {
    defaultValues: { revision, amount },
  });
  return (
    <WorkForm
      form={form}
      draft={`fine-charge.${id}`}
      words={copy}
      onSubmit={(body) =>
        charge({ params: { id }, body: { ...body, revision } }).unwrap()
      }
      delayed={delayedStep(fine, back, copy)}
    >
      <MoneyField name="amount" label={copy.amount} help={copy.help(amount)} />
    </WorkForm>
  );
}
