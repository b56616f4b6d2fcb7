import { type ReactNode } from 'react';
import { type Column, DataTable } from '@site/ui';
import { versionCopy as copy } from './cms-pages.copy';
import { placeOf } from './field-labels';
import { type Change, wordsOf } from './json-path';

type FieldChangesProps = {
  changes: readonly Change[];
  caption: string;
  before: string;
  after: string;
  /** Renders a button for a change, below its later value. */
  step?: (change: Change) => ReactNode;
};

/** Differences between two states of a page, one field in each row. */
export function FieldChanges(props: FieldChangesProps) {
  const { changes, caption, before, after, step } = props;
  const columns: Column<Change>[] = [
    { key: 'field', head: copy.field, phone: 'wide', cell: ({ path }) => placeOf(path) },
    {
      key: 'before',
      head: before,
      phone: 'wide',
      cell: (change) => <Words when={before} value={change.before} />,
    },
    {
      key: 'after',
      head: after,
      phone: 'wide',
      cell: (change) => (
        <>
          <Words when={after} value={change.after} />
          {step?.(change)}
        </>
      ),
    },
  ];
  return (
    <div className="pages-changes">
      <DataTable
        caption={caption}
        columns={columns}
        rows={[...changes]}
        rowKey={({ path }) => path.join('.')}
      />
    </div>
  );
}

/** On a phone the table has no heads, so each value names its version. */
function Words({ when, value }: { when: string; value: unknown }) {
  const words = wordsOf(value);
  return (
    <>
      <small className="pages-when">{when}</small>
      {words === '' ? (
        <span className="soft">{copy.nothing}</span>
      ) : (
        <span className="pages-words">{words}</span>
      )}
    </>
  );
}
