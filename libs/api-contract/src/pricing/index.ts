/**
 * Rules for the monthly price and for the price that counts (docs/product/catalog.md):
 * pure, in integer centavos, without zod. The API decides with these functions, the
 * browser estimates with them.
 */
export { amountDue } from '../payments/amount-due';
export {
  LATE_CHARGES_TEXT,
  LATE_FINE_PERCENT,
  LATE_INTEREST_PERCENT,
} from '../payments/late-charges';
export {
  type CalculatedPrice,
  calculatePrice,
  cellPrice,
  type ComparablePrice,
  contractTotalCentavos,
  type PriceInput,
  withBenefit,
  withKmPackage,
} from './calculate-price';
export {
  type CampaignBenefit,
  type CampaignConditions,
  offContract,
  offInstallment,
} from './campaigns/campaign-benefit';
export {
  BENEFIT_NOTE,
  benefitLabel,
  type BenefitPlan,
  benefitProblem,
  benefitRows,
  benefitSum,
  benefitText,
  type BenefitWords,
  campaignOverText,
  conditionsText,
} from './campaigns/campaign-words';
export { lostBenefitText, withHeldBenefit } from './campaigns/held-benefit';
export {
  basketChoiceOf,
  type Choice,
  type ChoiceInput,
  NO_CHOICE,
  resolveChoice,
  USUAL_PLAN,
} from './choice';
export { coverText, type Fuel, fuelWord, notCoveredText, spareCarDays } from './cover';
export { DEFAULT_PLACE, samePlace } from './default-place';
export { DELIVERY_BUSINESS_DAYS } from './delivery/delivery-days';
export {
  DELIVERY_LEAD,
  deliveryPromise,
  NOT_DELIVERED,
  promiseAt,
} from './delivery/delivery-text';
export { handoverOf, isDeliveredHome } from './delivery/handover';
export { exitCostCentavos, exitCostIn } from './exit-cost';
export {
  INCOME_LIMIT_PERCENT,
  incomeShare,
  leastIncomeCentavos,
  mostMonthlyCentavos,
} from './income-share';
export { sum } from './monthly-lines';
export {
  kmPackagesOf,
  lowestPlan,
  modelsOf,
  monthlyOf,
  nearestKm,
  type Offer,
  offersOf,
  type Wanted,
} from './offers';
export { oneOffLabel, oneOffRows } from './one-off-lines';
export { deliveryOf, paintBeforehand, paintInPicture } from './paints';
export { priceBehind, readPlan } from './plan';
export { linkToLowestPrice, planCondition, writePlanInto } from './plan-link';
export {
  decideGuarantee,
  type GuaranteeDecision,
  type PriceSource,
  sameAmounts,
} from './price-guarantee';
export {
  KM_PACKAGES,
  type KmPackage,
  tablePriceCentavos,
  type Term,
  TERMS,
} from './price-table';
export {
  benefitInCentavos,
  benefitInReais,
  estimateQuote,
  monthlyEstimate,
  type PriceAmounts,
  priceAmounts,
  quoteAmounts,
  type QuoteBenefit,
  type QuoteEstimate,
} from './quote-estimate';
export { allowedNumber, listParam, setParam } from './search-params';
