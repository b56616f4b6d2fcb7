import {
  createContext,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

/** A key that does something on the present page. */
export type Shortcut = {
  /** Key as `KeyboardEvent.key` names it, letters small. */
  key: string;
  /**
   * With Ctrl, or ⌘ on a Mac: works in fields, too, and is never switched off. `run`
   * looks for itself whether a dialog is open.
   */
  ctrl?: boolean;
  /** Name of the act in the list of shortcuts. */
  label: string;
  /** True for what works on every page of the portal. */
  everywhere?: boolean;
  run: () => void;
};

type Shortcuts = {
  /** Keys without Ctrl do something. */
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** Lists the shortcuts of all parts of the page that are there now. */
  list: () => readonly Shortcut[];
  add: (own: RefObject<readonly Shortcut[]>) => () => void;
};

/** Null where there are no shortcuts (public site). */
export const ShortcutsContext = createContext<Shortcuts | null>(null);

/**
 * The one way to a key of the whole page: what is handed in works as long as the
 * component is there, and stands in the list that `?` shows.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const add = use(ShortcutsContext)?.add;
  const own = useRef(shortcuts);
  // Before anything else can happen: the next key finds the page that the last one opened.
  useLayoutEffect(() => {
    own.current = shortcuts;
  });
  useEffect(() => add?.(own), [add]);
}

/** Whether keys without Ctrl do something here. */
export function useShortcutsOn(): boolean {
  return use(ShortcutsContext)?.isOn ?? false;
}
