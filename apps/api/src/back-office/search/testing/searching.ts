import { type FoundItem, searchPortal } from '@site/api-contract';
import { type TestClient } from '../../../testing/client';

/** The items that somebody's search finds. */
export const found = async (who: TestClient, text: string) =>
  (await who.send(searchPortal, { body: { text } })).data.items;

/** The kind of each item that somebody's search finds, in order. */
export const kinds = async (who: TestClient, text: string) =>
  (await found(who, text)).map(({ kind }) => kind);

/** The first item of a kind. */
export const one = <K extends FoundItem['kind']>(items: readonly FoundItem[], kind: K) =>
  items.find((item): item is Extract<FoundItem, { kind: K }> => item.kind === kind);
