import { createContext, useContext } from 'react';
import { type Path } from './json-path';

export type PageForm = {
  change: (path: Path, value: unknown) => void;
  /** Takes an item of a list out, which can be undone. */
  takeOut: (path: Path, value: unknown) => void;
  errors: ReadonlyMap<string, string>;
};

const Context = createContext<PageForm | null>(null);
export const PageFormProvider = Context.Provider;

export function usePageForm(): PageForm {
  const form = useContext(Context);
  if (!form) throw new Error('A field of a page stands in no form');
  return form;
}

/** Id of a control in the document, and of its place in a list of problems. */
export const idOf = (path: Path) => `pagina-${path.join('-')}`;

/** Whether something is wrong at a place or inside it. */
export function hasError({ errors }: PageForm, path: Path): boolean {
  const place = path.join('.');
  return [...errors.keys()].some((key) => key === place || key.startsWith(`${place}.`));
}
