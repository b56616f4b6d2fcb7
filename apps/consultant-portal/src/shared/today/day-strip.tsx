import { useNavigate, useNavigation } from 'react-router-dom';
import { CONSULTANT_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import { Deadline } from '@site/back-office/deadline';
import { useSiteActions } from '@site/shell';
import { BackLink, useShortcuts } from '@site/ui';
import { KeysText } from '../queue/keys-hint';
import { type DayWalk, useDayWalk } from './use-day-walk';
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
 * Above a record that was opened from the day: the way back, its place and deadline there,
 * and J and K, which open the next and the previous item.
 */
export function DayStrip() {
  const walk = useDayWalk();
  const now = new Date(useSiteActions().now());
  const { item } = walk?.stops[walk.at] ?? {};
  // An item that is only checked has no form to which D could lead.
  const hasAct = item !== undefined && item.act !== 'check';
  useWalkKeys(walk);
  return (
    <div className="day-strip">
      <BackLink to={pathInApp('consultant-portal', CONSULTANT_PORTAL_PATH)}>
        {copy.back}
      </BackLink>
      {walk && item && (
        <p>
          <b>{copy.place(walk.at + 1, walk.stops.length)}</b>{' '}
          <Deadline {...item} now={now} />
        </p>
      )}
      <KeysText move={hasAct ? copy.moveAndAct : copy.move} />
    </div>
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
