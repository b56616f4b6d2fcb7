export { WearPicture } from './wear-picture';
export { WearTable } from './wear-table';
