export { hasNeighbours, type Place, type PlaceTab } from './places';
export { PlacesMenu, PlacesWait } from './places-menu';
