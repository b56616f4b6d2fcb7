import { api, type ApiClient } from '@site/api-client';
import { giveConsent } from '@site/api-contract';
import { CONSENT_TEXT, type ConsentChoice } from '@site/api-contract/identity';
import { type Consent, type ConsentPage, createConsent } from '../shared/consent';

export type ConsentEdges = {
  page: ConsentPage;
  client: ApiClient;
  store: { dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown };
  onChosen: (before: ConsentChoice | null) => void;
};

/**
 * The consent of this page, with its history at the API. If the API can't be reached no
 * failure is shown, and the history is sent later.
 */
export function wireConsent({ page, client, store, onChosen }: ConsentEdges): Consent {
  return createConsent({
    page,
    onChosen,
    tell: async (choice, from) => {
      await client.request(
        giveConsent,
        { body: { ...choice, textVersion: CONSENT_TEXT, page: from } },
        { silent: true },
      );
      store.dispatch(api.util.invalidateTags(['Consents', 'Privacy']));
    },
  });
}
