import { type KeyboardEvent } from 'react';
import { type PictureView } from './use-picture-view';

type Move = (by: 1 | -1) => void;
/** `step` moves to another document, and `leaf` to another page if there are several. */
type Moves = { step: Move; leaf?: Move };

/** The keys of the viewer: zoom, rotation, documents and pages. */
export function useFileKeys(view: PictureView, { step, leaf }: Moves) {
  const acts: Readonly<Record<string, () => void>> = {
    '+': view.enlarge,
    '=': view.enlarge,
    '-': view.reduce,
    g: view.turn,
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    ...(leaf && { PageDown: () => leaf(1), PageUp: () => leaf(-1) }),
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // Arrow and page keys scroll a picture that is larger than its area.
    const scrolls = /^(Arrow|Page)/.test(event.key) && view.zoom > 100;
    if (!act || scrolls) return;
    event.preventDefault();
    act();
  };
}
