import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { failureOf, isRefusedFor, serverSentence } from '@site/api-client';
import {
  useLazyGetCmsPageVersionQuery,
  useSaveCmsPageMutation,
} from '@site/api-client/consultant-calls';
import { type CmsPageDetail, type PageVersionContent } from '@site/api-contract';
import { type DraftValues, fitsInDraft } from '@site/api-contract/identity';
import { useUnsavedChanges } from '@site/ui';
import { useKeptValues } from '@site/ui/forms';
import { editCopy as copy } from './cms-pages.copy';
import { placeOf } from './field-labels';
import { type Json } from './form-fields';
import { type Edit, editsBetween, type Path, withEdits, withValueAt } from './json-path';
import { type PageForm } from './page-form';

export type Draft = { content: Json; seo: Json };
type Said = { problem: string; saved: string; isConflict: boolean };

const draftOf = ({ content, seo }: PageVersionContent): Draft => ({ content, seo });
const SILENT: Said = { problem: '', saved: '', isConflict: false };
const NO_ERRORS: ReadonlyMap<string, string> = new Map();

/** The typed edits, and the number of the version that they change. */
type Kept = { base: number; edits: readonly Edit[] };
const keptEdits = z.object({
  base: z.int(),
  edits: z.array(z.object({ path: z.array(z.string()), after: z.optional(z.unknown()) })),
});

// The edits are one text, so that a newer draft replaces all of an older one.
const valuesOf = ({ base, edits }: Kept): DraftValues => ({
  base,
  edits: JSON.stringify(edits),
});
/** Null for a draft of another shape, which no page can show. */
const keptOf = ({ base, edits }: DraftValues): Kept | null => {
  try {
    return keptEdits.parse({ base, edits: JSON.parse(String(edits)) });
  } catch {
    return null;
  }
};

/**
 * Typed changes of a page, based on the loaded version. They stay when saving fails, when
 * a colleague saves first, and as a draft of the account when the page is left.
 */
export function usePageDraft({ id, newest }: CmsPageDetail) {
  const [base, setBase] = useState(newest);
  const [draft, setDraft] = useState(() => draftOf(newest));
  const [before, setBefore] = useState<Draft | null>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [said, say] = useState(SILENT);
  const [send, { isLoading: isSaving }] = useSaveCmsPageMutation();
  const edits = useMemo(() => editsBetween(draftOf(base), draft), [base, draft]);
  const isDirty = edits.length > 0;
  const [isRestored, setRestored] = useState(false);
  const [readVersion] = useLazyGetCmsPageVersionQuery();
  const hasTyped = useRef(false);
  /** The page was saved, or what was typed discarded: no earlier draft is shown. */
  const isBegun = useRef(false);
  const keep = useRef<(values: DraftValues) => void>(undefined);
  const kept = useKeptValues(`cms-page.${id}`, (keepValues) => {
    keep.current = keepValues;
    const fill = async (values: DraftValues) => {
      const earlier = keptOf(values);
      const from =
        !earlier || earlier.base === newest.number
          ? newest
          : (await readVersion({ params: { id, number: String(earlier.base) } })).data;
      if (hasTyped.current || isBegun.current) return;
      say({ ...SILENT, problem: earlier && from ? '' : copy.notRestored });
      if (!earlier || !from) return;
      setBase(from);
      setDraft(withEdits(draftOf(from), earlier.edits) as Draft);
      setRestored(true);
    };
    return { fill: (values) => void fill(values) };
  });
  useEffect(() => {
    if (hasTyped.current)
      keep.current?.(isDirty ? valuesOf({ base: base.number, edits }) : {});
  }, [base, edits, isDirty]);

  // Without typed changes a colleague's version is shown at once.
  if (newest.number > base.number && !isDirty && !isSaving) {
    setBase(newest);
    setDraft(draftOf(newest));
  }

  /** Shows a version as it is, and forgets what was typed. */
  const begin = (version: PageVersionContent) => {
    hasTyped.current = false;
    isBegun.current = true;
    setBase(version);
    setDraft(draftOf(version));
    setBefore(null);
    setRestored(false);
    kept?.forget();
  };

  const isKept = kept !== null && fitsInDraft(valuesOf({ base: base.number, edits }));
  useUnsavedChanges(isDirty, kept?.forget, isKept);

  const change = useCallback((path: Path, value: unknown) => {
    hasTyped.current = true;
    setDraft((last) => withValueAt(last, path, value) as Draft);
    setErrors((last) => {
      const place = path.join('.');
      if (![...last.keys()].some((key) => key === place || key.startsWith(`${place}.`)))
        return last;
      return new Map(
        [...last].filter(([key]) => key !== place && !key.startsWith(`${place}.`)),
      );
    });
    setBefore(null);
    say((last) => (last.saved === '' ? last : { ...last, saved: '' }));
  }, []);
  const takeOut = useCallback(
    (path: Path, value: unknown) => {
      change(path, value);
      setBefore(draft);
    },
    [change, draft],
  );
  const form: PageForm = useMemo(
    () => ({ change, takeOut, errors }),
    [change, takeOut, errors],
  );

  /** Saves the typed changes as the version after `over`. */
  async function save(over = base.number): Promise<void> {
    if (isSaving) return;
    say(SILENT);
    setErrors(NO_ERRORS);
    try {
      const request = { params: { id }, body: { base: over, ...draft } };
      const saved = await send(request).unwrap();
      begin(saved.newest);
      const places = saved.cleaned.map((key) => placeOf(key.split('.')));
      const lost = places.length > 0 ? ` ${copy.cleaned(places)}` : '';
      say({ ...SILENT, saved: `${copy.saved(saved.newest.number)}${lost}` });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      setErrors(new Map(failure.fields.map(({ key, message }) => [key, message])));
      say({
        saved: '',
        problem: failure.fields.length > 0 ? '' : serverSentence(error, copy.notSaved),
        isConflict: isRefusedFor(error, 'changed-meanwhile'),
      });
    }
  }

  return {
    draft,
    base,
    form,
    isDirty,
    isSaving,
    ...said,
    isRestored,
    discard: () => {
      begin(newest);
      setErrors(NO_ERRORS);
      say(SILENT);
    },
    save,
    undo: before && (() => (setDraft(before), setBefore(null))),
  };
}
