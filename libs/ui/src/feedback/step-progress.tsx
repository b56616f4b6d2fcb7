import { type ReactNode } from 'react';

type ProgressStep = {
  label: ReactNode;
  /** Second line: a date, 'Feito', 'Depois'. */
  note?: ReactNode;
  /** For steps in any order; by default all steps before the current one are done. */
  done?: boolean;
};

type StepProgressProps = {
  steps: readonly ProgressStep[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  /** Subject of the steps, for screen readers. */
  label: string;
};

/**
 * Steps as dashes of a road: done ink, current earth with a bold name, the rest hairline.
 */
export function StepProgress({ steps, current, label }: StepProgressProps) {
  const now = steps[current];
  return (
    <div>
      {now && (
        <p className="road-now">
          {stepOf(current, steps.length)}: <b>{now.label}</b>
        </p>
      )}
      <ol className="road" aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={index}
            data-state={(step.done ?? index < current) ? 'done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {step.label}
            {step.note !== undefined && <small>{step.note}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** 'Passo 2 de 5', from the index of the step. */
export function stepOf(index: number, count: number): string {
  return `Passo ${index + 1} de ${count}`;
}
