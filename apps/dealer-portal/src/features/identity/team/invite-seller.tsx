import { useInviteSellerMutation } from '@site/api-client';
import { sellerInvitationForm } from '@site/api-contract';
import { InviteDialog } from '@site/back-office/invite-dialog';
import { useZodForm } from '@site/ui/forms';
import { teamCopy as copy } from './team.copy';

type InviteSellerProps = {
  onClose: () => void;
  onInvited: (email: string) => void;
};

/** The dialog that invites a seller. */
export function InviteSeller({ onClose, onInvited }: InviteSellerProps) {
  const [invite] = useInviteSellerMutation();
  const form = useZodForm(sellerInvitationForm, {
    defaultValues: { name: '', email: '' },
  });
  return (
    <InviteDialog
      form={form}
      title={copy.invite}
      text={copy.inviteText}
      onClose={onClose}
      onInvite={async (body) => {
        await invite({ body }).unwrap();
        onInvited(body.email);
      }}
    />
  );
}
