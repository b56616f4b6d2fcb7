import { useChargeTrafficFineMutation } from '@site/api-client';
import { fineChargeForm, type TrafficFine } from '@site/contracts';
import { MoneyField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../shared/work-form';
import { finesCopy } from './fines.copy';

const copy = finesCopy.charge;

type ChargeFormProps = { fine: TrafficFine; onStale: () => void };

/** Passes on what the issuing body charged. */
export function ChargeForm({ fine: { id, revision, amount }, onStale }: ChargeFormProps) {
  const [charge] = useChargeTrafficFineMutation();
  const form = useZodForm(fineChargeForm, { defaultValues: { revision, amount } });
  return (
    <WorkForm
      form={form}
      words={copy}
      failed={copy.failed}
      onSubmit={(body) =>
        charge({ params: { id }, body: { ...body, revision } }).unwrap()
      }
      onStale={onStale}
      warnOnLeave
    >
      <MoneyField name="amount" label={copy.amount} help={copy.help(amount)} />
    </WorkForm>
  );
}
