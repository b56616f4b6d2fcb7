import { type DueItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { deadlineOf } from '@site/back-office/deadline';

const GROUPS = ['urgent', 'late', 'today', 'later'] as const;
export type DueGroup = (typeof GROUPS)[number];

/** Items by how much they press, in the order of the list; groups without any are left out. */
export function groupDue(
  items: readonly DueItem[],
  now: Date,
): { group: DueGroup; items: DueItem[] }[] {
  return GROUPS.map((group) => ({
    group,
    items: items.filter((item) => groupOf(item, now) === group),
  })).filter((one) => one.items.length > 0);
}

function groupOf(item: DueItem, now: Date): DueGroup {
  if (item.urgent) return 'urgent';
  if (deadlineOf(item, now).isLate) return 'late';
  return item.until === saoPauloDay(now) ? 'today' : 'later';
}
