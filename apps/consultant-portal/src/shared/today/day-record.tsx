import { type ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { type DueItem } from '@site/api-contract';
import { CONSULTANT_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import { Deadline } from '@site/back-office/deadline';
import { useSiteActions } from '@site/shell';
import { BackLink, useShortcuts } from '@site/ui';
import { KeysText } from '../queue/keys-hint';
import { DoneNote } from './done-note';
import { type DayWalk, useDayWalk } from './use-day-walk';
import { useWalkOnLate, WalkOnLateContext } from './use-walk-on';
import './day-strip.css';

const copy = {
  back: 'Voltar para Hoje',
  place: (at: number, count: number) => `${at} de ${count}`,
  move: 'mudam de item.',
  moveAndAct: 'mudam de item, D leva à decisão.',
  next: 'Ir para o próximo item de Hoje',
  previous: 'Voltar ao item anterior de Hoje',
} as const;

/**
 * A record that was opened from the day. Above it stand the way back, its place and
 * deadline there, and J and K, which open the next and the previous item.
 */
export function DayRecord({ children }: { children: ReactNode }) {
  const walk = useDayWalk();
  const { item } = walk?.stops[walk.at] ?? {};
  // An item that is only checked has no form to which D could lead.
  const hasAct = item !== undefined && item.act !== 'check';
  useWalkKeys(walk);
  return (
    <WalkOnLateContext value={useWalkOnLate(walk?.next)}>
      <div className="day-strip">
        <BackLink to={pathInApp('consultant-portal', CONSULTANT_PORTAL_PATH)}>
          {copy.back}
        </BackLink>
        {/* The place has its line before the day's list is there, so that nothing moves. */}
        <p className="day-place">
          {walk && item && (
            <Place item={item}>{copy.place(walk.at + 1, walk.stops.length)}</Place>
          )}
        </p>
        <DoneNote />
        <KeysText move={hasAct ? copy.moveAndAct : copy.move} />
      </div>
      {children}
    </WalkOnLateContext>
  );
}

/** The place of an item in the day, and its deadline there. */
function Place({ item, children }: { item: DueItem; children: string }) {
  const now = new Date(useSiteActions().now());
  return (
    <>
      <b>{children}</b> <Deadline {...item} now={now} />
    </>
  );
}

/** A key pressed before the requested page is shown counts from that page. */
function useWalkKeys(walk: DayWalk | undefined): void {
  const navigate = useNavigate();
  const awaited = useNavigation().location;
  const go = (step: 1 | -1) => {
    const { stops = [], at = -1 } = walk ?? {};
    const asked = awaited && `${awaited.pathname}${awaited.search}`;
    const from = stops.findIndex(({ path }) => path === asked);
    const stop = stops[(from < 0 ? at : from) + step];
    if (stop) void navigate(stop.path, { flushSync: true });
  };
  useShortcuts([
    { key: 'j', label: copy.next, run: () => go(1) },
    { key: 'k', label: copy.previous, run: () => go(-1) },
  ]);
}
