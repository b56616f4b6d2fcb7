/** A page of a portal's menu; `to` is relative to the portal. */
export type PlaceTab = {
  to: string;
  label: string;
  /** How much is in its list, as it is shown; '' for an empty one, absent without list. */
  figure?: string;
};

/** One of the few parts of a portal, with its pages; its link leads to the first. */
export type Place<Tab extends PlaceTab = PlaceTab> = {
  label: string;
  tabs: readonly Tab[];
  /** How much is in its lists together, likewise. */
  figure?: string;
};

/** The page of the menu to which an address belongs, and its place. */
export function openIn<Tab extends PlaceTab>(
  places: readonly Place<Tab>[],
  pathname: string,
): { place: Place<Tab>; tab: Tab } | null {
  for (const place of places)
    for (const tab of place.tabs)
      if (pathname === tab.to || pathname.startsWith(`${tab.to}/`)) return { place, tab };
  return null;
}

/** Whether an address belongs to a place with several pages. */
export function hasNeighbours(places: readonly Place[], pathname: string): boolean {
  return (openIn(places, pathname)?.place.tabs.length ?? 0) > 1;
}
