import { useState } from 'react';
import { type SelectedRows, type SelectionRow } from '@site/api-contract';
import { selectionCopy as copy } from './selection.copy';
import { rowsLeft, type SelectionOutcome } from './selection-bar';
import { type Selection } from './use-selection';

type Row = SelectedRows[number];

/**
 * An act on the rows that are selected as its dialog opens, since the list may change below;
 * then what became of each.
 */
export function useSelectionAct<Listed extends Row, Kind extends string>(
  selection: Selection,
  listed: readonly Listed[],
  nameOf: (row: Listed) => string,
) {
  const [begun, setBegun] = useState<{ kind: Kind; rows: readonly Listed[] }>();
  const [outcome, setOutcome] = useState<SelectionOutcome>();
  return {
    kind: begun?.kind,
    items: begun?.rows.map(({ id, revision }) => ({ id, revision })) ?? [],
    begin: (kind: Kind) =>
      setBegun({ kind, rows: listed.filter(({ id }) => selection.ids.includes(id)) }),
    end: () => setBegun(undefined),
    outcome,
    forget: () => setOutcome(undefined),
    /** Shows the answer of the act and ends it. */
    show: (rows: readonly SelectionRow[], done: (count: number) => string) => {
      const names = new Map(begun?.rows.map((row) => [row.id, nameOf(row)]));
      const left = rowsLeft(rows, (id) => names.get(id) ?? '');
      setOutcome({
        done: done(rows.length - left.length),
        leftTitle: copy.stayed(left.length),
        left,
      });
      setBegun(undefined);
      selection.clear();
    },
  };
}
