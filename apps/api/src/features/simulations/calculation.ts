import {
  type BasketChoice,
  type BasketKey,
  type ClientType,
  type KeyedMessage,
  type Quote,
  type Repricing,
} from '@site/contracts';
import { reaisFromCentavos } from '@site/contracts/brazil';
import {
  contractTotalCentavos,
  exitCostCentavos,
  KM_PACKAGES,
  monthlyLines,
  sum,
} from '@site/contracts/pricing';
import { type FrozenChoice, type FrozenQuote, type FrozenRepricing } from '../../tables';

/** What the catalogue offers for one version and one client type today; amounts in centavos. */
export type Offer = {
  modelSlug: string;
  modelName: string;
  clientTypes: 'PF' | 'PJ' | 'PF PJ';
  versionName: string;
  engine: string;
  gearbox: string;
  extraKmCentavos: number;
  deductibleCentavos: number;
  priceTable: string;
  prices: { term: number; km: number; monthlyCentavos: number }[];
  paints: { slug: string; name: string; monthlyCentavos: number }[];
  addOns: {
    slug: string;
    name: string;
    priceCentavos: number;
    charged: 'month' | 'once';
  }[];
  /** Name of the chosen dealership; null when none was chosen, undefined when it doesn't exist. */
  dealershipName: string | null | undefined;
  delivery: FrozenQuote['delivery'];
};

export type Calculation = {
  choice: FrozenChoice;
  quote: FrozenQuote;
  priceTable: string;
};
type Refused = { notifications: (KeyedMessage & { key: BasketKey })[] };

const HALF_DEDUCTIBLE = 'franquia-reduzida';

/** Prices a choice from what is on offer, or says everything that doesn't fit (spec §8: notifications of baskets). */
export function calculate(
  offer: Offer,
  choice: BasketChoice,
  clientType: ClientType,
): Calculation | Refused {
  const notifications = problemsOf(offer, choice, clientType);
  const price = priceOf(offer, choice.term, choice.km);
  const smallest = priceOf(offer, choice.term, KM_PACKAGES[0]);
  const paint = offer.paints.find(({ slug }) => slug === choice.paint);
  if (notifications.length > 0 || price === undefined || smallest === undefined || !paint)
    return { notifications };
  const chosen = offer.addOns.filter(({ slug }) => choice.addOns.includes(slug));
  const lines = monthlyLines({
    smallestKmCentavos: smallest,
    chosenKmCentavos: price,
    km: choice.km,
    paint: { slug: paint.slug, name: paint.name, centavos: paint.monthlyCentavos },
    addOns: chosen
      .filter(({ charged }) => charged === 'month')
      .map(({ slug, name, priceCentavos }) => ({ slug, name, centavos: priceCentavos })),
  });
  const oneOff = chosen
    .filter(({ charged }) => charged === 'once')
    .map(({ slug, name, priceCentavos }) => ({
      key: slug,
      label: name,
      centavos: priceCentavos,
    }));
  const monthlyCentavos = sum(lines);
  return {
    priceTable: offer.priceTable,
    quote: {
      monthlyCentavos,
      lines,
      oneOff,
      contractTotalCentavos: contractTotalCentavos(
        monthlyCentavos,
        choice.term,
        sum(oneOff),
      ),
      extraKmCentavos: offer.extraKmCentavos,
      deductibleCentavos: choice.addOns.includes(HALF_DEDUCTIBLE)
        ? Math.round(offer.deductibleCentavos / 2)
        : offer.deductibleCentavos,
      delivery: offer.delivery,
    },
    choice: {
      modelSlug: offer.modelSlug,
      modelName: offer.modelName,
      versionName: offer.versionName,
      engine: offer.engine,
      gearbox: offer.gearbox,
      paintName: paint.name,
      addOns: chosen.map(({ slug, name }) => ({ slug, name })),
      dealershipName: offer.dealershipName ?? null,
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
  const sold = offer.clientTypes.split(' ').includes(clientType === 1 ? 'PF' : 'PJ');
  if (!sold) {
    const only = clientType === 1 ? 'empresas' : 'pessoas físicas';
    return [
      { key: 'Version', message: `${modelName} é só para ${only}. Escolha outro carro.` },
    ];
  }
  if (!offer.prices.some(({ term }) => term === choice.term))
    found.push({
      key: 'Term',
      message: `${modelName} não tem o prazo de ${choice.term} meses. Escolha outro.`,
    });
  else if (priceOf(offer, choice.term, choice.km) === undefined) {
    found.push({
      key: 'Km',
      message: `${modelName} não tem o pacote de ${choice.km.toLocaleString('pt-BR')} km por mês. Escolha outro.`,
    });
  }
  if (!offer.paints.some(({ slug }) => slug === choice.paint))
    found.push({
      key: 'Color',
      message: `${modelName} não tem essa cor. Escolha outra.`,
    });
  if (choice.addOns.some((slug) => !offer.addOns.some((addOn) => addOn.slug === slug)))
    found.push({
      key: 'AddOn',
      message: 'Um dos opcionais não existe mais. Escolha de novo.',
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

function priceOf(offer: Offer, term: number, km: number): number | undefined {
  return offer.prices.find((price) => price.term === term && price.km === km)
    ?.monthlyCentavos;
}

/** The answer's form of a price that was: reais. */
export function toRepricing({
  at,
  priceTable,
  monthlyCentavos,
  lines,
  oneOff,
  contractTotalCentavos,
}: FrozenRepricing): Repricing {
  return {
    at,
    priceTable,
    monthly: reaisFromCentavos(monthlyCentavos),
    lines: lines.map(({ key, label, centavos }) => ({
      key,
      label,
      monthly: reaisFromCentavos(centavos),
    })),
    oneOff: oneOff.map(({ key, label, centavos }) => ({
      key,
      label,
      amount: reaisFromCentavos(centavos),
    })),
    contractTotal: reaisFromCentavos(contractTotalCentavos),
  };
}

/** The answer's form of a calculation: reais, and the exit cost of every month of the term. */
export function toQuote(
  quote: FrozenQuote,
  frame: { term: number; priceTable: string; validUntil: Date },
): Quote {
  const amount = ({
    key,
    label,
    centavos,
  }: {
    key: string;
    label: string;
    centavos: number;
  }) => ({ key, label, amount: reaisFromCentavos(centavos) });
  return {
    monthly: reaisFromCentavos(quote.monthlyCentavos),
    lines: quote.lines.map(({ key, label, centavos }) => ({
      key,
      label,
      monthly: reaisFromCentavos(centavos),
    })),
    oneOff: quote.oneOff.map(amount),
    contractTotal: reaisFromCentavos(quote.contractTotalCentavos),
    extraKm: reaisFromCentavos(quote.extraKmCentavos),
    deductible: reaisFromCentavos(quote.deductibleCentavos),
    exitCosts: Array.from({ length: frame.term }, (_, month) =>
      reaisFromCentavos(exitCostCentavos(quote.monthlyCentavos, frame.term, month + 1)),
    ),
    priceTable: frame.priceTable,
    validUntil: frame.validUntil.toISOString(),
    delivery: quote.delivery,
  };
}
