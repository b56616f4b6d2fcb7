import { type Basket } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import { deliveryPromise, exitCostIn, handoverOf } from '@site/api-contract/pricing';
import { type CartItem } from '@site/simulator';
import { compareRowsCopy as copy } from './compare-rows.copy';
import { findSingleLowest } from './find-single-lowest';
import { money, PERSON } from './simulation.copy';

export type Cell = {
  text: string;
  note?: string;
  /** The reason why this one is the best of its row. */
  best?: string;
};
export type Row = {
  key: keyof typeof copy.rows;
  label: string;
  cells: Cell[];
  /** All columns have the same text. */
  same: boolean;
};

/**
 * The cart as rows: one cell for each simulation, with a word at the only best one of
 * each row that says why. Amounts in reais.
 */
export function compareRows(items: readonly CartItem[]): Row[] {
  const row = (key: Row['key'], cells: Cell[]): Row => ({
    key,
    label: copy.rows[key],
    cells,
    same: cells.every(
      ({ text, note }) =>
        text === cells[0]?.text && (key !== 'handover' || note === cells[0]?.note),
    ),
  });
  const ranked = (
    key: Row['key'],
    word: string | ((value: number) => string),
    valueOf: (item: CartItem) => number,
    cellOf: (item: CartItem, value: number, least: number) => Cell,
  ) => {
    const values = items.map(valueOf);
    const least = Math.min(...values);
    const best = findSingleLowest(values);
    return row(
      key,
      items.map((item, index) => {
        const value = values[index] ?? 0;
        const cell = cellOf(item, value, least);
        if (index !== best) return cell;
        return { ...cell, best: typeof word === 'string' ? word : word(value) };
      }),
    );
  };
  const where = row(
    'where',
    items.map(({ place, clientType }) => ({
      text: placeName(place),
      note: PERSON[clientType].long,
    })),
  );
  const samePerson = items.every(({ clientType }) => clientType === items[0]?.clientType);
  return [
    ...(where.same && samePerson ? [] : [where]),
    ranked(
      'term',
      copy.best.term,
      ({ basket }) => basket.term,
      ({ basket }) => ({ text: copy.months(basket.term) }),
    ),
    ranked(
      'km',
      copy.best.km,
      ({ basket }) => -basket.km,
      ({ basket }) => ({
        text: copy.km(basket.km),
        note: copy.extraKm(basket.quote.extraKm),
      }),
    ),
    ranked('color', copy.best.cost, colorCost, ({ basket }, cost) => ({
      text: basket.paintName,
      note: cost === 0 ? undefined : copy.aMonth(cost),
    })),
    ranked(
      'addOns',
      copy.best.cost,
      (item) => addOnCost(item) + onceCost(item),
      (item) => addOnCell(item),
    ),
    ranked(
      'total',
      copy.best.lower,
      ({ basket }) => basket.quote.contractTotal,
      ({ basket }, total, least) => ({
        text: money(total),
        note: totalNote(basket, total - least),
      }),
    ),
    ranked('exit', copy.best.lower, exitAtTwelve, ({ basket }, cost) => ({
      text: money(cost),
      note: exitNote(basket, cost),
    })),
    ranked(
      'delivery',
      copy.best.sooner,
      ({ basket }) => deliveryRank(basket),
      ({
        basket: {
          quote: { delivery },
        },
      }) => ({ text: deliveryPromise(delivery) }),
    ),
    row('handover', items.map(handoverCell)),
    ranked(
      'deductible',
      copy.best.lower,
      ({ basket }) => basket.quote.deductible,
      (_, deductible) => ({ text: money(deductible) }),
    ),
  ];
}

function colorCost({ basket }: CartItem): number {
  return basket.quote.lines.find(({ key }) => key === 'cor')?.monthly ?? 0;
}

function addOnCost({ basket }: CartItem): number {
  const chosen = basket.addOns.map(({ slug }) => slug);
  return sum(
    basket.quote.lines
      .filter(({ key }) => chosen.includes(key))
      .map(({ monthly }) => monthly),
  );
}

/** The sum of all amounts that are charged once, in reais. */
export function onceCost({ basket }: CartItem): number {
  return sum(basket.quote.oneOff.map(({ amount }) => amount));
}

function addOnCell(item: CartItem): Cell {
  const [monthly, once] = [addOnCost(item), onceCost(item)];
  const notes = [
    monthly > 0 ? copy.aMonth(monthly) : '',
    once > 0 ? copy.once(once) : '',
  ].filter(Boolean);
  return {
    text: item.basket.addOns.map(({ name }) => name).join(', ') || copy.none,
    note: notes.join(' e ') || undefined,
  };
}

/** The place of the handover; the label of the row fits pick-up and delivery. */
function handoverCell({ basket }: CartItem): Cell {
  const { label, text } = handoverOf(basket);
  return { text: label, note: text };
}

/**
 * The cost of ending the contract in month 12, at which a contract of 12 months is over.
 */
function exitAtTwelve({ basket }: CartItem): number {
  return exitCostIn(basket.quote.exitCosts, 12);
}

function exitNote({ term, quote }: Basket, cost: number): string | undefined {
  if (term === 12) return copy.atTheEnd;
  return cost === quote.monthly * 4 ? copy.ceiling : undefined;
}

/** How much dearer than the least one, and the campaign that the total contains. */
function totalNote({ quote: { benefit } }: Basket, more: number): string | undefined {
  const notes = [
    more > 0 ? copy.dearer(more) : '',
    benefit && benefit.monthlyOff > 0 ? copy.withCampaign(benefit.code) : '',
  ].filter(Boolean);
  return notes.join(', ') || undefined;
}

/** A queue promises no day, so it ranks after every date. */
function deliveryRank({ quote: { delivery } }: Basket): number {
  return delivery.kind === 'queue' ? Number.POSITIVE_INFINITY : Date.parse(delivery.date);
}

/** The sum of amounts in reais, rounded to centavos. */
function sum(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}
