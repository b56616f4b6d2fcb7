import { type Ports } from './ports';

/**
 * How the bank answers our API; its page switches it, to show the effect for customers.
 */
export type Mode = 'normal' | 'slow' | 'down';
export const MODES: Readonly<Record<Mode, string>> = {
  normal: 'Normal',
  slow: 'Lento',
  down: 'Fora do ar',
};

export const isMode = (text: string): text is Mode => Object.hasOwn(MODES, text);

export function modeOf({ store }: Ports): Mode {
  const value = store.one<{ value: string }>(
    "select value from settings where name = 'mode'",
  )?.value;
  return value !== undefined && isMode(value) ? value : 'normal';
}

export function setMode({ store }: Ports, mode: Mode): void {
  store.run(
    "insert into settings (name, value) values ('mode', ?) on conflict (name) do update set value = excluded.value",
    mode,
  );
}
