import { useCancelTrafficFineMutation } from '@site/api-client';
import { fineCancelForm, type TrafficFine } from '@site/api-contract';
import { isCustomerTold } from '@site/api-contract/driving';
import { type TakenBack } from '@site/ui';
import { TextAreaField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../../shared/queue/work-form';
import { delayedStep } from './fine-act';
import { fineActsCopy } from './fine-acts.copy';

const copy = fineActsCopy.cancel;

type CancelFormProps = {
  fine: TrafficFine;
  back: TakenBack;
  onBack: () => void;
};

/** Cancels a fine. A customer who knew of it reads the reason. */
export function CancelForm({ fine, back, onBack }: CancelFormProps) {
  const { id, revision } = fine;
  const isTold = isCustomerTold(fine.state);
  const [cancel] = useCancelTrafficFineMutation();
  const form = useZodForm(fineCancelForm, { defaultValues: { revision, reason: '' } });
  return (
    <WorkForm
      form={form}
      draft={`fine-cancel.${id}`}
      words={copy}
      onSubmit={(body) =>
        cancel({ params: { id }, body: { ...body, revision } }).unwrap()
      }
      delayed={delayedStep(fine, back, {
        ...copy,
        done: isTold ? copy.done : copy.doneUntold,
      })}
      onBack={onBack}
      hasKey={false}
    >
      <TextAreaField
        name="reason"
        label={copy.reason}
        help={copy.help({ isTold, isCharged: fine.state === 'cobrada' })}
        rows={3}
        maxLength={300}
      />
    </WorkForm>
  );
}
