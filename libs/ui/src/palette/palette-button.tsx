import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { SearchIcon } from '../icons';
import { paletteCopy as copy } from './palette.copy';
import './palette-button.css';

export type PalettePartProps = {
  /** Pages of the portal's navigation; paths are relative to it. */
  pages: readonly { to: string; label: string }[];
  onClose: () => void;
};

type PaletteButtonProps = Pick<PalettePartProps, 'pages'> & {
  /** The portal's own palette; its code comes when somebody opens it. */
  load: () => Promise<ComponentType<PalettePartProps>>;
};

/** Opens the command palette: pressed, or by Ctrl+K anywhere on the page (⌘K on a Mac). */
export function PaletteButton({ pages, load }: PaletteButtonProps) {
  const [part, setPart] = useState<{ Palette: ComponentType<PalettePartProps> }>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const open = async () => {
    try {
      setPart(part ?? { Palette: await load() });
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    // The browser's own Ctrl+K is its address bar.
    event.preventDefault();
    if (isOpen) setOpen(false);
    else if (document.querySelector('dialog[open]') === null) void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className="palette-button"
        data-failed={hasFailed || undefined}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <SearchIcon />
        <span>{hasFailed ? copy.failed : copy.open}</span>
        <kbd aria-hidden="true">{copy.keys}</kbd>
      </button>
      <span className="vh" role="status">
        {hasFailed && copy.failed}
      </span>
      {part && isOpen && <part.Palette pages={pages} onClose={() => setOpen(false)} />}
    </>
  );
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
