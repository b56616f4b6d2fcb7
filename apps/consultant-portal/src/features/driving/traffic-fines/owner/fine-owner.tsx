import { useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { serverSentence } from '@site/api-client';
import { useAssignTrafficFinesMutation } from '@site/api-client/consultant-calls';
import { type SelectionRow, type TrafficFine } from '@site/api-contract';
import { selectViewer } from '@site/auth';
import { heldByWords } from '../../../../shared/holds/held-by.copy';
import { selectionCopy } from '../../../../shared/selection/selection.copy';
import { AssignFines } from './assign-fines';
import { fineOwnerCopy as copy } from './fine-owner.copy';
import '../traffic-fines.css';

/** Says who looks after an open fine, and lets the reader take, return or pass it on. */
export function FineOwner({ fine }: { fine: TrafficFine }) {
  const { id, revision, heldBy = null } = fine;
  const { id: readerId } = useSelector(selectViewer);
  const [assign, { isLoading }] = useAssignTrafficFinesMutation();
  const [isPassing, setPassing] = useState(false);
  const [problem, setProblem] = useState('');
  const items = [{ id, revision }];
  const isMine = heldBy?.isMe === true;
  const line = useRef<HTMLParagraphElement>(null);
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    // The pressed button goes with the act.
    if (isMoving.current) line.current?.focus();
    isMoving.current = false;
  }, [isMine]);

  // A row that stayed as it was says why.
  const say = ([row]: readonly SelectionRow[]) => setProblem(row?.message ?? '');
  const move = async (to: string | null) => {
    setProblem('');
    isMoving.current = true;
    const takeOver = to !== null;
    try {
      const { rows } = await assign({ body: { items, to, takeOver } }).unwrap();
      say(rows);
      // The page reads again what a colleague changed, and the pressed button may go.
      if (rows.some(({ outcome }) => outcome === 'held' || outcome === 'refused'))
        isMoving.current = false;
    } catch (error) {
      isMoving.current = false;
      setProblem(serverSentence(error, takeOver ? copy.claimFailed : copy.releaseFailed));
    }
  };
  return (
    <section className="fine-owner" aria-labelledby="com-quem">
      <h2 id="com-quem">{copy.title}</h2>
      <p ref={line} role="status" tabIndex={-1}>
        {heldBy ? (
          <>
            <b>{heldByWords(heldBy)}</b> {copy.since(heldBy.since)}
          </>
        ) : (
          copy.free
        )}
      </p>
      <div className="actions">
        {readerId !== undefined && (
          <button
            key={isMine ? 'release' : 'claim'}
            type="button"
            className="btn btn--line btn--sm"
            aria-disabled={isLoading || undefined}
            onClick={() => !isLoading && void move(isMine ? null : readerId)}
          >
            {wordsOf(heldBy, isLoading)}
          </button>
        )}
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => setPassing(true)}
        >
          {selectionCopy.passing.act}
        </button>
      </div>
      <div role="alert">{problem !== '' && <p className="field-error">{problem}</p>}</div>
      {isPassing && (
        <AssignFines
          items={items}
          takeOver
          onClose={() => setPassing(false)}
          onDone={(rows) => {
            say(rows);
            setPassing(false);
          }}
        />
      )}
    </section>
  );
}

function wordsOf(heldBy: TrafficFine['heldBy'], isLoading: boolean): string {
  if (heldBy?.isMe) return isLoading ? copy.releasing : copy.release;
  if (isLoading) return copy.claiming;
  return heldBy ? copy.claimFrom : copy.claim;
}
