import { useEffect, useEffectEvent, useRef } from 'react';
import { useEndHoldMutation, useKeepHoldMutation } from '@site/api-client';
import { type HeldQueue, type Hold } from '@site/api-contract';
import { HOLD_MINUTES } from '@site/api-contract/activity';
import { useDelayedActs } from '@site/ui';
import { isActPending } from '../pending-act-id';
import { useHoldOf } from './use-holds';

export type HeldItem = { queue: HeldQueue; id: string };

const IDLE_MS = HOLD_MINUTES * 60_000;
/** Pause between two signs that somebody works on the item. */
const KEEP_MS = 60_000;

type UseHold = {
  /** The colleague's hold; undefined while the item is free or the viewer's. */
  colleague: Hold | undefined;
  /** Takes the item over; rejects when the server refuses. */
  takeOver: () => Promise<unknown>;
};

/**
 * Has an item as long as its page is open and somebody works there: what is free is
 * taken, and given back on leaving, unless a decision about it waits to be sent.
 */
export function useHold({ queue, id }: HeldItem, isOpen = true): UseHold {
  const hold = useHoldOf({ queue, id });
  const acts = useDelayedActs();
  const [keep] = useKeepHoldMutation();
  const [end] = useEndHoldMutation();
  const colleague = hold?.isMine === false ? hold : undefined;
  const isFree = hold === undefined;
  const taking = useRef<Promise<unknown>>(undefined);
  const takenAt = useRef(0);
  const workedAt = useLastWork(isOpen);

  const send = (takeOver: boolean) => {
    takenAt.current = Date.now();
    const sent = keep({ params: { queue, id }, body: { takeOver } });
    taking.current = sent;
    return sent;
  };
  const take = useEffectEvent(() => {
    if (Date.now() - workedAt.current < IDLE_MS) void send(false);
  });
  const giveBack = useEffectEvent((params: HeldItem) => {
    if (isActPending(acts, params.id)) return;
    void taking.current?.then(() => end({ params }));
    taking.current = undefined;
  });
  useEffect(() => {
    if (isOpen && isFree) take();
  }, [isOpen, isFree, queue, id]);
  useEffect(
    () => (isOpen ? () => giveBack({ queue, id }) : undefined),
    [isOpen, queue, id],
  );

  const keepOn = useEffectEvent(() => {
    if (!colleague && workedAt.current > takenAt.current) take();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(keepOn, KEEP_MS);
    return () => clearInterval(timer);
  }, [isOpen]);

  return { colleague, takeOver: () => send(true).unwrap() };
}

/** The instant of the last key or press on the page, in milliseconds. */
function useLastWork(isOn: boolean) {
  const at = useRef(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const note = () => (at.current = Date.now());
    note();
    const events = ['keydown', 'pointerdown', 'wheel'] as const;
    for (const event of events) document.addEventListener(event, note, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, note);
    };
  }, [isOn]);
  return at;
}
