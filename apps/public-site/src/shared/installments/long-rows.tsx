import { type ReactNode, useEffect, useRef, useState } from 'react';
import './installments.css';

/** Number of rows from which a table is first shown in part. */
const MANY_ROWS = 7;

type LongRowsProps = {
  label: string;
  /** Number of rows of the table. */
  count: number;
  /** Index of the most relevant row, which is at the top of the shown part. */
  first?: number;
  /** Text of the button that shows all rows. */
  all: string;
  children: ReactNode;
};

/** A long table: first its relevant part, and all rows after a click. */
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
