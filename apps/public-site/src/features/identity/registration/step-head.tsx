import { type ReactNode } from 'react';

/** Title of a step and, under it, why it is asked (brief §13). */
export function StepHead({ title, why }: { title: ReactNode; why: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="why">{why}</p>
    </>
  );
}
