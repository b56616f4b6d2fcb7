export { EntriesMenu, MenuWait } from './entries-menu';
export { hasNeighbours, type MenuEntry, type MenuTab } from './menu-entries';
