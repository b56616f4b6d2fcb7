import { useCancelTrafficFineMutation } from '@site/api-client';
import { fineCancelForm, type TrafficFine } from '@site/contracts';
import { consultantFinePath } from '@site/contracts/site-paths';
import { type TakenBack } from '@site/ui';
import { TextAreaField, useZodForm } from '@site/ui/forms';
import { actId } from '../../shared/act-id';
import { WorkForm } from '../../shared/work-form';
import { finesCopy } from './fines.copy';

const copy = finesCopy.cancel;

type CancelFormProps = { fine: TrafficFine; back: TakenBack; onBack: () => void };

/** Cancels a fine, with the reason that its customer reads. */
export function CancelForm({ fine, back, onBack }: CancelFormProps) {
  const { id, revision, customerName, noticeNumber } = fine;
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
      delayed={{
        back,
        decision: {
          id: actId('fine', id),
          about: customerName ?? noticeNumber,
          what: copy.waits,
          path: consultantFinePath(id),
          words: copy,
        },
      }}
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
