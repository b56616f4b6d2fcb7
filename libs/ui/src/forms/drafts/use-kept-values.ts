import { use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DraftForm, type DraftValues } from '@site/api-contract/identity';
import { useDebouncedCallback } from '../use-debounced-callback';
import { type Drafts, DraftsContext } from './drafts';

export type TypedValues = {
  /** Called with an earlier draft: at once with the tab's, later with the server's. */
  fill: (draft: DraftValues) => void;
  /** Called when the form is closed. */
  end?: () => void;
};

export type KeptValues = {
  drafts: Drafts;
  /** Keeps values in this tab at once, and for the account a second later. */
  keep: (values: DraftValues) => void;
  /** Deletes the draft, also one that waits to be saved. */
  forget: () => void;
};

// The server has no layout, and nothing was typed there.
const useBrowserLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the values that a form hands to `keep`: in this tab at once, for the account a
 * second after the last key and when the page is hidden (spec §5: 1000 ms). Empty values
 * delete the draft. `open` is called when the form opens; a draft from before goes to its
 * `fill`. Null when the form has no draft or drafts are not kept here.
 */
export function useKeptValues(
  key: DraftForm | undefined,
  open: (keep: (values: DraftValues) => void) => TypedValues,
): KeptValues | null {
  const drafts = use(DraftsContext);
  /** Typed values that are not saved for the account yet. */
  const unsaved = useRef<DraftValues>(null);
  const current = useRef({ drafts, key, open });
  const save = () => {
    const { drafts: into, key: name } = current.current;
    const values = unsaved.current;
    if (!values || !into || name === undefined) return;
    unsaved.current = null;
    if (Object.keys(values).length > 0) into.save(name, values);
    else into.drop(name);
  };
  const saveNow = useRef(save);
  const saveSoon = useDebouncedCallback(save);
  useEffect(() => {
    current.current = { drafts, key, open };
    saveNow.current = save;
  });

  const keep = useCallback(
    (values: DraftValues) => {
      if (!drafts || key === undefined) return;
      unsaved.current = values;
      drafts.keep(key, values);
      saveSoon();
    },
    [drafts, key, saveSoon],
  );

  // A part around the form that watches its values listens from the end of the first
  // commit on, so a draft fills the form in the second one, which is drawn with the first.
  const [isWatched, setWatched] = useState(false);
  useBrowserLayoutEffect(() => setWatched(true), []);

  useBrowserLayoutEffect(() => {
    if (!isWatched || !drafts || key === undefined) return undefined;
    let isGone = false;
    const { fill, end } = current.current.open(keep);
    const bring = (draft: DraftValues | null) => {
      if (draft && !isGone) fill(draft);
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') saveNow.current();
    };
    const onLeave = () => saveNow.current();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onLeave);
    bring(drafts.kept(key));
    void drafts.find(key).then(bring);
    return () => {
      isGone = true;
      end?.();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onLeave);
      saveNow.current();
    };
  }, [isWatched, drafts, key, keep]);

  if (!drafts || key === undefined) return null;
  return {
    drafts,
    keep,
    forget: () => {
      unsaved.current = null;
      drafts.drop(key);
    },
  };
}
