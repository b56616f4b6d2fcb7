import { type ReactNode, useState } from 'react';
import { deferred } from '@site/ui';
import { useDayWalk } from './use-day-walk';
import { type Waiting, WalkContext } from './use-walk-on';
import './day-strip.css';

const DayStrip = deferred(async () => (await import('./day-strip')).DayStrip);

/** A record that was opened from the day, with its strip above it. */
export function DayRecord({ children }: { children: ReactNode }) {
  const walk = useDayWalk();
  const [waiting, wait] = useState<Waiting>();
  return (
    <WalkContext value={{ walk, wait }}>
      <div className="day-strip">
        <DayStrip walk={walk} waiting={waiting} />
      </div>
      {children}
    </WalkContext>
  );
}
