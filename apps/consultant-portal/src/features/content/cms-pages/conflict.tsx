import { useEffect, useRef } from 'react';
import { type PageVersionContent } from '@site/api-contract';
import { cmsPagesCopy, conflictCopy as copy } from './cms-pages.copy';
import { FieldChanges } from './field-changes';
import { placeOf } from './field-labels';
import { changesBetween } from './json-path';
import { usePageForm } from './page-form';
import { type Draft } from './use-page-draft';

type ConflictProps = {
  mine: Draft;
  theirs: PageVersionContent;
  save: (over: number) => Promise<void>;
  isSaving: boolean;
};

/** Shown when two people edited the page: both versions side by side, field by field. */
export function Conflict({ mine, theirs, save, isSaving }: ConflictProps) {
  const { change } = usePageForm();
  const heading = useRef<HTMLHeadingElement>(null);
  // The conflict is below a form that may be long.
  useEffect(() => heading.current?.focus(), []);
  const { content, seo, number } = theirs;
  const changes = changesBetween(mine, { content, seo });
  return (
    <section className="pages-conflict" aria-labelledby="conflito">
      <h2 id="conflito" ref={heading} tabIndex={-1}>
        {copy.title(cmsPagesCopy.who(theirs.savedBy), number)}
      </h2>
      <p>{copy.text}</p>
      {changes.length === 0 ? (
        <p>{copy.same}</p>
      ) : (
        <FieldChanges
          changes={changes}
          caption={copy.title(cmsPagesCopy.who(theirs.savedBy), number)}
          before={copy.mine}
          after={copy.theirs}
          step={({ path, before, after }) =>
            before !== undefined &&
            after !== undefined && (
              <button
                type="button"
                className="btn btn--line btn--sm"
                aria-label={copy.use(placeOf(path))}
                onClick={() => change(path, after)}
              >
                {copy.useShort}
              </button>
            )
          }
        />
      )}
      <button
        type="button"
        className="btn btn--line"
        aria-disabled={isSaving || undefined}
        onClick={() => void save(number)}
      >
        {copy.over}
      </button>
    </section>
  );
}
