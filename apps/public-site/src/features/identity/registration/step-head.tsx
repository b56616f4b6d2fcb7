import { type ReactNode } from 'react';

/** Title of a step and, below it, the reason for its questions. */
export function StepHead({ title, why }: { title: ReactNode; why: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="step-why">{why}</p>
    </>
  );
}
