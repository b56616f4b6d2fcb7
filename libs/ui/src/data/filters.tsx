import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDebouncedCallback } from '../forms/use-debounced-callback';
import { SearchIcon } from '../icons';
import { type AddressFilters } from './use-address-filters';
import '../forms/forms.css';
import './table.css';

/** Characters that a search may have. */
export const MOST_SEARCHED = 120;

/**
 * Filters in one row above a list. Each change applies at once, so there is no button.
 */
export function Filters({
  children,
  className = 'filters',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <form
      className={className}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

type SearchFilterProps = {
  id: string;
  label: string;
  /** Text of the last search, as the address has it. */
  value: string;
  /**
   * Called with the trimmed text after a pause of one second (spec §5), or at once on
   * Enter.
   */
  onSearch: (text: string) => void;
};

export function SearchFilter({ id, label, value, onSearch }: SearchFilterProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const search = (text: string) => {
    if (text.trim() === asked.current) return;
    asked.current = text.trim();
    onSearch(asked.current);
  };
  const searchSoon = useDebouncedCallback(search);

  // 'Limpar' and the back button change the address from outside; a text that still waits
  // to be searched would come back after them. 'Limpar' also changes the field's key.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
    searchSoon.cancel();
  }, [value, searchSoon]);

  return (
    <div className="field filter-search">
      <label htmlFor={id}>{label}</label>
      <div className="input-box">
        <SearchIcon />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          className="input"
          maxLength={MOST_SEARCHED}
          value={typed}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            searchSoon.cancel();
            search(typed);
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            searchSoon(target.value);
          }}
        />
      </div>
    </div>
  );
}

type ChoiceFilterProps = {
  id: string;
  label: string;
  value: string;
  /** Value and text, in order. */
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
};

export function ChoiceFilter({ id, label, value, options, onChoose }: ChoiceFilterProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type ClearFiltersProps = Pick<AddressFilters<string>, 'params' | 'clear'> & {
  label: string;
};

/** Removes all filters, if there are any. */
export function ClearFilters({ params, clear, label }: ClearFiltersProps) {
  return (
    params.size > 0 && (
      <button type="button" className="link" onClick={clear}>
        {label}
      </button>
    )
  );
}
