import { useTransferPurchaseMutation } from '@site/api-client';
import {
  type Purchase,
  purchaseTransfer,
  recordRule,
  transferDayProblem,
} from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { DateField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../../shared/queue/work-form';
import { useToday } from '../../../shared/use-today';
import { delayedAnswer } from './purchase-act';
import { purchaseFormsCopy } from './purchase-forms.copy';

const copy = purchaseFormsCopy.transfer;

type TransferFormProps = { purchase: Purchase; back: TakenBack };

/** The form for the day on which the title was transferred to the buyer. */
export function TransferForm({ purchase, back }: TransferFormProps) {
  const { id, revision, boughtOn } = purchase;
  const [transfer] = useTransferPurchaseMutation();
  const today = useToday();
  const limit = recordRule<string>('transferredOn', (day) =>
    transferDayProblem(day, { boughtOn, today }),
  );
  const form = useZodForm(purchaseTransfer.check(limit), {
    defaultValues: { revision },
  });
  return (
    <WorkForm
      form={form}
      draft={`purchase-transfer.${id}`}
      words={copy}
      onSubmit={(body) =>
        transfer({ params: { id }, body: { ...body, revision } }).unwrap()
      }
      delayed={delayedAnswer(purchase, back, copy)}
    >
      <DateField name="transferredOn" label={copy.day} />
    </WorkForm>
  );
}
