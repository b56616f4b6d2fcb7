type Due = { until: string; hour: string | null };

/** An item without an hour is due by the end of its day. */
const END_OF_DAY = '24:00';

/** Order of two items by day and hour, the earlier one first. */
export function byDeadline(one: Due, other: Due): number {
  const momentOf = ({ until, hour }: Due) => `${until} ${hour ?? END_OF_DAY}`;
  return momentOf(one).localeCompare(momentOf(other));
}
