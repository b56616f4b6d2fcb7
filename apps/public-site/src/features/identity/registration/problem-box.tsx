import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorIcon } from '@site/ui';

type ProblemBoxProps = {
  title: string;
  /** A new array for each attempt, so that a repeated problem takes the focus again. */
  problems: readonly unknown[];
  /** One list item for each problem. */
  children: ReactNode;
};

/**
 * The box above a step lists the problems that prevent the next step. It takes the focus
 * at every attempt.
 */
export function ProblemBox({ title, problems, children }: ProblemBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div
      className="summary-error"
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      ref={box}
    >
      <h2 id={id}>
        <ErrorIcon aria-hidden="true" /> {title}
      </h2>
      <ul>{children}</ul>
    </div>
  );
}
