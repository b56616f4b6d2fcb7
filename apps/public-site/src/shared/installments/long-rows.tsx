import { type ReactNode, useEffect, useRef, useState } from 'react';
import './installments.css';

/** From so many rows on a table is shown in part first. */
const MANY_ROWS = 7;

type LongRowsProps = {
  label: string;
  /** How many rows the table has. */
  count: number;
  /** The row that matters now, at the top of what is shown first. */
  first?: number;
  /** Text of the button that shows all rows. */
  all: string;
  children: ReactNode;
};

/** A long table: what matters of it now, and all of it by a button. */
export function LongRows({ label, count, first = 0, all, children }: LongRowsProps) {
  const box = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(count <= MANY_ROWS);
  useEffect(() => {
    const rows = box.current?.querySelectorAll('tbody tr');
    const [top, row] = [rows?.[0], rows?.[first]];
    if (box.current && top && row)
      box.current.scrollTop =
        row.getBoundingClientRect().top - top.getBoundingClientRect().top;
  }, [first]);
  if (isWhole)
    return (
      <section className="plan-rows" aria-label={label}>
        {children}
      </section>
    );
  return (
    <>
      <section
        ref={box}
        className="plan-rows plan-rows--part"
        aria-label={label}
        tabIndex={0}
      >
        {children}
      </section>
      <button type="button" className="link plan-all" onClick={() => setWhole(true)}>
        {all}
      </button>
    </>
  );
}
