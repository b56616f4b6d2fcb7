import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf, useSearchPortalQuery } from '@site/api-client';
import { type FoundItem } from '@site/api-contract';
import {
  FOUND_KINDS,
  type FoundKind,
  SHORTEST_SEARCH,
  TOO_SHORT_SEARCH,
} from '@site/api-contract/back-office';
import { type AppName, pathInApp } from '@site/api-contract/site-map';
import { type PalettePartProps } from '@site/ui';
import { Palette, type PaletteEntry, type PaletteGroup } from '@site/ui/palette';
import { searchCopy as copy } from './search.copy';

type Found<K extends FoundKind> = Extract<FoundItem, { kind: K }>;

/** Words and page of one kind of thing that a portal finds. */
type KindOf<K extends FoundKind> = {
  heading: string;
  /** Facts below the name: number, car, and what is open. */
  facts: (item: Found<K>) => readonly string[];
  path: (id: string) => string;
};
export type FoundKinds = { [K in FoundKind]?: KindOf<K> };

type SearchPaletteProps = PalettePartProps & {
  app: AppName;
  /** The kinds that this portal has pages for; others are left out. */
  kinds: FoundKinds;
  /** Groups that this portal knows without a search; ids are paths. */
  own?: readonly PaletteGroup[];
  /** Further words by which each page is found, by its path in the portal. */
  words?: Readonly<Record<string, string>>;
};

/** The palette of a portal: opens a page, or what a search of people and numbers finds. */
export function SearchPalette({
  app,
  kinds,
  own,
  words: wordsOf = {},
  pages,
  onClose,
}: SearchPaletteProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const skip = text.length < SHORTEST_SEARCH;
  const { currentData, isFetching, isError, error } = useSearchPortalQuery(
    { body: { text } },
    { skip },
  );
  const isTooOften = failureOf(error)?.status === 429;
  const failure =
    isError && !skip ? (isTooOften ? copy.tooMany : copy.failed) : undefined;
  const answer = skip ? undefined : currentData;
  const isTooShort = skip && text !== '';
  const placesOf = <K extends FoundKind>(kind: K): PaletteGroup[] => {
    const words: KindOf<K> | undefined = kinds[kind];
    const items = (answer?.items ?? []).filter(
      (item): item is Found<K> => item.kind === kind,
    );
    if (!words || items.length === 0) return [];
    const places = items.map((item) => ({
      id: pathInApp(app, words.path(item.id)),
      label: item.name,
      note: copy.note(words.facts(item)),
    }));
    return [{ heading: words.heading, places }];
  };
  const choose = ({ id }: PaletteEntry) => {
    onClose();
    void navigate(id);
  };
  return (
    <Palette
      label={copy.label}
      pages={pages.map(({ to, label }) => ({ id: to, label, words: wordsOf[to] ?? '' }))}
      {...(own && { own })}
      found={FOUND_KINDS.flatMap((kind) => placesOf(kind))}
      hint={isTooShort ? TOO_SHORT_SEARCH : answer?.hasMore ? copy.more : undefined}
      isSearching={isFetching}
      failure={failure}
      onSearch={setText}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
