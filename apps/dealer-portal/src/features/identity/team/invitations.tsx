import {
  serverSentence,
  useInviteSellerMutation,
  useWithdrawSellerInvitationMutation,
} from '@site/api-client';
import { type SellerInvitation } from '@site/api-contract';
import { type Column, DataTable, type OutcomeText, RowAct } from '@site/ui';
import { teamCopy as copy } from './team.copy';

type InvitationsProps = {
  invitations: readonly SellerInvitation[];
  onSaid: (saying: OutcomeText) => void;
};

/** Invited people who have no account yet. */
export function Invitations({ invitations, onSaid }: InvitationsProps) {
  const [invite, inviting] = useInviteSellerMutation();
  const [withdraw, withdrawing] = useWithdrawSellerInvitationMutation();
  const isBusy = inviting.isLoading || withdrawing.isLoading;

  async function act(run: () => Promise<unknown>, done: string, failed: string) {
    if (isBusy) return;
    onSaid(null);
    try {
      await run();
      onSaid({ kind: 'ok', text: done });
    } catch (error) {
      onSaid({ kind: 'err', text: serverSentence(error, failed) });
    }
  }

  const columns: Column<SellerInvitation>[] = [
    {
      key: 'name',
      head: copy.invitee,
      cell: ({ name, email }) => (
        <>
          <b>{name}</b>
          <small className="team-email">{email}</small>
        </>
      ),
    },
    {
      key: 'sent',
      head: copy.sent,
      phone: 'wide',
      cell: ({ sentAt }) => (
        <>
          <span className="team-phone">{copy.sent}: </span>
          {copy.at(sentAt)}
        </>
      ),
    },
    {
      key: 'until',
      head: copy.until,
      phone: 'wide',
      cell: ({ expiresAt, expired }) => (
        <>
          <span className={expired ? undefined : 'team-phone'}>
            {expired ? copy.expired : copy.until}:{' '}
          </span>
          {copy.at(expiresAt)}
        </>
      ),
    },
    {
      key: 'acts',
      head: copy.inviteActs,
      phone: 'wide',
      cell: ({ id, name, email }) => {
        const isSending =
          inviting.isLoading && inviting.originalArgs?.body.email === email;
        const isEnding =
          withdrawing.isLoading && withdrawing.originalArgs?.params.id === id;
        return (
          <div className="team-links">
            <RowAct
              name={copy.ofSeller(copy.again, name)}
              isPending={isSending}
              onClick={() =>
                void act(
                  () => invite({ body: { name, email } }).unwrap(),
                  copy.invited(email),
                  copy.inviteFailed,
                )
              }
            >
              {isSending ? copy.againPending : copy.again}
            </RowAct>
            <RowAct
              name={copy.ofSeller(copy.withdraw, name)}
              isPending={isEnding}
              onClick={() =>
                void act(
                  () => withdraw({ params: { id } }).unwrap(),
                  copy.withdrawn(name),
                  copy.withdrawFailed,
                )
              }
            >
              {isEnding ? copy.withdrawPending : copy.withdraw}
            </RowAct>
          </div>
        );
      },
    },
  ];

  if (invitations.length === 0) return null;
  return (
    <section className="team-invitations" aria-labelledby="team-invitations">
      <h2 id="team-invitations">{copy.invitations}</h2>
      <DataTable
        caption={copy.invitations}
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
