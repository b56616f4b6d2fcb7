// Fields for two days of one's own; few lists are filtered so.
export { DateRangeFilter as OwnDays } from '@site/ui';
