import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type To, useNavigate, useNavigation } from 'react-router-dom';

/** Whether there is room for the list, and for an item with its documents beside it. */
export const isWideScreen = (): boolean =>
  window.matchMedia?.('(width >= 80em)').matches ?? false;

type NothingChosenProps = {
  /**
   * The item that waits most and that no colleague has; undefined until it is known, and
   * where the reader filtered the list.
   */
  first: To | undefined;
  className: string;
  children: ReactNode;
};

/** The right pane before an item is chosen. On a wide screen the first one is opened. */
export function NothingChosen({ first, className, children }: NothingChosenProps) {
  const navigate = useNavigate();
  // A reader who chose an item meanwhile is on the way to it.
  const isLeaving = useNavigation().state !== 'idle';
  const isKnown = first !== undefined;
  const open = useEffectEvent(() => {
    if (first !== undefined && !isLeaving && isWideScreen())
      void navigate(first, { replace: true });
  });
  useEffect(() => {
    if (isKnown) open();
  }, [isKnown]);
  return <p className={className}>{children}</p>;
}
