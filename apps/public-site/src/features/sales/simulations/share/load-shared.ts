import { type LoaderFunctionArgs } from 'react-router-dom';
import { simulationsApi, storeContext } from '@site/api-client';
import { LINK_PICTURE_PARAM } from '@site/api-contract/site-paths';
import { storageContext } from '../../../../shared/site-services';
import { loadCatalogue } from '../core/conditions/load-catalogue';

/**
 * The page of a shared simulation: link previews name its car and price. Only the server
 * asks for them, since the page itself opens the simulation by its token.
 */
export async function loadShared(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<null> {
  const preview = new URL(args.request.url).searchParams.get(LINK_PICTURE_PARAM);
  const isServer = !args.context.get(storageContext);
  await Promise.all([
    loadCatalogue(args),
    isServer &&
      preview &&
      args.context
        .get(storeContext)
        .dispatch(
          simulationsApi.endpoints.getSharePreview.initiate({ params: { preview } }),
        ),
  ]);
  return null;
}
