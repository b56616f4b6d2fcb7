import { type CmsPageDetail } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantPageVersionPath } from '@site/api-contract/site-paths';
import { AppLink } from '@site/ui';
import { DraftNotice } from '@site/ui/forms';
import { cmsPagesCopy, editCopy as copy } from './cms-pages.copy';
import { Conflict } from './conflict';
import { labelOf, placeOf } from './field-labels';
import { type FieldNode, fieldsOfPage } from './form-fields';
import { type Path, valueAt } from './json-path';
import { PageVersionTag } from './page-columns';
import { PageField, PagePart } from './page-field';
import { idOf, PageFormProvider } from './page-form';
import { PublishVersion } from './publish-version';
import { type Draft, usePageDraft } from './use-page-draft';
import '@site/ui/forms.css';

export function PageEditor({ page }: { page: CmsPageDetail }) {
  const { id, slug, versions, hasMore } = page;
  const editor = usePageDraft(page);
  const { draft, base, form, isDirty, isSaving, save, undo } = editor;
  const { content, seo } = fieldsOfPage(page, draft.content);
  const waiting = versions.find(({ state }) => state === 'scheduled');
  const isBehind = page.newest.number > base.number;
  // A version that was just saved is the newest until the page has been loaded again.
  const newest = base.number > page.newest.number ? base : page.newest;
  // The message says that the site has not changed, which is untrue after a publication.
  const saved = newest.state === 'draft' ? editor.saved : '';
  return (
    <>
      <header className="work-head">
        <div>
          <h1>{String(draft.seo['title'] ?? slug)}</h1>
          <p role="status">
            <PageVersionTag state={newest.state} /> {cmsPagesCopy.version(newest.number)}.{' '}
            {cmsPagesCopy.turn(newest)}.
          </p>
        </div>
      </header>
      {waiting?.publishAt && (
        <p className="notice notice--info">
          {copy.scheduled(waiting.number, waiting.publishAt)}
        </p>
      )}
      <div className="pages-edit">
        <form
          aria-label={copy.form}
          className="pages-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <DraftNotice isRestored={editor.isRestored} onDiscard={editor.discard} />
          <p className="soft">{copy.hint}</p>
          <PageFormProvider value={form}>
            <Problems errors={form.errors} />
            <Parts node={content} root="content" draft={draft} />
            <PagePart node={seo} path={['seo']} label={copy.seo} value={draft.seo} />
            {editor.isConflict && isBehind && (
              <Conflict
                mine={draft}
                theirs={page.newest}
                save={save}
                isSaving={isSaving}
              />
            )}
          </PageFormProvider>
          <div className="pages-bar">
            {editor.problem !== '' && (
              <p className="notice notice--err" role="alert">
                {editor.problem}
              </p>
            )}
            {undo && (
              <p className="notice" role="status">
                {copy.removed}{' '}
                <button type="button" className="link" onClick={undo}>
                  {copy.undo}
                </button>
              </p>
            )}
            <div className="pages-bar-row">
              <button
                type="submit"
                className="btn"
                aria-disabled={isSaving || !isDirty || undefined}
                onClick={(event) => {
                  if (isSaving || !isDirty) event.preventDefault();
                }}
              >
                {isSaving ? copy.saving : copy.save}
              </button>
              <p className="soft" role="status">
                {saved || (isDirty ? copy.unsaved : copy.same)}
              </p>
            </div>
          </div>
        </form>
        <aside className="pages-side">
          <PublishVersion id={id} newest={newest} isDirty={isDirty} />
          <section aria-labelledby="versoes">
            <h2 id="versoes">{copy.versions}</h2>
            <ol className="pages-versions">
              {versions.map((version) => (
                <li key={version.number}>
                  <AppLink
                    to={pathInApp(
                      'consultant-portal',
                      consultantPageVersionPath(id, version.number),
                    )}
                  >
                    {cmsPagesCopy.version(version.number)}
                  </AppLink>{' '}
                  <PageVersionTag state={version.state} />
                  <small>
                    {cmsPagesCopy.who(version.savedBy)},{' '}
                    {cmsPagesCopy.at(version.savedAt)}
                  </small>
                  {version.bringsBack !== null && (
                    <small>{cmsPagesCopy.broughtBack(version.bringsBack)}</small>
                  )}
                </li>
              ))}
            </ol>
            {hasMore && <p className="soft">{copy.hasMore}</p>}
          </section>
        </aside>
      </div>
    </>
  );
}

type PartsProps = { node: FieldNode; root: string; draft: Draft };

/** The simple fields of the page together, then each other part as a disclosure. */
function Parts({ node, root, draft }: PartsProps) {
  if (node.kind !== 'group') return null;
  const isPart = (inner: FieldNode) => inner.kind === 'group' || inner.kind === 'list';
  const propsOf = ([key, inner]: readonly [string, FieldNode]) => {
    const path: Path = [root, key];
    return { node: inner, path, label: labelOf(key), value: valueAt(draft, path) };
  };
  return (
    <>
      <div className="pages-fields">
        {node.fields
          .filter(([, inner]) => !isPart(inner))
          .map((field) => (
            <PageField key={field[0]} {...propsOf(field)} />
          ))}
      </div>
      {node.fields
        .filter(([, inner]) => isPart(inner))
        .map((field) => (
          <PagePart key={field[0]} {...propsOf(field)} />
        ))}
    </>
  );
}

function Problems({ errors }: { errors: ReadonlyMap<string, string> }) {
  if (errors.size === 0) return null;
  return (
    <div className="notice notice--err pages-problems" role="alert">
      <p>{copy.problems(errors.size)}</p>
      <ul>
        {[...errors].map(([key, message]) => (
          <li key={key}>
            <a href={`#${idOf(key.split('.'))}`}>{placeOf(key.split('.'))}</a>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
