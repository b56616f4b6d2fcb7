/** The add-on that brings the car to the customer (domain-brazil 16.3). */
const HOME_DELIVERY = 'entrega-em-casa';

/** Whether somebody who chose these add-ons gets the car at home. */
export function isDeliveredHome(addOns: readonly { slug: string }[]): boolean {
  return addOns.some(({ slug }) => slug === HOME_DELIVERY);
}

/**
 * How the customer gets the car, in the same words on every screen, in mails and on
 * paper: picked up at a dealership or delivered at home by one; null leaves it to the
 * nearest.
 */
export function handoverOf({
  addOns,
  dealershipName,
}: {
  addOns: readonly { slug: string }[];
  dealershipName: string | null;
}): { label: string; text: string } {
  return isDeliveredHome(addOns)
    ? {
        label: 'Entrega em casa',
        text: dealershipName
          ? `Pela loja ${dealershipName}`
          : 'Pela loja mais perto de você',
      }
    : { label: 'Retirada', text: dealershipName ?? 'Na loja mais perto de você' };
}
