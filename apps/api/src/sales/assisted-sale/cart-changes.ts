import { type CartChange, type ClientType } from '@site/api-contract';
import {
  formatCentavos,
  formatDate,
  formatKm,
  reaisFromCentavos,
  storeIn,
} from '@site/api-contract/brazil';
import { benefitProblem, benefitText } from '@site/api-contract/pricing';
import { countDeliveryDay } from '../../catalog/stock/delivery-day';
import { type BasketRow } from '../simulations/simulations.repository';

type Changed = { before: BasketRow; after: BasketRow; clientType: ClientType; now: Date };

/**
 * Differences between two states of a choice, in words; none when only its price was
 * frozen again at the same amount.
 */
export function changesBetween(changed: Changed): CartChange[] {
  const { before, after, now } = changed;
  // An older stored choice lacks city and UF, so the words alone tell no change of place.
  const isMoved = before.dealershipId !== after.dealershipId;
  const all: CartChange[] = [
    { key: 'Version', from: before.choice.versionName, to: after.choice.versionName },
    { key: 'Color', from: before.choice.paintName, to: after.choice.paintName },
    { key: 'Term', from: `${before.term} meses`, to: `${after.term} meses` },
    { key: 'Km', from: kmOf(before), to: kmOf(after) },
    { key: 'AddOn', from: addOnsOf(before), to: addOnsOf(after) },
    { key: 'Dealership', from: dealershipOf(before), to: dealershipOf(after) },
    { key: 'Delivery', from: deliveryOf(before, now), to: deliveryOf(after, now) },
    { key: 'Price', from: monthlyOf(before), to: monthlyOf(after) },
    { key: 'Campaign', from: '', to: campaignOf(changed) },
  ];
  return all.filter(({ key, from, to }) =>
    key === 'Dealership' ? isMoved : from !== to,
  );
}

const plain = (text: string) => text.replace(/\s/g, ' ');
const kmOf = ({ km }: BasketRow) => `${formatKm(km)} por mês`;
const addOnsOf = ({ choice }: BasketRow) =>
  choice.addOns.map(({ name }) => name).join(', ') || 'nenhum';
const dealershipOf = ({ choice: { dealershipName, dealershipPlace } }: BasketRow) =>
  dealershipName ? storeIn(dealershipName, dealershipPlace) : 'sem escolha';
const monthlyOf = ({ quote }: BasketRow) =>
  `${plain(formatCentavos(quote.monthlyCentavos))} por mês`;

const KINDS = { stock: 'pronta entrega', order: 'sob encomenda' };

/** Both days are counted from now, so that only another promise is a change. */
function deliveryOf({ quote }: BasketRow, now: Date): string {
  const { kind, date } = countDeliveryDay(quote.delivery, now);
  return kind === 'queue' ? 'pela pré-reserva' : `${formatDate(date)} (${KINDS[kind]})`;
}

/** Tells a campaign that came, or one that left, why, and how it comes back. */
function campaignOf({ before, after, clientType }: Changed): string {
  const [had, has] = [before.quote.benefit, after.quote.benefit];
  if (had?.code === has?.code) return '';
  if (has) {
    const monthlyOff = reaisFromCentavos(has.monthlyOffCentavos);
    return `${has.code} incluída, ${plain(benefitText({ ...has, monthlyOff }))}`;
  }
  if (!had) return '';
  const problem = benefitProblem(had, {
    modelSlug: after.choice.modelSlug,
    clientType,
    term: after.term,
    monthlyCentavos: after.quote.monthlyCentavos,
  });
  return problem
    ? `${had.code} saiu, e com ela o desconto. ${plain(problem)} Quando a escolha voltar a atender à regra, use o código de novo.`
    : `${had.code} saiu, e com ela o desconto.`;
}
