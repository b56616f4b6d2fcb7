/** Parts of the list that come later, in one file to fetch. */
export { FilterBar } from './filter/filter-bar';
export { OffersAnnounced } from './filter/offers-announced';
