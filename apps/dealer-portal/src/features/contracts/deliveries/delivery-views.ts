import { isIsoDate, type IsoDate } from '@site/api-contract/brazil';

// Parameters of the address that select a view of the deliveries: the list, or the week
// of a day.
const VIEW_PARAM = 'ver';
const WEEK = 'semana';
const DAY_PARAM = 'dia';

export const LIST_QUERY = '?';

/** Query for the week of a day, or of today. */
export function weekQuery(day?: IsoDate): string {
  const week = `?${VIEW_PARAM}=${WEEK}`;
  return day ? `${week}&${DAY_PARAM}=${day}` : week;
}

export function isWeekView(params: URLSearchParams): boolean {
  return params.get(VIEW_PARAM) === WEEK;
}

/** The day in the address, if it is valid. */
export function dayIn(params: URLSearchParams): IsoDate | undefined {
  const day = params.get(DAY_PARAM) ?? '';
  return isIsoDate(day) ? day : undefined;
}
