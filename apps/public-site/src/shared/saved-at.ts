import { createContext, use } from 'react';
import { useSite } from './site-services';

/** Takes the time of a save, in milliseconds. The frame of a long form shows it. */
export const SavedAtContext = createContext<(savedAtMs: number) => void>(() => undefined);

/** Notes that the server has just saved something of a long form. */
export function useNoteSaved(): () => void {
  const note = use(SavedAtContext);
  const { now } = useSite();
  return () => note(now());
}
