import { type ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsDayWalk } from './use-day-walk';
import '../queue/work-page.css';

type QueueOrDayProps = {
  queue: ComponentType;
  /** Class of the queue's page. */
  className?: string;
  /** Name of the page; absent where the record has its own. */
  title?: string;
};

/** A queue with its record, or the record alone where it was opened from the day. */
export function QueueOrDay({ queue: Queue, className = 'work', title }: QueueOrDayProps) {
  if (!useIsDayWalk()) return <Queue />;
  return (
    <div className={`wrap ${className}`} data-alone="">
      {title && (
        <>
          <title>{title}</title>
          <h1 className="vh">{title}</h1>
        </>
      )}
      <Outlet />
    </div>
  );
}
