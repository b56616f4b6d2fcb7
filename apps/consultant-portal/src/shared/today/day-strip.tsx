import { useNavigate, useNavigation } from 'react-router-dom';
import { CONSULTANT_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import { Deadline } from '@site/back-office/deadline';
import { useSiteActions } from '@site/shell';
import { ArrowLeftIcon, ArrowRightIcon, BackLink, useShortcuts } from '@site/ui';
import { Step } from '../queue/item-steps';
import { KeysText } from '../queue/keys-text';
import { DoneNote } from './done-note';
import { DUE_ACT_LABELS, dueOf } from './due-acts.copy';
import { type DayWalk } from './use-day-walk';
import { type Waiting } from './use-walk-on';
import { useWalkOnLate } from './use-walk-on-late';
import '../queue/keys-hint.css';

const copy = {
  back: 'Voltar para Hoje',
  move: 'mudam de item.',
  moveAndAct: 'mudam de item, D leva à decisão.',
  toNext: 'Ir para o próximo item de Hoje',
  toPrevious: 'Voltar ao item anterior de Hoje',
  place: (at: number, count: number) => `${at} de ${count}`,
  walk: 'Itens de Hoje',
  previous: 'Item anterior de Hoje',
  next: 'Próximo item de Hoje',
} as const;

type DayStripProps = {
  walk: DayWalk | undefined;
  /** An act that ended before the day's list came. */
  waiting: Waiting | undefined;
};

/**
 * Above a record that was opened from the day: the way back, its place there with what is
 * due, and J and K, which open the next and the previous item.
 */
export function DayStrip({ walk, waiting }: DayStripProps) {
  const item = walk?.stops[walk.at]?.item;
  // An item that is only checked has no form to which D could lead.
  const hasAct = item !== undefined && item.act !== 'check';
  useWalkKeys(walk);
  useWalkOnLate(walk?.next, waiting);
  return (
    <>
      <BackLink to={pathInApp('consultant-portal', CONSULTANT_PORTAL_PATH)}>
        {copy.back}
      </BackLink>
      {/* The place has its line before the day's list is there, so that nothing moves. */}
      <div className="day-place">{walk && <DayPlace walk={walk} />}</div>
      <DoneNote />
      <KeysText move={hasAct ? copy.moveAndAct : copy.move} />
    </>
  );
}

/**
 * The place of the shown item in the day, what is due until when, and, where there is no
 * keyboard, the ways to the items around it.
 */
function DayPlace({ walk: { stops, at } }: { walk: DayWalk }) {
  const now = new Date(useSiteActions().now());
  const item = stops[at]?.item;
  return (
    item && (
      <>
        <p>
          <b>{copy.place(at + 1, stops.length)}</b> {DUE_ACT_LABELS[item.act]}{' '}
          <Deadline {...dueOf(item)} now={now} />
        </p>
        <nav className="item-steps" aria-label={copy.walk}>
          <Step to={stops[at - 1]?.path} label={copy.previous} icon={ArrowLeftIcon} />
          <Step to={stops[at + 1]?.path} label={copy.next} icon={ArrowRightIcon} />
        </nav>
      </>
    )
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
    { key: 'j', label: copy.toNext, run: () => go(1) },
    { key: 'k', label: copy.toPrevious, run: () => go(-1) },
  ]);
}
