import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Shortcut, ShortcutsContext } from './use-shortcuts';

/** The box of a row in a list (`data-select-box`) takes no letters. */
const TYPES_IN =
  'input:not([data-select-box]), textarea, select, [contenteditable], dialog, [role="dialog"]';

type ShortcutsProps = {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
};

/** The one listener for the keys of a page (`useShortcuts`). */
export function Shortcuts({ isOn, onSwitch, children }: ShortcutsProps) {
  const [registry] = useState(createRegistry);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const found = registry.list().find((shortcut) => fits(shortcut, event));
    if (!found || (!found.ctrl && (!isOn || isElsewhere(event.target)))) return;
    // Prevents the browser's own Ctrl+K, its address bar.
    event.preventDefault();
    found.run(event);
  });
  const switched = useRef(onSwitch);
  useEffect(() => {
    switched.current = onSwitch;
  });
  // A new value would make React discard the server's HTML of parts whose code is still
  // loading, with the text typed there.
  const value = useMemo(
    () => ({ ...registry, isOn, setOn: (on: boolean) => switched.current(on) }),
    [registry, isOn],
  );
  // In a layout effect, so that the keys work as soon as their buttons are drawn.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return <ShortcutsContext value={value}>{children}</ShortcutsContext>;
}

function createRegistry() {
  const parts = new Set<RefObject<readonly Shortcut[]>>();
  return {
    list: () => [...parts].flatMap(({ current }) => current),
    add: (own: RefObject<readonly Shortcut[]>) => {
      parts.add(own);
      return () => void parts.delete(own);
    },
  };
}

function fits({ key, ctrl = false }: Shortcut, event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== key) return false;
  // AltGr types '?' on Brazilian keyboards without a key for it, and Windows reports it
  // as Ctrl with Alt.
  if (event.getModifierState('AltGraph')) return !ctrl;
  if (event.altKey) return false;
  return ctrl
    ? (event.ctrlKey || event.metaKey) && !event.shiftKey
    : !event.ctrlKey && !event.metaKey;
}

/** Whether somebody types, or looks at a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    (target instanceof Element && target.closest(TYPES_IN) !== null)
  );
}
