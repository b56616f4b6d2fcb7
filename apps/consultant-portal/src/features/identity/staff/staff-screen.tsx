import { useState } from 'react';
import { useSelector } from 'react-redux';
import { serverSentence } from '@site/api-client';
import {
  useEndStaffAccessMutation,
  useInviteConsultantMutation,
  useListStaffQuery,
  useResetStaffAppMutation,
  useRestoreStaffAccessMutation,
  useWithdrawConsultantInvitationMutation,
} from '@site/api-client/consultant-calls';
import { type ConsultantInvitation, type StaffMember } from '@site/api-contract';
import { selectViewer } from '@site/auth';
import { ConfirmDialog } from '@site/back-office/confirm-dialog';
import { Invitations, invitationsCopy } from '@site/back-office/invitations';
import { SecondStepReset } from '@site/back-office/second-step-reset';
import { type Column, deferred, type OutcomeText, OutcomeWithFocus } from '@site/ui';
import { hasRight } from '../../../shared/rights';
import { FetchedList } from '../../../shared/table/fetched-list';
import { RowsTable } from '../../../shared/table/rows-table';
import { FormerConsultants } from './former-consultants';
import { staffCopy as copy } from './staff.copy';
import { type StaffAct, staffColumns } from './staff-columns';
import './staff.css';

const InviteConsultant = deferred(
  async () => (await import('./staff-dialogs')).InviteConsultant,
);
const RightsDialog = deferred(async () => (await import('./staff-dialogs')).RightsDialog);

/** Consultants, their rights and their access, for who has the right `people`. */
export function Component() {
  const viewer = useSelector(selectViewer);
  const opened = RIGHTS.filter((right) => hasRight(viewer, right));
  const staff = useListStaffQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<{ act: StaffAct; member: StaffMember } | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [said, setSaid] = useState<OutcomeText>(null);
  const [reset, resetting] = useResetStaffAppMutation();
  const [end, ending] = useEndStaffAccessMutation();
  const [restore, restoring] = useRestoreStaffAccessMutation();
  const [invite] = useInviteConsultantMutation();
  const [withdraw] = useWithdrawConsultantInvitationMutation();

  async function act(run: Promise<unknown>, done: string, failed: string) {
    setSaid(null);
    try {
      await run;
      setSaid({ kind: 'ok', text: done });
    } catch (error) {
      setSaid({ kind: 'err', text: serverSentence(error, failed) });
    }
    setAsked(null);
  }
  const close = () => setAsked(null);

  return (
    <FetchedList
      answer={staff}
      words={copy}
      actions={
        staff.currentData && (
          <div className="actions">
            <button
              type="button"
              className="btn btn--sm"
              onClick={() => setInviting(true)}
            >
              {copy.invite.act}
            </button>
          </div>
        )
      }
    >
      {({ items, former, invitations }) => (
        <div className="stack staff-list">
          <OutcomeWithFocus saying={said} />
          {countHolders(items) < 2 && <p className="notice">{copy.alone}</p>}
          <RowsTable
            words={copy}
            columns={staffColumns(
              (name, member) => setAsked({ act: name, member }),
              opened,
            )}
            rows={items}
            rowKey={({ id }) => id}
          />
          <Invitations
            invitations={invitations}
            more={INVITED}
            onAgain={({ name, email, rights }) =>
              invite({ body: { name, email, rights } }).unwrap()
            }
            onWithdraw={({ id }) => withdraw({ params: { id } }).unwrap()}
            onSaid={setSaid}
          />
          <FormerConsultants
            former={former}
            restoringId={
              restoring.isLoading ? restoring.originalArgs?.params.id : undefined
            }
            onRestore={({ id, name }) =>
              void act(
                restore({ params: { id } }).unwrap(),
                copy.former.done(name),
                copy.actFailed,
              )
            }
          />
          {asked?.act === 'reset' && (
            <SecondStepReset
              member={asked.member}
              isPending={resetting.isLoading}
              onClose={close}
              onReset={({ done, failed }) =>
                void act(
                  reset({
                    params: { id: asked.member.id },
                    query: { recoveredAt: asked.member.passwordRecoveredAt },
                  }).unwrap(),
                  done,
                  failed,
                )
              }
            />
          )}
          {asked?.act === 'end' && (
            <ConfirmDialog
              title={copy.end.title(asked.member.name)}
              submit={copy.end.submit}
              pending={copy.end.pending}
              isPending={ending.isLoading}
              onClose={close}
              onConfirm={() =>
                void act(
                  end({ params: { id: asked.member.id } }).unwrap(),
                  copy.end.done(asked.member.name),
                  copy.actFailed,
                )
              }
            >
              <p>{copy.end.text}</p>
            </ConfirmDialog>
          )}
          {asked?.act === 'rights' && (
            <RightsDialog
              member={asked.member}
              onClose={close}
              onSaved={() => {
                close();
                setSaid({ kind: 'ok', text: copy.change.done(asked.member.name) });
              }}
            />
          )}
          {isInviting && (
            <InviteConsultant
              onClose={() => setInviting(false)}
              onInvited={(email) => {
                setInviting(false);
                setSaid({ kind: 'ok', text: invitationsCopy.invited(email) });
              }}
            />
          )}
        </div>
      )}
    </FetchedList>
  );
}

const INVITED: readonly Column<ConsultantInvitation>[] = [
  {
    key: 'rights',
    head: copy.columns.rights,
    phone: 'wide',
    cell: ({ rights }) => copy.rights(rights),
  },
  {
    key: 'by',
    head: copy.invite.by,
    phone: 'wide',
    phoneName: copy.invite.by,
    cell: ({ invitedBy }) => invitedBy ?? copy.invite.byNobody,
  },
];

const RIGHTS = ['leads', 'analysis'] as const;
const countHolders = (items: readonly StaffMember[]) =>
  items.filter(({ rights }) => rights.includes('people')).length;
