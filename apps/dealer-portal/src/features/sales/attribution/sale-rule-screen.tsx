import { SaleRule } from '@site/back-office/sale-rule';

/** The page of the rule that credits sales (docs/product/sales.md, Attribution). */
export function Component() {
  return <SaleRule />;
}
