import { createContext, useContext } from 'react';

export const FormIdContext = createContext('form');

/** Ids of the controls inside this form, for labels and the error summary. */
export function useControlIds(): (name: string) => string {
  const form = useContext(FormIdContext);
  return (name) => `${form}-${name}`;
}
