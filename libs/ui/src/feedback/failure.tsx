import { type ReactNode } from 'react';
import './feedback.css';

const copy = {
  title: 'Não conseguimos carregar.',
  text: 'Nada foi cobrado e seus dados continuam aqui. Tente de novo em instantes.',
  retry: 'Tentar de novo',
  trace: (traceId: string) => `Código do erro: ${traceId}`,
} as const;

type FailureProps = {
  title?: ReactNode;
  /** What happened, where `text` says what is safe. */
  cause?: ReactNode;
  /** What happened, what is safe, what to do. */
  text?: ReactNode;
  traceId?: string;
  onRetry?: () => void;
};

/** The failed look of a component that shows data. */
export function Failure({
  title = copy.title,
  cause,
  text = copy.text,
  traceId,
  onRetry,
}: FailureProps) {
  return (
    <div className="failure" role="alert">
      <h2>{title}</h2>
      {cause && <p>{cause}</p>}
      <p>{text}</p>
      {traceId && <p className="mono">{copy.trace(traceId)}</p>}
      {onRetry && (
        <button type="button" className="btn btn--line btn--sm" onClick={onRetry}>
          {copy.retry}
        </button>
      )}
    </div>
  );
}
