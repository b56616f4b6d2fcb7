export { stockCopy } from './stock.copy';
export { StockImport } from './stock-import';
export { StockList } from './stock-list';
export { type StockPlace, StockPlaceProvider } from './stock-place';
