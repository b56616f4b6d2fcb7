import { useState } from 'react';
import { failureOf, useListSavedViewsQuery } from '@site/api-client';
import { type ViewList } from '@site/api-contract/activity';
import { deferred, SavedViews } from '@site/ui';
import { savedViewsCopy as copy } from './saved-views.copy';
import { type ViewDialogProps } from './view-dialog';

const ViewDialog = deferred(async () => (await import('./view-dialog')).ViewDialog);

type SavedViewsOfProps = {
  list: ViewList;
  /** Path of the list inside its app. */
  pathname: string;
};

/** The saved views of a list, to open, save, rename and remove. */
export function SavedViewsOf({ list, pathname }: SavedViewsOfProps) {
  const { data, error } = useListSavedViewsQuery(
    { query: { list } },
    { refetchOnMountOrArgChange: true },
  );
  const [target, setTarget] = useState<ViewDialogProps['target'] | null>(null);
  const [said, setSaid] = useState('');
  if (!data)
    // If the API does not answer, the list below shows it.
    return error && failureOf(error)?.kind !== 'network' ? (
      <p className="saved-views saved-views--failed soft">{copy.failed}</p>
    ) : null;
  const close = () => setTarget(null);
  return (
    <>
      <SavedViews
        views={data.items}
        pathname={pathname}
        onSave={(query) => setTarget({ query })}
        onEdit={setTarget}
      >
        <p className="vh" role="status">
          {said}
        </p>
      </SavedViews>
      {target && (
        <ViewDialog
          list={list}
          target={target}
          onClose={close}
          onDone={(text) => {
            setSaid(text);
            close();
          }}
        />
      )}
    </>
  );
}
