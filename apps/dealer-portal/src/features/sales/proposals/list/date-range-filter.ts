// Fields for two days of one's own; few lists are filtered so.
export { DateRangeFilter } from '@site/ui';
