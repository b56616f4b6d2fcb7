import { useState } from 'react';
import { deferred } from '../deferred/deferred';
import { KeyboardIcon } from '../icons';
import { shortcutsCopy as copy } from './shortcuts.copy';
import { useShortcuts } from './use-shortcuts';
import './shortcuts.css';

const ShortcutsList = deferred(
  async () => (await import('./shortcuts-list')).ShortcutsList,
);

/** Shows the keys of the page: when pressed, or by '?' outside of fields. */
export function ShortcutsButton() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcuts([{ key: '?', label: copy.showList, everywhere: true, run: open }]);
  return (
    <>
      <button
        type="button"
        className="shortcuts-button"
        aria-label={copy.open}
        title={copy.hint}
        aria-haspopup="dialog"
        onClick={open}
      >
        <KeyboardIcon />
      </button>
      {isOpen && <ShortcutsList onClose={() => setOpen(false)} />}
    </>
  );
}
