import { useCallback, useMemo, useState } from 'react';
import { failureOf, isRefusedFor, serverSentence } from '@site/api-client';
import { useSaveCmsPageMutation } from '@site/api-client/consultant-calls';
import { type CmsPageDetail, type PageVersionContent } from '@site/api-contract';
import { useUnsavedChanges } from '@site/ui';
import { editCopy as copy } from './cms-pages.copy';
import { placeOf } from './field-labels';
import { type Json } from './form-fields';
import { changesBetween, type Path, withValueAt } from './json-path';
import { type PageForm } from './page-form';

export type Draft = { content: Json; seo: Json };
type Said = { problem: string; saved: string; isConflict: boolean };

const draftOf = ({ content, seo }: PageVersionContent): Draft => ({ content, seo });
const SILENT: Said = { problem: '', saved: '', isConflict: false };
const NO_ERRORS: ReadonlyMap<string, string> = new Map();

/**
 * Typed changes of a page, based on the loaded version. They stay when saving fails or
 * when a colleague saves first.
 */
export function usePageDraft({ id, newest }: CmsPageDetail) {
  const [base, setBase] = useState(newest);
  const [draft, setDraft] = useState(() => draftOf(newest));
  const [before, setBefore] = useState<Draft | null>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [said, say] = useState(SILENT);
  const [send, { isLoading: isSaving }] = useSaveCmsPageMutation();
  const isDirty = useMemo(
    () => changesBetween(draftOf(base), draft).length > 0,
    [base, draft],
  );

  // Without typed changes a colleague's version is shown at once.
  if (newest.number > base.number && !isDirty && !isSaving) {
    setBase(newest);
    setDraft(draftOf(newest));
  }

  useUnsavedChanges(isDirty);

  const change = useCallback((path: Path, value: unknown) => {
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
      setBase(saved.newest);
      setDraft(draftOf(saved.newest));
      setBefore(null);
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
    save,
    undo: before && (() => (setDraft(before), setBefore(null))),
  };
}
