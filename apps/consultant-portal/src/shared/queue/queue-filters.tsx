import { type ReactNode } from 'react';
import { ChoiceFilter, Filters, SearchFilter, useAddressFilters } from '@site/ui';

/** Filter in the address for the shown part of a queue; without it open work is shown. */
const SHOW = 'mostrar';
const SEARCH = 'busca';
const copy = {
  search: 'Cliente, contrato, placa, CPF, CNPJ ou e-mail',
  nothing: 'Nada encontrado. Confira o nome ou o número.',
} as const;

/** Whether the address asks for finished work, for which `word` stands there. */
export const showsDone = (params: URLSearchParams, word: string): boolean =>
  params.get(SHOW) === word;

/** The search text of the queue. */
export const searchIn = (params: URLSearchParams): string | undefined =>
  params.get(SEARCH)?.trim() || undefined;

/** The text of an empty queue. */
export const emptyIn = (params: URLSearchParams, empty: string): string =>
  searchIn(params) ? copy.nothing : empty;

type QueueFiltersProps = {
  /** Label of the search field, if rows can be found by more than the contract. */
  search?: string;
  /** The filter for open or finished work. */
  show?: {
    label: string;
    /** Label for open work. */
    open: string;
    /** Finished work: its word in the address, and its label. */
    done: { word: string; label: string };
  };
  /** Further filters of the queue, after these. */
  more?: ReactNode;
};

export function QueueFilters({ search = copy.search, show, more }: QueueFiltersProps) {
  const { params, change } = useAddressFilters<typeof SHOW | typeof SEARCH>();
  return (
    <Filters>
      <SearchFilter
        id={SEARCH}
        label={search}
        value={params.get(SEARCH) ?? ''}
        onSearch={(text) => change(SEARCH, text)}
      />
      {show && (
        <ChoiceFilter
          id={SHOW}
          label={show.label}
          value={showsDone(params, show.done.word) ? show.done.word : ''}
          options={[
            ['', show.open],
            [show.done.word, show.done.label],
          ]}
          onChoose={(value) => change(SHOW, value)}
        />
      )}
      {more}
    </Filters>
  );
}
