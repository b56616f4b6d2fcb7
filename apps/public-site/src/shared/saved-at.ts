import { createContext, use } from 'react';
import { useSite } from './site-services';

/** Receives the time of a save, in milliseconds; the frame of a long form shows it. */
export const SavedAtContext = createContext<(savedAtMs: number) => void>(() => undefined);

/** Returns a function to call when the server has saved part of a long form. */
export function useNoteSaved(): () => void {
  const note = use(SavedAtContext);
  const { now } = useSite();
  return () => note(now());
}
