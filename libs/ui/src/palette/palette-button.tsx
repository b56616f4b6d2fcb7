import { type ComponentType, useState } from 'react';
import { SearchIcon } from '../icons';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { paletteCopy as copy } from './palette.copy';
import './palette-button.css';

export type PalettePartProps = {
  /** Pages of the portal's navigation; paths are relative to it. */
  pages: readonly { to: string; label: string }[];
  onClose: () => void;
};

type PaletteButtonProps = Pick<PalettePartProps, 'pages'> & {
  /** The portal's own palette, loaded when somebody opens it. */
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
  const toggle = () => {
    if (isOpen) setOpen(false);
    else if (document.querySelector('dialog[open]') === null) void open();
  };
  useShortcuts([
    { key: 'k', ctrl: true, label: copy.goTo, everywhere: true, run: toggle },
  ]);

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
