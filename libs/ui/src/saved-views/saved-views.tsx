import { type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { viewQueryOf } from '@site/api-contract/activity';
import { EditIcon, PlusIcon } from '../icons';
import { AppLink } from '../link/app-link';
import { useOpenTabInView } from '../link/use-open-tab-in-view';
import { savedViewsCopy as copy } from './saved-views.copy';
import './saved-views.css';

type View = { id: string; name: string; query: string };

type SavedViewsProps<Saved extends View> = {
  views: readonly Saved[];
  /** Path of the list inside its app; its filters are in the address. */
  pathname: string;
  /** Names the filters of the address. */
  onSave: (query: string) => void;
  /** Renames or removes the shown view. */
  onEdit: (view: Saved) => void;
  /** Outcome of saving or editing a view. */
  children?: ReactNode;
};

/**
 * Saved views of a list, in one row above it, with the shown one marked. A search within
 * a view leaves it marked.
 */
export function SavedViews<Saved extends View>({
  views,
  pathname,
  onSave,
  onEdit,
  children,
}: SavedViewsProps<Saved>) {
  const query = viewQueryOf(useSearchParams()[0]);
  const shown = views.find((view) => view.query === query);
  const row = useOpenTabInView<HTMLDivElement>(shown?.id);
  if (views.length === 0 && !query) return children;
  return (
    <nav className="saved-views" aria-label={copy.label}>
      {views.length > 0 && (
        <div className="saved-views-row" ref={row}>
          {views.map((view) => (
            <AppLink
              key={view.id}
              className="chip"
              to={{ pathname, search: view.query }}
              aria-current={view === shown ? 'true' : undefined}
              preventScrollReset
            >
              {view.name}
            </AppLink>
          ))}
        </div>
      )}
      {/* One button for both, so that the focus stays when one becomes the other. */}
      {(shown ?? query) && (
        <button
          type="button"
          className="action"
          aria-haspopup="dialog"
          onClick={() => (shown ? onEdit(shown) : onSave(query))}
        >
          {shown ? <EditIcon /> : <PlusIcon />} {shown ? copy.edit : copy.save}
        </button>
      )}
      {children}
    </nav>
  );
}
