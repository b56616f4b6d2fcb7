import { useState } from 'react';
import { serverSentence } from '@site/api-client';
import { type Column, DataTable, EmailText, type OutcomeText, RowAct } from '@site/ui';
import { invitationsCopy as copy } from './invitations.copy';
import './invitations.css';

export { invitationsCopy } from './invitations.copy';

type OpenInvitation = {
  id: string;
  name: string;
  email: string;
  sentAt: string;
  expiresAt: string;
  expired: boolean;
};

type InvitationsProps<Row extends OpenInvitation> = {
  invitations: readonly Row[];
  /** Further columns, after the name. */
  more?: readonly Column<Row>[];
  /** Sends the invitation again, with another link. */
  onAgain: (invitation: Row) => Promise<unknown>;
  onWithdraw: (invitation: Row) => Promise<unknown>;
  onSaid: (saying: OutcomeText) => void;
};

/** Invited people who have no account yet. */
export function Invitations<Row extends OpenInvitation>({
  invitations,
  more = [],
  onAgain,
  onWithdraw,
  onSaid,
}: InvitationsProps<Row>) {
  const [running, setRunning] = useState<string | null>(null);

  async function act(
    key: string,
    run: () => Promise<unknown>,
    { done, failed }: { done: string; failed: string },
  ) {
    if (running !== null) return;
    setRunning(key);
    onSaid(null);
    try {
      await run();
      onSaid({ kind: 'ok', text: done });
    } catch (error) {
      onSaid({ kind: 'err', text: serverSentence(error, failed) });
    }
    setRunning(null);
  }

  const columns: Column<Row>[] = [
    {
      key: 'name',
      head: copy.invitee,
      cell: ({ name, email }) => (
        <>
          <b>{name}</b>
          <small className="invitations-email">
            <EmailText>{email}</EmailText>
          </small>
        </>
      ),
    },
    ...more,
    {
      key: 'sent',
      head: copy.sent,
      phone: 'wide',
      cell: ({ sentAt }) => (
        <>
          <span className="invitations-phone">{copy.sent}: </span>
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
          <span className={expired ? undefined : 'invitations-phone'}>
            {expired ? copy.expired : copy.until}:{' '}
          </span>
          {copy.at(expiresAt)}
        </>
      ),
    },
    {
      key: 'acts',
      head: copy.acts,
      phone: 'wide',
      cell: (invitation) => {
        const { id, name, email } = invitation;
        const [again, withdraw] = [`again ${id}`, `withdraw ${id}`];
        return (
          <div className="invitations-acts">
            <RowAct
              name={copy.ofInvitee(copy.again, name)}
              isPending={running === again}
              onClick={() =>
                void act(again, () => onAgain(invitation), {
                  done: copy.invited(email),
                  failed: copy.againFailed,
                })
              }
            >
              {running === again ? copy.againPending : copy.again}
            </RowAct>
            <RowAct
              name={copy.ofInvitee(copy.withdraw, name)}
              isPending={running === withdraw}
              onClick={() =>
                void act(withdraw, () => onWithdraw(invitation), {
                  done: copy.withdrawn(name),
                  failed: copy.withdrawFailed,
                })
              }
            >
              {running === withdraw ? copy.withdrawPending : copy.withdraw}
            </RowAct>
          </div>
        );
      },
    },
  ];

  if (invitations.length === 0) return null;
  return (
    <section className="invitations" aria-labelledby="open-invitations">
      <h2 id="open-invitations">{copy.title}</h2>
      <DataTable
        caption={copy.title}
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
