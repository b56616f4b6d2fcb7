import { addDays, type IsoDate, startOfSaoPauloDay } from '@site/api-contract/brazil';
import { type PriceTableFacts } from './prices';

/** Later years are typing mistakes, such as a digit too many. */
const TOO_FAR = '2100-01-01';

type Days = {
  name: string;
  validFrom: IsoDate;
  validUntil?: IsoDate | null | undefined;
};

/**
 * The period of a table, first and last day included (São Paulo); or the wrong day with
 * the reason, worded to follow the column's name.
 */
export function priceTableFacts(
  { name, validFrom, validUntil }: Days,
  today: IsoDate,
):
  | { facts: PriceTableFacts; wrong: null }
  | { facts: null; wrong: { day: 'validFrom' | 'validUntil'; why: string } } {
  const last = validUntil ?? null;
  const wrong = (day: 'validFrom' | 'validUntil', why: string) => ({
    facts: null,
    wrong: { day, why },
  });
  if (validFrom < today)
    return wrong(
      'validFrom',
      'não pode ser um dia que já passou: os preços já mostrados ficam como estavam.',
    );
  if (last !== null && last < validFrom)
    return wrong('validUntil', 'é o último dia e não pode vir antes do primeiro.');
  if (validFrom >= TOO_FAR) return wrong('validFrom', 'fica longe demais.');
  if (last !== null && last >= TOO_FAR) return wrong('validUntil', 'fica longe demais.');
  return {
    facts: {
      name,
      validFrom: startOfSaoPauloDay(validFrom),
      validUntil: last === null ? null : startOfSaoPauloDay(addDays(last, 1)),
    },
    wrong: null,
  };
}
