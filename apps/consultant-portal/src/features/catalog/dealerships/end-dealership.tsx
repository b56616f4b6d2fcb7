import { useEffect, useRef, useState } from 'react';
import { serverSentence } from '@site/api-client';
import {
  useEndDealershipMutation,
  useReopenDealershipMutation,
} from '@site/api-client/consultant-calls';
import { type DealershipRecord } from '@site/api-contract';
import { type OutcomeText, OutcomeWithFocus } from '@site/ui';
import { endCopy as copy } from './dealerships.copy';

/** Ends a dealership after explaining the consequences, or reopens it. */
export function EndDealership({ record }: { record: DealershipRecord }) {
  const [isAsking, ask] = useState(false);
  const [said, say] = useState<OutcomeText>(null);
  const [end, { isLoading: isEnding }] = useEndDealershipMutation();
  const [reopen, { isLoading: isReopening }] = useReopenDealershipMutation();
  const { id, active, revision } = record;
  const request = { params: { id }, body: { revision } };
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  // The question and the button that opens it stand in each other's place.
  useEffect(() => {
    if (isAsking) title.current?.focus();
    else if (wasAsking.current && document.activeElement === document.body)
      opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  async function act(send: typeof end, done: string) {
    if (isEnding || isReopening) return;
    say(null);
    const { error } = await send(request);
    ask(false);
    say(
      error
        ? { kind: 'err', text: serverSentence(error, copy.failed) }
        : { kind: 'ok', text: done },
    );
  }

  return (
    <section className="dealership-end">
      {!active && <p className="notice">{copy.ended}</p>}
      {!active && (
        <button
          type="button"
          className="btn btn--line"
          aria-disabled={isReopening || undefined}
          onClick={() => void act(reopen, copy.reopened)}
        >
          {isReopening ? copy.reopening : copy.reopen}
        </button>
      )}
      {active && !isAsking && (
        <button
          type="button"
          className="btn btn--line"
          ref={opener}
          onClick={() => ask(true)}
        >
          {copy.open}
        </button>
      )}
      {active && isAsking && (
        <div role="group" aria-labelledby="encerrar">
          <h2 id="encerrar" tabIndex={-1} ref={title}>
            {copy.title}
          </h2>
          <ul>
            {copy.effects(record).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div className="actions">
            <button
              type="button"
              className="btn btn--danger"
              aria-disabled={isEnding || undefined}
              onClick={() => void act(end, copy.done)}
            >
              {isEnding ? copy.pending : copy.submit}
            </button>
            <button
              type="button"
              className="btn btn--line"
              aria-disabled={isEnding || undefined}
              onClick={() => isEnding || ask(false)}
            >
              {copy.back}
            </button>
          </div>
        </div>
      )}
      <OutcomeWithFocus saying={said} />
    </section>
  );
}
