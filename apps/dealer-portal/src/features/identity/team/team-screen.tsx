import { useState } from 'react';
import { useSelector } from 'react-redux';
import {
  serverSentence,
  useEndSellerAccessMutation,
  useGetTeamQuery,
  useInviteSellerMutation,
  useResetSellerAppMutation,
  useRestoreSellerAccessMutation,
  useWithdrawSellerInvitationMutation,
} from '@site/api-client';
import { type TeamSeller } from '@site/api-contract';
import { DEALER_RESULTS_PATH } from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { ConfirmDialog } from '@site/back-office/confirm-dialog';
import { Invitations } from '@site/back-office/invitations';
import { SecondStepReset } from '@site/back-office/second-step-reset';
import { QueryState } from '@site/shell/query-state';
import {
  DataTable,
  deferred,
  Empty,
  type OutcomeText,
  OutcomeWithFocus,
  SiteLink,
  Skeleton,
} from '@site/ui';
import { teamCopy as copy } from './team.copy';
import { teamColumns } from './team-columns';
import '@site/ui/forms.css';
import './team.css';

const InviteSeller = deferred(async () => (await import('./invite-seller')).InviteSeller);

/** Sellers of the dealership; only for dealers. */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const isDealer = kind === 'dealer';
  const team = useGetTeamQuery(undefined, {
    skip: !isDealer,
    refetchOnMountOrArgChange: true,
  });
  const [said, setSaid] = useState<OutcomeText>(null);
  const [isInviting, setInviting] = useState(false);
  const [invite] = useInviteSellerMutation();
  const [withdraw] = useWithdrawSellerInvitationMutation();
  return (
    <div className="wrap team">
      <title>{copy.title}</title>
      {isDealer && (
        <header className="page-head">
          <div>
            <h1>{copy.title}</h1>
            <p>{copy.lead}</p>
          </div>
          <div className="actions">
            <button
              type="button"
              className="btn btn--sm"
              onClick={() => setInviting(true)}
            >
              {copy.invite}
            </button>
          </div>
        </header>
      )}
      <OutcomeWithFocus saying={said} />
      {!isDealer ? (
        // Shown to sellers who typed the address, since no link leads them here.
        <Empty
          level={1}
          title={copy.notYours}
          text={copy.notYoursText}
          action={
            <SiteLink to={DEALER_RESULTS_PATH} className="btn btn--sm">
              {copy.seeResults}
            </SiteLink>
          }
        />
      ) : (
        <QueryState
          answer={team}
          failed={copy.failed}
          wait={<Skeleton shape="row" count={4} />}
        >
          {({ sellers, invitations }) => (
            <>
              <Sellers sellers={sellers} onSaid={setSaid} />
              <Invitations
                invitations={invitations}
                onAgain={({ name, email }) => invite({ body: { name, email } }).unwrap()}
                onWithdraw={({ id }) => withdraw({ params: { id } }).unwrap()}
                onSaid={setSaid}
              />
            </>
          )}
        </QueryState>
      )}
      {isInviting && (
        <InviteSeller
          onClose={() => setInviting(false)}
          onInvited={(email) => {
            setInviting(false);
            setSaid({ kind: 'ok', text: copy.invited(email) });
          }}
        />
      )}
    </div>
  );
}

type SellersProps = {
  sellers: readonly TeamSeller[];
  onSaid: (saying: OutcomeText) => void;
};

function Sellers({ sellers, onSaid: setSaid }: SellersProps) {
  const [ending, setEnding] = useState<TeamSeller | null>(null);
  const [end, { isLoading: isEnding }] = useEndSellerAccessMutation();
  const [resetOf, setResetOf] = useState<TeamSeller | null>(null);
  const [reset, { isLoading: isResetting }] = useResetSellerAppMutation();
  const [restore, restoring] = useRestoreSellerAccessMutation();

  /**
   * Runs an action and shows its result. The list is loaded again even after a refusal,
   * since a colleague may have changed it.
   */
  async function act(
    run: Promise<unknown>,
    done: string,
    failed: string = copy.actFailed,
  ) {
    setSaid(null);
    try {
      await run;
      setSaid({ kind: 'ok', text: done });
    } catch (error) {
      setSaid({ kind: 'err', text: serverSentence(error, failed) });
    }
    setEnding(null);
    setResetOf(null);
  }
  const giveBack = ({ id, name }: TeamSeller) =>
    act(restore({ params: { id } }).unwrap(), copy.restored(name));

  return (
    <>
      {sellers.length === 0 ? (
        <Empty slim title={copy.empty} text={copy.emptyText} />
      ) : (
        <DataTable
          caption={copy.caption}
          columns={teamColumns({
            onEnd: setEnding,
            onReset: setResetOf,
            onRestore: (seller) => void giveBack(seller),
            restoringId: restoring.isLoading
              ? restoring.originalArgs?.params.id
              : undefined,
            onCopied: (ok) =>
              setSaid(
                ok
                  ? { kind: 'ok', text: copy.copied }
                  : { kind: 'err', text: copy.notCopied },
              ),
          })}
          rows={sellers}
          rowKey={({ id }) => id}
        />
      )}
      {resetOf && (
        <SecondStepReset
          member={resetOf}
          isPending={isResetting}
          onClose={() => setResetOf(null)}
          onReset={({ done, failed }) =>
            void act(
              reset({
                params: { id: resetOf.id },
                query: { recoveredAt: resetOf.passwordRecoveredAt },
              }).unwrap(),
              done,
              failed,
            )
          }
        />
      )}
      {ending && (
        <ConfirmDialog
          title={copy.endTitle(ending.name)}
          submit={copy.endSubmit}
          pending={copy.endPending}
          isPending={isEnding}
          onClose={() => setEnding(null)}
          onConfirm={() =>
            void act(end({ params: { id: ending.id } }).unwrap(), copy.ended(ending.name))
          }
        >
          <p>{copy.endText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
