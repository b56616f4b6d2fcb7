export const AT = '2026-11-21T12:00:00.000Z';
export const A_UUID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b';

type Builder<T> = (changes?: Partial<T>) => T;
/** Makes a builder: `aCar({ name })` is the default car with another name. */
export const builder =
  <T>(usual: T): Builder<T> =>
  (changes) => ({ ...usual, ...changes });
