import { useInviteConsultantMutation } from '@site/api-client/consultant-calls';
import { consultantInvitationForm } from '@site/api-contract';
import { InviteDialog } from '@site/back-office/invite-dialog';
import { useZodForm } from '@site/ui/forms';
import { RightsField } from './rights-field';
import { staffCopy } from './staff.copy';

const copy = staffCopy.invite;

type InviteConsultantProps = {
  onClose: () => void;
  onInvited: (email: string) => void;
};

/** The dialog that invites a consultant, with the rights that the account will have. */
export function InviteConsultant({ onClose, onInvited }: InviteConsultantProps) {
  const [invite] = useInviteConsultantMutation();
  const form = useZodForm(consultantInvitationForm, {
    defaultValues: { name: '', email: '', rights: ['analysis', 'leads'] },
  });
  return (
    <InviteDialog
      form={form}
      title={copy.act}
      text={copy.text}
      onClose={onClose}
      onInvite={async (body) => {
        await invite({ body }).unwrap();
        onInvited(body.email);
      }}
    >
      <RightsField />
    </InviteDialog>
  );
}
