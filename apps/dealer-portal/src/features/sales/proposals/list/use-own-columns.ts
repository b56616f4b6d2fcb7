import { useDeviceSetting } from '@site/shell';
import { type Column } from '@site/ui';

/** Columns that are hidden by default. */
const EXTRA: readonly string[] = ['plan', 'origin', 'seller', 'sent', 'changed'];

/**
 * The columns as set on this device. Only differences from the default are stored, so
 * that columns added later are shown to everybody.
 */
export function useOwnColumns<Row>(all: readonly Column<Row>[]) {
  const [setting, set] = useDeviceSetting('proposal-columns');
  const swapped = (setting ?? '').split('.').filter((key) => hasKey(all, key));
  const isHidden = (key: string) => EXTRA.includes(key) !== swapped.includes(key);
  return {
    columns: all.map((column) => ({ ...column, hidden: isHidden(column.key) })),
    isOwn: swapped.length > 0,
    onToggle: (key: string, isShown: boolean) => {
      const others = swapped.filter((one) => one !== key);
      const next = isShown === EXTRA.includes(key) ? [...others, key] : others;
      set(next.length > 0 ? next.join('.') : null);
    },
    onReset: () => set(null),
  };
}

/**
 * Whether `key` belongs to a column that can be hidden. The first column names the row
 * and is always shown.
 */
function hasKey<Row>([, ...rest]: readonly Column<Row>[], key: string): boolean {
  return rest.some((column) => column.key === key);
}
