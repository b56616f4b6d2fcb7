import { type KeyboardEvent } from 'react';
import { type PictureView } from './use-picture-view';

type Move = (by: 1 | -1) => void;
/** To another document, and to another page where there are some. */
type Moves = { step: Move; leaf?: Move };

/** The keys of the viewer: size, turn, the documents and their pages. */
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
    // Arrows and pages scroll a picture that is larger than its place.
    const scrolls = /^(Arrow|Page)/.test(event.key) && view.zoom > 100;
    if (!act || scrolls) return;
    event.preventDefault();
    act();
  };
}
