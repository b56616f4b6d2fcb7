import { useGetProposalQuery } from '@site/api-client';
import { type Proposal } from '@site/api-contract';
import { Empty } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { ProposalCard } from './proposal-card';

type ProposalListProps = { page: { items: readonly Proposal[]; total: number } };

/** The customer's proposals, newest first; without any, a link to the simulator. */
export function ProposalList({ page: { items, total } }: ProposalListProps) {
  if (items.length === 0) {
    return (
      <Empty
        slim
        title={memberAreaCopy.proposalsEmpty}
        text={memberAreaCopy.proposalsEmptyText}
      />
    );
  }
  return (
    <>
      <ul className="props">
        {items.map((proposal) => (
          <li key={proposal.id}>
            <CardWithHistory proposal={proposal} />
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="soft props-more">
          {memberAreaCopy.proposalsMore(items.length, total)}
        </p>
      )}
    </>
  );
}

/**
 * The list of proposals has no history, so each card loads its own and shows the rest at
 * once.
 */
function CardWithHistory({ proposal }: { proposal: Proposal }) {
  const { data } = useGetProposalQuery({ params: { id: proposal.id } });
  return <ProposalCard proposal={proposal} detail={data ?? null} />;
}
