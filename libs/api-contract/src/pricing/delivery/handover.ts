import { storeIn } from '../../brazil';

/** The add-on that brings the car to the customer (domain-brazil 16.3). */
const HOME_DELIVERY = 'entrega-em-casa';

/** Whether the car is delivered at home with these add-ons. */
export function isDeliveredHome(addOns: readonly { slug: string }[]): boolean {
  return addOns.some(({ slug }) => slug === HOME_DELIVERY);
}

/**
 * How the customer gets the car, in the same words on every screen, in mails and on
 * paper: picked up at a dealership or delivered at home by one; null means the nearest.
 */
export function handoverOf({
  addOns,
  dealershipName,
  dealershipPlace,
}: {
  addOns: readonly { slug: string }[];
  dealershipName: string | null;
  /** City and UF of that dealership; missing in older stored choices. */
  dealershipPlace?: string | null | undefined;
}): { label: string; text: string } {
  const store = dealershipName && storeIn(dealershipName, dealershipPlace);
  return isDeliveredHome(addOns)
    ? {
        label: 'Entrega em casa',
        text: store ? `Pela loja ${store}` : 'Pela loja mais perto de você',
      }
    : { label: 'Retirada', text: store ?? 'Na loja mais perto de você' };
}
