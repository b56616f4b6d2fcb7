// A chunk of its own: the fields for a free period are rarely used.
export { DateRangeFilter } from '@site/ui';
