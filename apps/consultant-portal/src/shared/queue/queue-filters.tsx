import { ChoiceFilter, Filters, SearchFilter, useAddressFilters } from '@site/ui';

/** Which part of a queue shows, in the address; without it the work to be done. */
const SHOW = 'mostrar';
const SEARCH = 'busca';
const copy = {
  search: 'Cliente, contrato, placa, CPF, CNPJ ou e-mail',
  nothing: 'Nada encontrado. Confira o nome ou o número.',
} as const;

/** Whether the address asks for what is done, which `word` names there. */
export const showsDone = (params: URLSearchParams, word: string): boolean =>
  params.get(SHOW) === word;

/** The search text of the queue. */
export const searchIn = (params: URLSearchParams): string | undefined =>
  params.get(SEARCH)?.trim() || undefined;

/** Said of a queue in which nothing shows. */
export const emptyIn = (params: URLSearchParams, empty: string): string =>
  searchIn(params) ? copy.nothing : empty;

type QueueFiltersProps = {
  /** Label of the search field, where more than the contract finds a row. */
  search?: string;
  /** Chooses between what is to be done and what is done. */
  show?: {
    label: string;
    /** Option for the work that is to be done. */
    open: string;
    /** The work that is done: its word in the address, and what the filter calls it. */
    done: { word: string; label: string };
  };
};

export function QueueFilters({ search = copy.search, show }: QueueFiltersProps) {
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
    </Filters>
  );
}
