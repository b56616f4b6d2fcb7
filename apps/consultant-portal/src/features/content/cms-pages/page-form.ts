import { createContext, useContext } from 'react';
import { type Path } from './json-path';

export type PageForm = {
  change: (path: Path, value: unknown) => void;
  /** Removes an item from a list, which can be undone. */
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

/** Id of a control in the document, to which the list of problems links. */
export const idOf = (path: Path) => `pagina-${path.join('-')}`;

/** Whether there is an error at a path or inside it. */
export function hasError({ errors }: PageForm, path: Path): boolean {
  const place = path.join('.');
  return [...errors.keys()].some((key) => key === place || key.startsWith(`${place}.`));
}
