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
  /** Cause of the failure, where `text` says what is safe. */
  cause?: ReactNode;
  /** Cause, what is safe, and what to do. */
  text?: ReactNode;
  traceId?: string;
  /** Trying again can't help: the way to the app's first page stands in its place. */
  isFinal?: boolean;
  onRetry?: () => void;
};

/** The failed look of a component that shows data. */
export function Failure({
  title = copy.title,
  cause,
  text = copy.text,
  traceId,
  isFinal,
  onRetry,
}: FailureProps) {
  return (
    <div className="failure" role="alert">
      <h2>{title}</h2>
      {cause && <p>{cause}</p>}
      <p>{text}</p>
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
