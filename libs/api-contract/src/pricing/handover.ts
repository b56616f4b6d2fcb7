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
  dealershipPlace,
}: {
  addOns: readonly { slug: string }[];
  dealershipName: string | null;
  /** City and UF of that dealership; missing in what was stored before 28/11/2026. */
  dealershipPlace?: string | null | undefined;
}): { label: string; text: string } {
  const store =
    dealershipName && dealershipPlace
      ? `${dealershipName}, em ${dealershipPlace}`
      : dealershipName;
  return isDeliveredHome(addOns)
    ? {
        label: 'Entrega em casa',
        text: store ? `Pela loja ${store}` : 'Pela loja mais perto de você',
      }
    : { label: 'Retirada', text: store ?? 'Na loja mais perto de você' };
}
