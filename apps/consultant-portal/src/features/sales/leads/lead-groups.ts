import { type Lead } from '@site/api-contract';

type Known = Pick<Lead, 'id' | 'email' | 'cellphone'>;
export type Grouped<Row> = {
  lead: Row;
  /** The row follows another row of the same person. */
  isRepeat: boolean;
};

/**
 * Moves all rows of one person, known by e-mail or phone, below the first of them
 * (docs/product/sales.md: separate rows, shown as a group).
 */
export function groupByPerson<Row extends Known>(rows: readonly Row[]): Grouped<Row>[] {
  const left = [...rows];
  const grouped: Grouped<Row>[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    grouped.push({ lead: first, isRepeat: false });
    const person = [first];
    for (let at = 0; at < left.length;) {
      const row = left[at];
      if (row && person.some((one) => isSamePerson(one, row))) {
        person.push(row);
        grouped.push({ lead: row, isRepeat: true });
        left.splice(at, 1);
        at = 0; // this row's phone or e-mail may match earlier rows
      } else at += 1;
    }
  }
  return grouped;
}

function isSamePerson(one: Known, other: Known): boolean {
  const sameEmail =
    one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
  return sameEmail || (one.cellphone !== '' && one.cellphone === other.cellphone);
}
