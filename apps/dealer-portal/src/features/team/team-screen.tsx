import { useState } from 'react';
import { useSelector } from 'react-redux';
import {
  failureOf,
  serverSentence,
  useEndSellerAccessMutation,
  useGetTeamQuery,
  useRestoreSellerAccessMutation,
} from '@site/api-client';
import { selectViewer } from '@site/auth';
import { type TeamSeller } from '@site/contracts';
import { DataTable, Empty, Failure, Skeleton } from '@site/ui';
import { Said, type Saying } from '../../shared/car-inspection/said';
import { EndAccess } from './end-access';
import { teamCopy as copy } from './team.copy';
import { teamColumns } from './team-columns';
import './team.css';

/** Sellers of the dealership, for its dealers alone. */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const isDealer = kind === 'dealer';
  const { data, error, refetch } = useGetTeamQuery(undefined, {
    skip: !isDealer,
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="wrap team">
      <title>{copy.title}</title>
      {isDealer && (
        <header className="page-head">
          <div>
            <h1>{copy.title}</h1>
            <p>{copy.lead}</p>
            <p className="team-new">{copy.newOnes}</p>
          </div>
        </header>
      )}
      {!isDealer ? (
        // A seller who typed the address; nothing here leads them to it.
        <Empty level={1} title={copy.notYours} text={copy.notYoursText} />
      ) : data ? (
        <Sellers sellers={data.sellers} />
      ) : error ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="row" count={4} />
      )}
    </div>
  );
}

function Sellers({ sellers }: { sellers: readonly TeamSeller[] }) {
  const [said, setSaid] = useState<Saying>(null);
  const [ending, setEnding] = useState<TeamSeller | null>(null);
  const [end, { isLoading: isEnding }] = useEndSellerAccessMutation();
  const [restore, restoring] = useRestoreSellerAccessMutation();

  /** What was refused, a colleague did first: the list is read again either way. */
  async function act(run: Promise<unknown>, done: string) {
    setSaid(null);
    try {
      await run;
      setSaid({ kind: 'ok', text: done });
    } catch (error) {
      setSaid({ kind: 'err', text: serverSentence(error, copy.actFailed) });
    }
    setEnding(null);
  }
  const giveBack = ({ id, name }: TeamSeller) =>
    act(restore({ params: { id } }).unwrap(), copy.restored(name));

  return (
    <>
      <Said saying={said} />
      {sellers.length === 0 ? (
        <Empty slim title={copy.empty} />
      ) : (
        <DataTable
          caption={copy.caption}
          columns={teamColumns({
            onEnd: setEnding,
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
      {ending && (
        <EndAccess
          name={ending.name}
          isPending={isEnding}
          onClose={() => setEnding(null)}
          onEnd={() =>
            void act(end({ params: { id: ending.id } }).unwrap(), copy.ended(ending.name))
          }
        />
      )}
    </>
  );
}
