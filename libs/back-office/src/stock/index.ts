export { stockCopy } from './stock.copy';
export { StockImport } from './stock-import';
export { StockList } from './stock-list';
export { type StockScope, StockScopeProvider } from './stock-scope';
