import { type TeamSeller } from '@site/api-contract';
import {
  HELD_SECOND_STEP,
  secondStepResetCopy,
} from '@site/back-office/second-step-reset';
import { useSiteActions } from '@site/shell';
import { type Column, EmailText, RowAct, Tag } from '@site/ui';
import { teamCopy as copy } from './team.copy';

type Acts = {
  onEnd: (seller: TeamSeller) => void;
  onReset: (seller: TeamSeller) => void;
  onRestore: (seller: TeamSeller) => void;
  restoringId: string | undefined;
  /** Called with whether the browser allowed copying a link. */
  onCopied: (ok: boolean) => void;
};

export function teamColumns({
  onEnd,
  onReset,
  onRestore,
  restoringId,
  onCopied,
}: Acts): Column<TeamSeller>[] {
  return [
    {
      key: 'name',
      head: copy.seller,
      cell: ({ name, email }) => (
        <>
          <b>{name}</b>
          <small className="team-email">
            <EmailText>{email}</EmailText>
          </small>
        </>
      ),
    },
    {
      key: 'links',
      head: copy.links,
      phone: 'wide',
      cell: (seller) =>
        seller.ended ? (
          <small>{copy.linksOver}</small>
        ) : (
          <Links seller={seller} onCopied={onCopied} />
        ),
    },
    {
      key: 'results',
      head: copy.results,
      phone: 'wide',
      cell: ({ current }) => copy.steps(current),
    },
    {
      key: 'lastSignIn',
      head: copy.lastSignIn,
      phone: 'wide',
      phoneName: copy.lastSignIn,
      cell: ({ lastSignInAt }) => (lastSignInAt ? copy.at(lastSignInAt) : copy.never),
    },
    {
      key: 'access',
      head: copy.access,
      phone: 'wide',
      cell: (seller) => {
        const { id, name, ended } = seller;
        const reset = secondStepResetCopy(seller);
        if (!ended)
          return (
            <div className="team-links">
              {!seller.hasApp && reset && <Tag tone="warn">{HELD_SECOND_STEP}</Tag>}
              {reset && (
                <RowAct
                  name={copy.ofSeller(reset.act, name)}
                  onClick={() => onReset(seller)}
                >
                  {reset.act}
                </RowAct>
              )}
              <RowAct
                name={copy.ofSeller(copy.end, name)}
                danger
                onClick={() => onEnd(seller)}
              >
                {copy.end}
              </RowAct>
            </div>
          );
        const isPending = restoringId === id;
        return (
          <div className="team-ended">
            <Tag>{copy.endedTag}</Tag>
            <small>{copy.endedAt(ended.at, ended.by)}</small>
            <RowAct
              name={copy.ofSeller(copy.restore, name)}
              isPending={isPending}
              onClick={() => onRestore(seller)}
            >
              {isPending ? copy.restorePending : copy.restore}
            </RowAct>
          </div>
        );
      },
    },
  ];
}

function Links({
  seller: { name, links },
  onCopied,
}: {
  seller: TeamSeller;
  onCopied: Acts['onCopied'];
}) {
  const { copyText, origin } = useSiteActions();
  const copyLink = (path: string) =>
    copyText(`${origin}${path}`).then(
      () => onCopied(true),
      () => onCopied(false),
    );
  return (
    <div className="team-links">
      {links.map((link) => (
        <RowAct
          key={link.origin}
          name={copy.ofSeller(copy.copyLink[link.origin], name)}
          onClick={() => void copyLink(link.path)}
        >
          {copy.copyLink[link.origin]}
        </RowAct>
      ))}
    </div>
  );
}
