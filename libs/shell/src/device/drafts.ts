import { type ApiClient } from '@site/api-client';
import { getDraft, removeDraft, saveDraft } from '@site/api-contract';
import {
  browserDraftOf,
  DRAFT_HOURS,
  type DraftForm,
  draftOf,
  type DraftValues,
  fitsInDraft,
  withNewer,
} from '@site/api-contract/identity';
import { type BrowserStorage } from '@site/auth';
import { type Drafts } from '@site/ui/forms/drafts';

type DraftPorts = {
  client: ApiClient;
  storage: Pick<BrowserStorage, 'readTyped' | 'writeTyped'>;
  /** Sends the last requests of a page that is being left. */
  lastingFetch: typeof globalThis.fetch;
  /** Id of the signed-in account. */
  account: () => string | null;
  refusedWrites: () => number;
  /** Milliseconds since 1970, by the time of the API. */
  now: () => number;
};

type Kept = { at: number; values: DraftValues };
/** Drafts of one account, or of an anonymous visitor, in this tab. */
type Typed = { account: string | null; forms: Record<DraftForm, Kept> };

/**
 * Stores the drafts of forms: at once in this tab, where they survive a reload and a new
 * sign-in of the same person, and a moment later on the server, for accounts only.
 * Failures to load or save a draft are silent, and the form continues.
 */
export function createDrafts(ports: DraftPorts): Drafts & {
  /** Deletes another account's drafts in this tab; call it when an account is known. */
  belongTo: (account: string) => void;
} {
  const { client, storage, lastingFetch, account, refusedWrites, now } = ports;
  const quietly = { silent: true, fetch: lastingFetch };
  /** Forms that may have a draft on the server. */
  const onServer = new Set<DraftForm>();
  /** Running calls by form, so that a removal never overtakes the save before it. */
  const underWay = new Map<DraftForm, Promise<unknown>>();

  function typed(): Typed {
    const found = storage.readTyped();
    return isTyped(found) && found.account === account()
      ? found
      : { account: account(), forms: {} };
  }

  function keptOf(form: DraftForm): Kept | null {
    const kept = typed().forms[form];
    return kept && kept.at > now() - DRAFT_HOURS * 3_600_000 ? kept : null;
  }

  function inTurn<T>(form: DraftForm, act: () => Promise<T>): Promise<T | null> {
    const before = underWay.get(form);
    // Without a running call it starts at once, since a page that is being left runs
    // nothing later.
    const mine = (before ? before.then(act) : act()).catch(() => null);
    underWay.set(form, mine);
    void mine.then(() => {
      if (underWay.get(form) === mine) underWay.delete(form);
    });
    return mine;
  }

  return {
    refusedWrites,
    kept: (form) => keptOf(form)?.values ?? null,
    find: async (form) => {
      const own = account();
      if (own === null) return keptOf(form)?.values ?? null;
      const found = await inTurn(form, () =>
        client.request(getDraft, { params: { form } }, { silent: true }),
      );
      const kept = account() === own ? keptOf(form) : null;
      if (!found) return kept?.values ?? null;
      onServer.add(form);
      return kept && kept.at > Date.parse(found.savedAt)
        ? withNewer(found.values, kept.values)
        : found.values;
    },
    keep: (form, values) => {
      const { account: own, forms } = typed();
      const kept = { at: now(), values: browserDraftOf(values) };
      storage.writeTyped({ account: own, forms: { ...forms, [form]: kept } });
    },
    save: (form, typedValues) => {
      const values = draftOf(typedValues);
      if (account() === null || !fitsInDraft(values)) return;
      onServer.add(form);
      void inTurn(form, () =>
        client.request(saveDraft, { params: { form }, body: { values } }, quietly),
      );
    },
    drop: (form) => {
      const { account: own, forms } = typed();
      const { [form]: _gone, ...rest } = forms;
      storage.writeTyped(
        Object.keys(rest).length > 0 ? { account: own, forms: rest } : null,
      );
      void inTurn(form, async () => {
        if (account() === null || !onServer.delete(form)) return;
        await client.request(removeDraft, { params: { form } }, quietly);
      });
    },
    belongTo: (own) => {
      const found = storage.readTyped();
      if (found !== null && !(isTyped(found) && found.account === own))
        storage.writeTyped(null);
    },
  };
}

function isTyped(value: unknown): value is Typed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'forms' in value &&
    typeof value.forms === 'object' &&
    value.forms !== null
  );
}
