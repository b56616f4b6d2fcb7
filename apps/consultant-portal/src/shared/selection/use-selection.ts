import { useRef, useState } from 'react';
import { MOST_SELECTED } from '@site/api-contract';
import { type Shortcut, useShortcuts } from '@site/ui';
import { selectionCopy as copy } from './selection.copy';

export type Selection = {
  /** Whether rows can be selected now. */
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** The shown rows, in their order. */
  rowIds: readonly string[];
  /** The selected ones of them. */
  ids: readonly string[];
  /** Selects a row or takes it out; `toRow` does so with all rows since the last one. */
  toggle: (id: string, toRow?: boolean) => void;
  /** Selects all shown rows; none when they are all selected. */
  toggleAll: () => void;
  clear: () => void;
};

/** The attribute of a row, by which X finds the row with the focus. */
export const ROW_ATTRIBUTE = 'data-select-row';

/**
 * Rows of a list that are selected for one act. A row that leaves the list leaves the
 * selection. X selects the row with the focus, or the opened one; Shift X all rows up to it.
 */
export function useSelection(rowIds: readonly string[], openId?: string): Selection {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const ids = rowIds.filter((id) => chosen.has(id));
  if (chosen.size > ids.length) setChosen(new Set(ids));

  const turn = (on: boolean) => {
    setOn(on);
    if (!on) setChosen(new Set());
    last.current = undefined;
  };
  const toggle = (id: string, toRow = false) => {
    const adds = !ids.includes(id);
    const rows = toRow ? rowsBetween(rowIds, last.current, id) : [id];
    last.current = id;
    setChosen(
      adds
        ? new Set([...ids, ...rows].slice(0, MOST_SELECTED))
        : new Set(ids.filter((one) => !rows.includes(one))),
    );
  };
  const most = Math.min(rowIds.length, MOST_SELECTED);
  const toggleAll = () =>
    setChosen(new Set(ids.length === most ? [] : rowIds.slice(0, MOST_SELECTED)));

  const keys: Shortcut[] = [
    {
      key: 'x',
      label: copy.key,
      run: ({ shiftKey }) => {
        const id = focusedRow(rowIds) ?? openId ?? rowIds[0];
        if (id === undefined || !rowIds.includes(id)) return;
        setOn(true);
        toggle(id, shiftKey);
      },
    },
  ];
  const end = { key: 'escape', label: copy.end, run: () => turn(false) };
  useShortcuts(isOn ? [...keys, end] : keys);
  return {
    isOn,
    turn,
    rowIds,
    ids,
    toggle,
    toggleAll,
    clear: () => setChosen(new Set()),
  };
}

function focusedRow(rowIds: readonly string[]): string | undefined {
  const row = document.activeElement?.closest(`[${ROW_ATTRIBUTE}]`);
  const id = row?.getAttribute(ROW_ATTRIBUTE);
  return rowIds.find((one) => one === id);
}

/** The rows from one to another, whichever stands first; the second alone without a first. */
function rowsBetween(rowIds: readonly string[], from: string | undefined, to: string) {
  const [start, end] = [rowIds.indexOf(from ?? to), rowIds.indexOf(to)].toSorted(
    (a, b) => a - b,
  );
  return start === undefined || start < 0 ? [to] : rowIds.slice(start, (end ?? 0) + 1);
}
