/** A page of a portal's menu; `to` is relative to the portal. */
export type MenuTab = {
  to: string;
  label: string;
  /** How much is in its list, as it is shown; '' for an empty one, absent without list. */
  figure?: string;
};

/** One entry of the menu, a part of the portal with its pages; it leads to the first. */
export type MenuEntry<Tab extends MenuTab = MenuTab> = {
  label: string;
  tabs: readonly Tab[];
  /** How much is in its lists together, likewise. */
  figure?: string;
};

/** The page of the menu to which an address belongs, and its entry. */
export function openIn<Tab extends MenuTab>(
  entries: readonly MenuEntry<Tab>[],
  pathname: string,
): { entry: MenuEntry<Tab>; tab: Tab } | null {
  for (const entry of entries)
    for (const tab of entry.tabs)
      if (pathname === tab.to || pathname.startsWith(`${tab.to}/`)) return { entry, tab };
  return null;
}

/** Whether an address belongs to an entry with several pages. */
export function hasNeighbours(entries: readonly MenuEntry[], pathname: string): boolean {
  return (openIn(entries, pathname)?.entry.tabs.length ?? 0) > 1;
}
