import { type RefObject } from 'react';
import { useShortcuts } from '@site/ui';
import { focusFirstField } from '../focus-first-field';

const copy = { key: 'Ir para a decisão' } as const;

/** D leads to the part of a record with the one act that it waits for. */
export function useActKey(box: RefObject<HTMLElement | null>, isAct = true): void {
  const toAct = { key: 'd', label: copy.key, run: () => focusFirstField(box.current) };
  useShortcuts(isAct ? [toAct] : []);
}
