import { Command } from 'cmdk';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Modal } from '../dialog/modal';
import { useDebouncedCallback } from '../forms/use-debounced-callback';
import { SearchIcon } from '../icons';
import { paletteCopy as copy } from './palette.copy';
import '../forms/forms.css';
import './palette.css';

const MAX_LENGTH = 120;

/** A place to go to. */
export type PaletteEntry = {
  /** Distinguishes the place from all others. */
  id: string;
  label: string;
  /** A second line that distinguishes places of the same name. */
  note?: string;
  /** Further words that find a page; they are not shown. */
  words?: string;
};

export type PaletteGroup = { heading: string; places: readonly PaletteEntry[] };

type PaletteProps = {
  /** Label of the field: names what can be found here besides pages. */
  label: string;
  pages: readonly PaletteEntry[];
  /** Groups that the portal knows without a search. */
  own?: readonly PaletteGroup[];
  /** Places that the last search found, in groups. */
  found: readonly PaletteGroup[];
  isSearching: boolean;
  /** Shown instead of results: the search failed. */
  failure?: string;
  /** Shown below the results, or in place of saying that there are none. */
  hint?: string;
  /**
   * Called with the trimmed text after a pause of one second (spec §5), or at once on
   * Enter.
   */
  onSearch: (text: string) => void;
  onChoose: (place: PaletteEntry) => void;
  onClose: () => void;
};

/**
 * Pages of a portal and search results, chosen by keyboard. While the answer is awaited,
 * pages and earlier results that match the text are shown. Enter opens the shown one,
 * else the first result of the answer.
 */
export function Palette({
  label,
  pages,
  own = [],
  found,
  isSearching,
  failure,
  hint,
  onSearch,
  onChoose,
  onClose,
}: PaletteProps) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const search = (sought: string) => {
    setAsked(sought);
    onSearch(sought);
  };
  const searchSoon = useDebouncedCallback(search);
  const [known, setKnown] = useState(found);
  const field = useRef<HTMLInputElement>(null);
  const hasEntered = useRef(false);
  const isWaiting = isSearching || asked !== text.trim();
  const answered = isWaiting ? fittingIn(known, text) : found;
  const results = wholeWordsFirst([...fittingIn(own, text), ...answered], text);
  // After the dialog, which focuses its title.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (isWaiting || !hasEntered.current) return;
    hasEntered.current = false;
    const first = results[0]?.places[0];
    if (first && failure === undefined) onChoose(first);
  });
  const itemOf = (place: PaletteEntry) => (
    <Command.Item key={place.id} value={place.id} onSelect={() => onChoose(place)}>
      <span>{place.label}</span>
      {place.note !== undefined && <small>{place.note}</small>}
    </Command.Item>
  );
  const fitting = pagesFor(pages, text);
  const isEmpty = fitting.length + results.length === 0;
  const onKeyDown = (event: KeyboardEvent) => {
    // With a result shown, Enter opens it at once.
    if (event.key !== 'Enter' || !isWaiting || !isEmpty) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    hasEntered.current = true;
    search(text.trim());
  };
  return (
    <Modal open title={copy.title} onClose={onClose}>
      <Command
        className="palette"
        label={label}
        shouldFilter={false}
        vimBindings={false}
        loop
        onKeyDown={onKeyDown}
      >
        <div className="input-box">
          <SearchIcon />
          <Command.Input
            ref={field}
            className="input"
            maxLength={MAX_LENGTH}
            placeholder={label}
            value={text}
            onValueChange={(typed) => {
              hasEntered.current = false;
              if (!isWaiting) setKnown(found);
              setText(typed);
              searchSoon(typed.trim());
            }}
          />
        </div>
        <Command.List label={copy.title}>
          {fitting.length > 0 && (
            <Command.Group heading={copy.pages}>{fitting.map(itemOf)}</Command.Group>
          )}
          {results.map(({ heading, places }) => (
            <Command.Group key={heading} heading={heading}>
              {places.map(itemOf)}
            </Command.Group>
          ))}
        </Command.List>
        <p className="palette-state" role="status">
          {isWaiting ? copy.searching : (failure ?? hint ?? (isEmpty && copy.nothing))}
        </p>
      </Command>
    </Modal>
  );
}

/** The pages whose name matches the text, then those found by their further words. */
function pagesFor(pages: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const named = pages.filter(({ label }) => fits(label, text));
  const others = pages.filter((page) => !named.includes(page));
  return [
    ...named,
    ...others.filter(({ label, words = '' }) => fits(`${label} ${words}`, text)),
  ];
}

/** The places of each group that match the text; an empty text matches none. */
function fittingIn(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  if (text.trim() === '') return [];
  return groups
    .map(({ heading, places }) => ({
      heading,
      places: places.filter(({ label, note = '' }) => fits(`${label} ${note}`, text)),
    }))
    .filter(({ places }) => places.length > 0);
}

/**
 * Places that have each typed word as a whole come before those that only begin like it,
 * and so do the groups with such places: 'lucia' chooses Lúcia before Luciana.
 */
function wholeWordsFirst(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const typed = plain(text).split(/\s+/);
  const isWhole = ({ label, note = '' }: PaletteEntry) => {
    const words = plain(`${label} ${note}`).split(/\s+/);
    return typed.every((word) => words.includes(word));
  };
  const first = <T,>(all: readonly T[], isFirst: (one: T) => boolean) => [
    ...all.filter((one) => isFirst(one)),
    ...all.filter((one) => !isFirst(one)),
  ];
  const sorted = groups.map(({ heading, places }) => ({
    heading,
    places: first(places, isWhole),
  }));
  return first(sorted, ({ places }) => places.some(isWhole));
}

/** Each typed word begins a word of the label, with or without accents. */
function fits(label: string, text: string): boolean {
  const words = ` ${plain(label)}`;
  return plain(text)
    .split(/\s+/)
    .every((word) => words.includes(` ${word}`));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
