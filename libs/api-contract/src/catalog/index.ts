export {
  getAreaSupport,
  getCepAddress,
  getDealership,
  listAvailableDealerships,
  listDealerships,
  listGroupDealerships,
  listStates,
} from './calls/dealerships.calls';
export { changeExtraName, listExtraNames } from './calls/extra-names.calls';
export {
  checkPriceTable,
  comparePriceTable,
  exportPriceTable,
  importPriceTable,
  listPriceTables,
  withdrawPriceTable,
} from './calls/price-tables.calls';
export {
  checkStock,
  exportStock,
  getStockChoices,
  importStock,
  listStockCars,
  saveStock,
} from './calls/stock.calls';
export {
  changeTechnicalSheet,
  getTechnicalSheet,
  listTechnicalSheets,
} from './calls/technical-sheets.calls';
export {
  listPrices,
  listPromptDelivery,
  listVehicleClasses,
} from './calls/vehicles.calls';
export { CLASS_SLUGS, type ClassSlug } from './class-slugs';
export { DEALERSHIP_ACTS } from './dealership-acts';
export {
  type CepAddress,
  type Dealership,
  type NearbyDealership,
} from './dealerships.schemas';
export {
  type ExtraNameForm,
  extraNameForm,
  type NamedExtra,
} from './extra-names.schemas';
export {
  EXTRA_KINDS,
  type ExtraKind,
  PRICE_JUMP_PERCENT,
  PRICE_TABLE_STATES,
  type PriceChange,
  priceChange,
  type PriceTableState,
} from './price-changes';
export {
  carPricesForm,
  type ComparedExtra,
  type ExtraPrice,
  extraPricesForm,
  type PriceComparison,
  type PricedExtra,
  type PriceGroup,
  type PriceTableForm,
  priceTableForm,
  type PriceTableSummary,
} from './price-tables.schemas';
export {
  type AddedCar,
  addedCar,
  type FreeCars,
  freeCars,
  type StockChoices,
  type StockComparison,
  type StockCounts,
  type StockFile,
  stockFile,
  type StockFileChange,
  type StockItem,
} from './stock.schemas';
export {
  MOST_CARS,
  STOCK_CHANGES,
  STOCK_STATES,
  type StockChange,
  type StockState,
} from './stock-states';
export {
  type DeskSheet,
  type ModelSheet,
  type SheetVersion,
  type TechnicalSheet,
  technicalSheetForm,
  type TechnicalSheetInput,
  technicalSheetLines,
} from './technical-sheets.schemas';
export {
  type AddOn,
  type ClientType,
  type DeliveryEstimate,
  type Paint,
  type VehicleClass,
  type VehicleModel,
  type VehiclePrice,
  type VehicleVersion,
} from './vehicles.schemas';
