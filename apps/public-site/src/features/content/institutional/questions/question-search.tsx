import { useEffect, useId, useRef } from 'react';
import { SearchIcon, useTypedBeforeHydration } from '@site/ui';
import { useDebouncedCallback } from '@site/ui/forms';
import { questionsCopy as copy } from './questions.copy';

type QuestionSearchProps = {
  name: string;
  value: string;
  onSearch: (text: string) => void;
};

/**
 * Searches one second after the last key (spec §5), and at once on Enter. Without
 * JavaScript it is a plain form.
 */
export function QuestionSearch({ name, value, onSearch }: QuestionSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(value);
  const search = (text: string) => {
    asked.current = text.trim();
    onSearch(text);
  };
  const searchLater = useDebouncedCallback(search);
  useTypedBeforeHydration();

  // 'Ver todas as perguntas', a link and the back button change the address from outside;
  // a text that still waits to be searched would come back after them.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    if (input.current) input.current.value = value;
    searchLater.cancel();
  }, [value, searchLater]);

  return (
    <form
      className="faq-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        searchLater.cancel();
        search(input.current?.value ?? '');
      }}
    >
      <label htmlFor={id}>{copy.search}</label>
      <p id={`${id}-help`}>{copy.searchHelp}</p>
      <div className="faq-field">
        <input
          ref={input}
          id={id}
          className="input"
          type="search"
          enterKeyHint="search"
          name={name}
          defaultValue={value}
          maxLength={120}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onInput={(event) => searchLater(event.currentTarget.value)}
        />
        <button type="submit" className="icb">
          <SearchIcon aria-hidden="true" />
          <span className="vh">{copy.submit}</span>
        </button>
      </div>
    </form>
  );
}
