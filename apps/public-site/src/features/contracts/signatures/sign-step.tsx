import { useState } from 'react';
import {
  type ApiFailure,
  failureOf,
  useSendSignatureMutation,
  useSendSignaturePinMutation,
} from '@site/api-client';
import { type ContractDraft, type SignedContract } from '@site/api-contract';
import { ErrorIcon, WaitLabel } from '@site/ui';
import { PinForm } from '../../../shared/pin-form';
import { useWait } from '../../../shared/use-wait';
import { signCopy as COPY } from './sign.copy';

type SignStepProps = {
  draft: ContractDraft;
  onSigned: (signed: SignedContract) => void;
  /** Called when the text has changed; loads it again. */
  onChanged: () => void;
};

/** Sends the PIN, asks for it and signs; a failure keeps everything that was typed. */
export function SignStep({ draft, onSigned, onChanged }: SignStepProps) {
  const [askPin, asking] = useSendSignaturePinMutation();
  const [sign] = useSendSignatureMutation();
  const [waitSeconds, wait] = useWait();
  const [sent, setSent] = useState<{ sentTo: string; minutes: number } | null>(null);
  const [codes, setCodes] = useState(0);
  const [failure, setFailure] = useState<{ text: string; traceId?: string } | null>(null);
  const params = { id: draft.proposalId };
  const signer = draft.signers.find(({ position }) => position === draft.signer);

  const ask = async () => {
    if (asking.isLoading || waitSeconds > 0) return;
    setFailure(null);
    const body = signer ? { signer: signer.position } : {};
    const { data, error } = await askPin({ params, body });
    if (data) {
      setSent(data);
      setCodes((count) => count + 1);
      return;
    }
    const failed = failureOf(error);
    wait(failed);
    if (failed?.reason === 'partners-unexamined') onChanged();
    if (failed?.status !== 429) setFailure(saidOf(failed, COPY.askFailed));
  };

  /** Returns the message about a wrong code, or null. */
  const submit = async (pin: string): Promise<string | null> => {
    setFailure(null);
    const { revision, textHash, signer } = draft;
    const body = { pin, revision, textHash, ...(signer && { signer }) };
    const { data, error } = await sign({ params, body });
    if (data) {
      onSigned(data);
      return null;
    }
    const failed = failureOf(error);
    if (failed?.reason === 'contract-changed') {
      onChanged();
      return null;
    }
    if (failed?.reason === 'partners-unexamined') onChanged();
    wait(failed);
    const field = failed?.fields[0]?.message;
    if (!field) setFailure(saidOf(failed, COPY.failed));
    return field ?? null;
  };

  return (
    <>
      <div role="status" className="contract-sent">
        <p>
          {!sent
            ? signer
              ? COPY.sendToSigner(signer.name, signer.email ?? '')
              : COPY.sendTo(draft.email)
            : codes > 1
              ? COPY.resent(sent.sentTo, sent.minutes)
              : COPY.sent(sent.sentTo, sent.minutes)}
          {sent && signer && ` ${COPY.askSigner(signer.name)}`}
        </p>
      </div>
      {sent ? (
        <PinForm
          codes={codes}
          purpose="signature"
          copy={{ ...COPY, form: COPY.sign }}
          waitSeconds={waitSeconds}
          onSubmit={submit}
        >
          <button
            type="button"
            className="link"
            aria-disabled={asking.isLoading || undefined}
            onClick={() => void ask()}
          >
            {asking.isLoading ? COPY.asking : COPY.again}
          </button>
        </PinForm>
      ) : (
        <button
          type="button"
          className="btn"
          aria-busy={asking.isLoading || undefined}
          aria-disabled={waitSeconds > 0 || undefined}
          onClick={() => void ask()}
        >
          {waitSeconds > 0 ? (
            <WaitLabel seconds={waitSeconds} />
          ) : asking.isLoading ? (
            COPY.asking
          ) : signer ? (
            COPY.sendCode
          ) : (
            COPY.ask
          )}
        </button>
      )}
      <div role="alert">
        {failure && (
          <div className="notice notice--err contract-failure">
            <p>
              <ErrorIcon aria-hidden="true" /> {failure.text}
            </p>
            {failure.traceId && <p className="mono">{COPY.trace(failure.traceId)}</p>}
          </div>
        )}
      </div>
    </>
  );
}

function saidOf(
  failure: ApiFailure | null,
  fallback: string,
): { text: string; traceId?: string } {
  return {
    text: failure?.isServersMessage ? failure.message : fallback,
    traceId: failure?.traceId,
  };
}
