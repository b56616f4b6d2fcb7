import { type ComparedExtra, type PriceGroup } from '@site/api-contract';
import { type PriceChange, priceChange } from '@site/api-contract/catalog';

export type ComparedCell = PriceGroup['cells'][number] & { change: PriceChange };
export type ChangedExtra = ComparedExtra & { change: PriceChange };
export type ComparedGroup = Omit<PriceGroup, 'cells'> & {
  /** Changed prices come first, the largest change at the top. */
  cells: ComparedCell[];
  changes: number;
  jumps: number;
};

/** The prices of two tables, compared, with the number of changes. */
export function changesIn(
  groups: readonly PriceGroup[],
  extras: readonly ComparedExtra[] = [],
) {
  const changed = extras.map((extra) => ({ ...extra, change: priceChange(extra) }));
  const compared = groups.map((group): ComparedGroup => {
    const cells = group.cells
      .map((cell) => ({ ...cell, change: priceChange(cell) }))
      .sort((one, other) => weightOf(other.change) - weightOf(one.change));
    return {
      ...group,
      cells,
      changes: cells.filter(({ change }) => change.kind !== 'same').length,
      jumps: cells.filter(({ change }) => change.isJump).length,
    };
  });
  const all = [...compared.flatMap(({ cells }) => cells), ...changed].map(
    ({ change }) => change,
  );
  const ofKind = (kind: PriceChange['kind']) =>
    all.filter((change) => change.kind === kind).length;
  return {
    groups: compared,
    extras: changed,
    changed: all.length - ofKind('same'),
    same: ofKind('same'),
    up: ofKind('up'),
    down: ofKind('down'),
    jumps: all.filter(({ isJump }) => isJump).length,
  };
}

/** Sort weight of a change: added and removed prices come before changed ones. */
function weightOf({ kind, percent }: PriceChange): number {
  return kind === 'added' || kind === 'removed' ? Infinity : Math.abs(percent);
}
