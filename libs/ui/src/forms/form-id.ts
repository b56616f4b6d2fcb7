import { createContext, useContext } from 'react';

export const FormIdContext = createContext('form');

/** Ids of the controls inside this form: what labels and the error summary point at. */
export function useControlIds(): (name: string) => string {
  const form = useContext(FormIdContext);
  return (name) => `${form}-${name}`;
}
