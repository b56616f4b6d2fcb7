import { type Basket, type BasketChoice } from '@site/api-contract';
import {
  type ChoiceInput,
  KM_PACKAGES,
  TERMS,
  USUAL_PLAN,
} from '@site/api-contract/pricing';

/** A stored basket's choice in the form of a request. */
export function choiceInputOf(basket: Basket): ChoiceInput {
  return {
    model: basket.modelSlug,
    version: basket.versionSlug,
    paint: basket.paint,
    term: TERMS.find((term) => term === basket.term) ?? USUAL_PLAN.term,
    km: KM_PACKAGES.find((km) => km === basket.km) ?? USUAL_PLAN.km,
    addOns: basket.addOns.map(({ slug }) => slug),
  };
}

/** A stored basket's choice in the API's form. */
export function storedChoiceOf(basket: Basket): BasketChoice {
  const { term, km, addOns } = choiceInputOf(basket);
  const { versionSlug, paint, dealershipId } = basket;
  return { versionSlug, paint, term, km, addOns, dealershipId };
}

/** Whether two choices are the same, in whatever order their add-ons are. */
export function sameChoice(one: BasketChoice, other: BasketChoice): boolean {
  const partsOf = ({ addOns, ...parts }: BasketChoice) => [
    parts.versionSlug,
    parts.paint,
    parts.term,
    parts.km,
    parts.dealershipId,
    ...[...addOns].sort(),
  ];
  return partsOf(one).join() === partsOf(other).join();
}
