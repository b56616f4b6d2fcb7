import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { failureOf, useVerifyContractMutation } from '@site/api-client';
import { type Verification } from '@site/api-contract';
import { ErrorIcon, UploadIcon, useHydrated, WaitLabel } from '@site/ui';
import { useWait } from '../../../../shared/use-wait';
import { verifyCopy as COPY } from './verify.copy';
import { VerifyAnswer } from './verify-answer';

/**
 * Uploads one file and shows whether it is a signed contract. The server compares the
 * file and does not store it.
 */
export function VerifyForm() {
  const [verify, { isLoading }] = useVerifyContractMutation();
  const [answer, setAnswer] = useState<Verification | null>(null);
  const [problem, setProblem] = useState<{ text: string; traceId?: string } | null>(null);
  const [waitSeconds, wait] = useWait();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const id = useId();
  const alive = useHydrated();

  const showName = () => setName(input.current?.files?.[0]?.name ?? '');
  // A file may have been chosen before hydration.
  useEffect(showName, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || waitSeconds > 0) return;
    setAnswer(null);
    setProblem(null);
    const file = input.current?.files?.[0];
    if (!file) {
      setProblem({ text: COPY.missing });
      input.current?.focus();
      return;
    }
    const { data, error } = await verify({ body: { file } });
    if (data) return setAnswer(data);
    const failure = failureOf(error);
    wait(failure);
    setProblem({
      text:
        failure?.fields[0]?.message ??
        (failure?.isServersMessage ? failure.message : COPY.failed),
      traceId: failure?.traceId,
    });
  };

  return (
    <form
      className="verify-form"
      aria-label={COPY.title}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className="field">
        <label htmlFor={id}>{COPY.file}</label>
        <p id={`${id}-help`} className="help">
          {COPY.fileHelp}
        </p>
        {/* A browser's own file field speaks the browser's language. */}
        <div className="btn btn--line verify-file">
          <UploadIcon aria-hidden="true" />
          <span id={`${id}-name`}>{name || COPY.choose}</span>
          <input
            ref={input}
            id={id}
            type="file"
            accept="application/pdf"
            aria-describedby={`${id}-name ${id}-help${problem ? ` ${id}-error` : ''}`}
            aria-invalid={problem !== null || undefined}
            onChange={() => {
              showName();
              setAnswer(null);
              setProblem(null);
            }}
          />
        </div>
        {problem && (
          <p id={`${id}-error`} className="error" role="alert">
            <ErrorIcon aria-hidden="true" /> {problem.text}{' '}
            {problem.traceId && COPY.trace(problem.traceId)}
          </p>
        )}
      </div>
      <div className="actions">
        <button
          type="submit"
          className="btn"
          // Before hydration the browser would submit the form itself.
          disabled={!alive}
          aria-busy={isLoading || undefined}
        >
          {waitSeconds > 0 ? (
            <WaitLabel seconds={waitSeconds} />
          ) : isLoading ? (
            COPY.submitting
          ) : (
            COPY.submit
          )}
        </button>
      </div>
      <div role="status">{answer && <VerifyAnswer answer={answer} />}</div>
    </form>
  );
}
