import { createContext, type RefObject, use, useLayoutEffect, useRef } from 'react';

/** A key with an action on the present page. */
export type Shortcut = {
  /** Key as in `KeyboardEvent.key`, in lower case. */
  key: string;
  /**
   * With Ctrl, or ⌘ on a Mac: works in fields, too, and can't be turned off. `run` checks
   * itself whether a dialog is open.
   */
  ctrl?: boolean;
  /** Name of the act in the list of shortcuts. */
  label: string;
  /** True for shortcuts of every page of the portal. */
  everywhere?: boolean;
  run: (event: KeyboardEvent) => void;
};

type Shortcuts = {
  /** Whether keys without Ctrl are on. */
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** Lists the shortcuts of all present parts of the page. */
  list: () => readonly Shortcut[];
  add: (own: RefObject<readonly Shortcut[]>) => () => void;
};

/** Null where there are no shortcuts (public site). */
export const ShortcutsContext = createContext<Shortcuts | null>(null);

/**
 * The only way to add a key for the whole page: the shortcuts work as long as the
 * component exists, and are listed by `?`.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const add = use(ShortcutsContext)?.add;
  const own = useRef(shortcuts);
  // In a layout effect, so that the next key uses the page that the last one opened.
  useLayoutEffect(() => {
    own.current = shortcuts;
  });
  // A passive effect would come after the page is drawn, and the key of a drawn button
  // would do nothing for a moment.
  useLayoutEffect(() => add?.(own), [add]);
}

/** Whether keys without Ctrl are on. */
export function useShortcutsOn(): boolean {
  return use(ShortcutsContext)?.isOn ?? false;
}
