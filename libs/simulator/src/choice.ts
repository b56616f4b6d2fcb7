import { type Basket, type BasketChoice } from '@site/api-contract';
import {
  type ChoiceInput,
  KM_PACKAGES,
  TERMS,
  USUAL_PLAN,
} from '@site/api-contract/pricing';

/** The choice of a stored basket, as somebody would ask for it. */
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

/** The choice of a stored basket, as the API would take it again. */
export function storedChoiceOf(basket: Basket): BasketChoice {
  const { term, km, addOns } = choiceInputOf(basket);
  const { versionSlug, paint, dealershipId } = basket;
  return { versionSlug, paint, term, km, addOns, dealershipId };
}

/** Whether two choices are the same one, in whatever order their add-ons stand. */
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
