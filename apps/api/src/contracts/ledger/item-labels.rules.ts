import { formatKm } from '@site/api-contract/brazil';
import { type ContractTerms } from '@site/api-contract/contracts';
import { offInstallment } from '@site/api-contract/pricing';
import { type Entry } from './ledger.rules';

/** The facts that name items: the contract's terms and the details of its charges. */
export type ItemBook = {
  contract: { terms: Pick<ContractTerms, 'term' | 'oneOff' | 'benefit'> };
  entries: readonly Pick<Entry, 'kind' | 'detail'>[];
};

type Name = (which: string | undefined, words: Words, terms: Terms) => string;
type Words = string | number | boolean | undefined;
type Terms = ItemBook['contract']['terms'];

const km = (words: Words) =>
  typeof words === 'number' ? `${formatKm(words)} a mais` : null;

/**
 * Every item that a contract can be charged for, in the order of a bill. The `detail` of
 * a charge adds, by item, what the word alone doesn't tell: km bought, the damage, the
 * fine.
 */
const NAMES: Readonly<Record<string, Name>> = {
  installment: (number, _words, terms) => installmentLabel(Number(number), terms),
  once: (which, _words, { oneOff }) =>
    oneOff.find(({ key }) => key === which)?.label ?? 'Item avulso',
  km: (_which, words) => km(words) ?? 'Km a mais',
  'km-settlement': (_which, words) => {
    const more = km(words);
    return more ? `Acerto de km: ${more}` : 'Acerto de km';
  },
  damage: (_which, words) => (words ? `Dano: ${words}` : 'Dano'),
  'traffic-fine': (_which, words) =>
    words ? `Multa de trânsito ${words}` : 'Multa de trânsito',
  deductible: () => 'Franquia do seguro',
  exit: () => 'Custo de saída',
  overtime: (_which, words) =>
    words === 1 ? '1 dia a mais com o carro' : `${words} dias a mais com o carro`,
  purchase: () => 'Compra do carro',
  fine: (number) => `Multa da mensalidade ${number}`,
  interest: (number) => `Juros da mensalidade ${number}`,
};

/** `Mensalidade 3 de 36`, with the campaign that takes a part off it. */
export function installmentLabel(
  number: number,
  { term, benefit }: Pick<ContractTerms, 'term' | 'benefit'>,
): string {
  const label = `Mensalidade ${number} de ${term}`;
  return benefit && offInstallment(benefit, number) > 0
    ? `${label} (campanha ${benefit.code})`
    : label;
}

const ORDER = Object.keys(NAMES);
/** Beyond this number only some items are named. */
const MOST = 3;

/** `Mensalidade 3 de 36`, `500 km a mais`: the name of an item, the same everywhere. */
export function itemLabel(item: string, { contract, entries }: ItemBook): string {
  const [kind = '', which] = item.split(':');
  const words = entries.findLast(
    (entry) => entry.kind === 'charge' && entry.detail?.[item] !== undefined,
  )?.detail?.[item];
  return NAMES[kind]?.(which, words, contract.terms) ?? 'Cobrança';
}

/**
 * `Mensalidade 5 de 36 e 500 km a mais`: one name for several items, in the order of a
 * bill. Fine and interest go with their item; without one they are named as the
 * contract's closing.
 */
export function itemsLabel(items: readonly string[], book: ItemBook): string {
  const labels = inBillOrder(items).map((item) => itemLabel(item, book));
  const named = labels.length > MOST ? labels.slice(0, MOST - 1) : labels;
  const parts = [
    ...named.map((label, index) => (index === 0 ? label : midSentence(label))),
    ...(named.length < labels.length
      ? [`mais ${labels.length - named.length} itens`]
      : []),
  ];
  const last = parts.pop();
  if (last === undefined) return 'Acerto do contrato';
  return parts.length > 0 ? `${parts.join(', ')} e ${last}` : last;
}

/** `mensalidade 5 de 36`: a label in the middle of a sentence. */
export function midSentence(label: string): string {
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

function inBillOrder(items: readonly string[]): string[] {
  const kind = (item: string) => item.split(':')[0] ?? '';
  const rank = (item: string) => {
    const found = ORDER.indexOf(kind(item));
    return found < 0 ? ORDER.length : found;
  };
  const own = items.filter((item) => !isLateItem(item));
  return [...new Set(own.length > 0 ? own : items)].sort(
    (one, other) => rank(one) - rank(other),
  );
}

/** Whether an item is an installment; no other item bears fine and interest. */
export function isInstallment(item: string): boolean {
  return item.startsWith('installment:');
}

/** Whether an item is fine or interest, which only late installments bear. */
export function isLateItem(item: string): boolean {
  return /^(fine|interest):/.test(item);
}
