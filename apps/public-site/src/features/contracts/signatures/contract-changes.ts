import { type ContractDraft } from '@site/api-contract';

export type ContractChanges = {
  numbers: { key: string; label: string; was: string; is: string }[];
  /** Titles of the clauses whose text has changed. */
  clauses: { key: string; title: string }[];
};

/** Numbers and clauses of the present contract that differ from the one that was read. */
export function changesBetween(was: ContractDraft, now: ContractDraft): ContractChanges {
  const before = new Map(was.numbers.map((number) => [number.key, number]));
  const read = new Map(was.sections.map((section) => [section.key, section]));
  return {
    numbers: now.numbers.flatMap((number) => {
      const old = before.get(number.key);
      return old && wordsOf(old) === wordsOf(number)
        ? []
        : [
            {
              key: number.key,
              label: number.label,
              was: old ? wordsOf(old) : '',
              is: wordsOf(number),
            },
          ];
    }),
    clauses: now.sections
      .filter((section) => {
        const old = read.get(section.key);
        return JSON.stringify(old?.parts) !== JSON.stringify(section.parts);
      })
      .map(({ key, title }) => ({ key, title })),
  };
}

const wordsOf = ({ value, note }: ContractDraft['numbers'][number]) =>
  note ? `${value}. ${note}` : value;
