import { isIsoDate, type IsoDate } from '@site/api-contract/brazil';

// Which view of the deliveries is open stands in the
// address: the list, or the week of a day.
const VIEW_PARAM = 'ver';
const WEEK = 'semana';
const DAY_PARAM = 'dia';

export const LIST_QUERY = '?';

/** The week of a day; this one without a day. */
export function weekQuery(day?: IsoDate): string {
  const week = `?${VIEW_PARAM}=${WEEK}`;
  return day ? `${week}&${DAY_PARAM}=${day}` : week;
}

export function isWeekView(params: URLSearchParams): boolean {
  return params.get(VIEW_PARAM) === WEEK;
}

/** The day in the address, if it is one. */
export function dayIn(params: URLSearchParams): IsoDate | undefined {
  const day = params.get(DAY_PARAM) ?? '';
  return isIsoDate(day) ? day : undefined;
}
