import { type ReactNode } from 'react';
import { SiteLink } from '@site/ui';
import { Deadline, type DueBy } from './deadline';
import './due-row.css';

type DueRowProps = {
  /** Path of the whole site to the page on which it is done. */
  to: string;
  /** The deadline, or its words. */
  due: DueBy | string;
  now: Date;
  /** Stands before the deadline. */
  mark?: ReactNode;
  /** The person, or the thing where it concerns nobody. */
  who: string;
  what: ReactNode;
  act: string;
};

/** The rows of what is due, in a frame. */
export function DueRows({ children }: { children: ReactNode }) {
  return <ol className="due-rows">{children}</ol>;
}

/** One thing that is due, as a link: until when, with whom, what, and the one act. */
export function DueRow({ to, due, now, mark, who, what, act }: DueRowProps) {
  return (
    <li>
      <SiteLink to={to} className="due-row">
        <span className="due-row-until">
          {mark}
          {typeof due === 'string' ? due : <Deadline {...due} now={now} />}
        </span>
        <b>{who}</b>
        <span className="due-row-what">{what}</span>
        <span className="due-row-act">{act}</span>
      </SiteLink>
    </li>
  );
}
