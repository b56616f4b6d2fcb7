import { type ReactNode } from 'react';
import { AppLink } from '../link/app-link';
import './feedback.css';

const copy = {
  title: 'Não conseguimos carregar.',
  text: 'Nada foi cobrado e seus dados continuam aqui. Tente de novo em instantes.',
  retry: 'Tentar de novo',
  home: 'Ir para o início',
  trace: (traceId: string) => `Código de atendimento: ${traceId}`,
} as const;

type FailureProps = {
  title?: ReactNode;
  /** Cause of the failure, when `text` says which data is safe. */
  cause?: ReactNode;
  /** Cause, safe data, and the next step; empty where a popup says all of it. */
  text?: ReactNode;
  traceId?: string;
  /** Trying again can't help: a link to the app's first page is shown instead. */
  isFinal?: boolean;
  /** A popup tells the failure: nothing here is read aloud by itself. */
  isTold?: boolean;
  onRetry?: () => void;
};

/** Shown by a component whose data failed to load. */
export function Failure({
  title = copy.title,
  cause,
  text = copy.text,
  traceId,
  isFinal,
  isTold,
  onRetry,
}: FailureProps) {
  return (
    <div className="failure" role={isTold ? undefined : 'alert'}>
      <h2>{title}</h2>
      {cause && <p>{cause}</p>}
      {text && <p>{text}</p>}
      {traceId && <p className="mono">{copy.trace(traceId)}</p>}
      {isFinal ? (
        <AppLink to="/" className="btn btn--line btn--sm">
          {copy.home}
        </AppLink>
      ) : (
        onRetry && (
          <button type="button" className="btn btn--line btn--sm" onClick={onRetry}>
            {copy.retry}
          </button>
        )
      )}
    </div>
  );
}
