/** Parts of the list that come later, in one file to fetch. */
export { FilterBar } from './filter-bar';
export { OffersAnnounced } from './offers-announced';
export { QueueWay } from './queue-way';
