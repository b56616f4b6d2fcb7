import {
  type BasketChoice,
  type BasketKey,
  type ClientType,
  type KeyedMessage,
  type Quote,
  type Repricing,
} from '@site/api-contract';
import { formatKm } from '@site/api-contract/brazil';
import {
  benefitProblem,
  calculatePrice,
  type CampaignBenefit,
  cellPrice,
  type Fuel,
  priceAmounts,
  type PriceInput,
  quoteAmounts,
  withBenefit,
} from '@site/api-contract/pricing';
import { clientTypesOf } from '../../../catalog/price-tables/current-price-table';
import {
  type ChoiceSnapshot,
  type QuoteSnapshot,
  type RepricingSnapshot,
} from '../baskets.table';
import { unsoldAddOn } from './sold-add-ons.rules';

/** Today's offer for one version and one client type; amounts in centavos. */
export type Offer = Pick<PriceInput, 'extraKmCentavos' | 'deductibleCentavos'> & {
  modelSlug: string;
  modelName: string;
  clientTypes: 'PF' | 'PJ' | 'PF PJ';
  versionName: string;
  engine: string;
  gearbox: string;
  fuel: Fuel;
  priceTable: string;
  prices: PriceInput['grid'];
  paints: ({ slug: string } & PriceInput['paint'])[];
  addOns: (PriceInput['addOns'][number] & { clientTypes: Offer['clientTypes'] })[];
  /**
   * Name of the chosen dealership; null when none was chosen, undefined when it doesn't
   * exist.
   */
  dealershipName: string | null | undefined;
  /** Its city and UF. */
  dealershipPlace?: string | null;
  delivery: QuoteSnapshot['delivery'];
};

export type Calculation = {
  choice: ChoiceSnapshot;
  quote: QuoteSnapshot;
  priceTable: string;
};
type Refused = { notifications: (KeyedMessage & { key: BasketKey })[] };

/**
 * Prices a choice from the offer, or gives every problem (spec §8: notifications of
 * baskets). `held` is the benefit of a campaign that the simulation has; it stays where
 * it counts for the choice.
 */
export function calculate(
  offer: Offer,
  choice: BasketChoice,
  clientType: ClientType,
  held?: CampaignBenefit,
): Calculation | Refused {
  const notifications = problemsOf(offer, choice, clientType);
  const paint = offer.paints.find(({ slug }) => slug === choice.paint);
  if (notifications.length > 0 || !paint) return { notifications };
  const addOns = offer.addOns.filter(({ slug }) => choice.addOns.includes(slug));
  const { term, km } = choice;
  const { prices: grid, extraKmCentavos, deductibleCentavos } = offer;
  const price = calculatePrice({
    term,
    km,
    grid,
    paint,
    addOns,
    extraKmCentavos,
    deductibleCentavos,
  });
  const isKept =
    held &&
    benefitProblem(held, {
      modelSlug: offer.modelSlug,
      clientType,
      term,
      monthlyCentavos: price.monthlyCentavos,
    }) === null;
  return {
    priceTable: offer.priceTable,
    quote: {
      ...(held && isKept ? withBenefit(price, { term, benefit: held }) : price),
      delivery: offer.delivery,
    },
    choice: {
      modelSlug: offer.modelSlug,
      modelName: offer.modelName,
      versionName: offer.versionName,
      engine: offer.engine,
      gearbox: offer.gearbox,
      fuel: offer.fuel,
      paintName: paint.name,
      addOns: addOns.map(({ slug, name }) => ({ slug, name })),
      dealershipName: offer.dealershipName ?? null,
      dealershipPlace: offer.dealershipPlace ?? null,
    },
  };
}

export function isRefused(result: Calculation | Refused): result is Refused {
  return 'notifications' in result;
}

function problemsOf(
  offer: Offer,
  choice: BasketChoice,
  clientType: ClientType,
): Refused['notifications'] {
  const found: Refused['notifications'] = [];
  const { modelName } = offer;
  if (!clientTypesOf(offer.clientTypes).includes(clientType)) {
    const only = clientType === 1 ? 'empresas' : 'pessoas físicas';
    return [
      {
        key: 'Version',
        message: `O ${modelName} é só para ${only}. Escolha outro carro.`,
      },
    ];
  }
  if (!offer.prices.some(({ term }) => term === choice.term))
    found.push({
      key: 'Term',
      message: `O ${modelName} não tem o prazo de ${choice.term} meses. Escolha outro.`,
    });
  else if (cellPrice(offer.prices, choice.term, choice.km) === undefined) {
    found.push({
      key: 'Km',
      message: `O ${modelName} não tem o pacote de ${formatKm(choice.km)} por mês. Escolha outro.`,
    });
  }
  if (!offer.paints.some(({ slug }) => slug === choice.paint))
    found.push({
      key: 'Color',
      message: `O ${modelName} não tem essa cor. Escolha outra.`,
    });
  const unsold = unsoldAddOn(offer.addOns, choice.addOns, clientType);
  if (unsold) found.push({ key: 'AddOn', message: unsold });
  else if (
    choice.addOns.some((slug) => !offer.addOns.some((addOn) => addOn.slug === slug))
  )
    found.push({
      key: 'AddOn',
      message: 'Um dos opcionais saiu de venda. Escolha de novo.',
    });
  else if (new Set(choice.addOns).size !== choice.addOns.length)
    found.push({ key: 'AddOn', message: 'Um opcional foi escolhido duas vezes.' });
  if (offer.dealershipName === undefined)
    found.push({
      key: 'Dealership',
      message: 'Essa loja não está disponível. Escolha outra.',
    });
  return found;
}

/** An earlier price in the answer's form: reais. */
export function toRepricing({ at, priceTable, ...price }: RepricingSnapshot): Repricing {
  return { at, priceTable, ...priceAmounts(price) };
}

/**
 * A calculation in the answer's form: reais, and the exit cost of every month of the
 * term.
 */
export function toQuote(
  { delivery, ...price }: QuoteSnapshot,
  frame: { term: number; priceTable: string; validUntil: Date },
): Quote {
  return {
    ...quoteAmounts(price, frame.term),
    priceTable: frame.priceTable,
    validUntil: frame.validUntil.toISOString(),
    delivery: shownDelivery(delivery),
  };
}

/** The part of a delivery for the answer: of a turn only its last day. */
function shownDelivery({ turn, ...promise }: QuoteSnapshot['delivery']) {
  if (!turn) return promise;
  return { ...promise, turnUntil: turn.until };
}
