import { useTransferPurchaseMutation } from '@site/api-client';
import { type Purchase, purchaseTransfer } from '@site/contracts';
import { DateField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../shared/work-form';
import { purchasesCopy } from './purchases.copy';

const copy = purchasesCopy.transfer;

type TransferFormProps = { purchase: Purchase; onStale: () => void };

/** The day on which the title went to its buyer. */
export function TransferForm({ purchase: { id, revision }, onStale }: TransferFormProps) {
  const [transfer] = useTransferPurchaseMutation();
  const form = useZodForm(purchaseTransfer, { defaultValues: { revision } });
  return (
    <WorkForm
      form={form}
      words={copy}
      failed={purchasesCopy.notSaved}
      onSubmit={(body) =>
        transfer({ params: { id }, body: { ...body, revision } }).unwrap()
      }
      onStale={onStale}
      warnOnLeave
    >
      <DateField name="transferredOn" label={copy.day} />
    </WorkForm>
  );
}
