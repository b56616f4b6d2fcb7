/** Parts of the list that load later, in one chunk. */
export { FilterBar } from './filter/filter-bar';
export { OffersAnnounced } from './filter/offers-announced';
