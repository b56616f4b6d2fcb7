import { useCancelTrafficFineMutation } from '@site/api-client';
import { fineCancelForm, type TrafficFine } from '@site/contracts';
import { TextAreaField, useZodForm } from '@site/ui/forms';
import { WorkForm } from '../../shared/work-form';
import { finesCopy } from './fines.copy';

const copy = finesCopy.cancel;

type CancelFormProps = {
  fine: TrafficFine;
  onStale: () => void;
  onBack: () => void;
};

/** Cancels a fine, with the reason that its customer reads. */
export function CancelForm({ fine: { id, revision }, onStale, onBack }: CancelFormProps) {
  const [cancel] = useCancelTrafficFineMutation();
  const form = useZodForm(fineCancelForm, { defaultValues: { revision, reason: '' } });
  return (
    <WorkForm
      form={form}
      words={copy}
      failed={copy.failed}
      onSubmit={(body) =>
        cancel({ params: { id }, body: { ...body, revision } }).unwrap()
      }
      onStale={onStale}
      onBack={onBack}
      warnOnLeave
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
