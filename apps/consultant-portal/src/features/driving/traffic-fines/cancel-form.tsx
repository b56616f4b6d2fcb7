import { useCancelTrafficFineMutation } from '@site/api-client';
import { fineCancelForm, type TrafficFine } from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { TextAreaField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../../shared/queue/work-form';
import { delayedStep } from './fine-act';
import { trafficFinesCopy } from './traffic-fines.copy';

const copy = trafficFinesCopy.cancel;

type CancelFormProps = {
  fine: TrafficFine;
  back: TakenBack;
  onBack: () => void;
};

/** Cancels a fine, with a reason that the customer reads. */
export function CancelForm({ fine, back, onBack }: CancelFormProps) {
  const { id, revision } = fine;
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
      delayed={delayedStep(fine, back, copy)}
      onBack={onBack}
      hasKey={false}
    >
      <TextAreaField
        name="reason"
        label={copy.reason}
        help={copy.help}
        rows={3}
        maxLength={300}
      />
    </WorkForm>
  );
}
