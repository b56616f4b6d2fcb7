import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { storeContext, vehiclesApi } from '@site/api-client';
import { resolveChoice } from '@site/api-contract/pricing';
import {
  CHOOSE_CAR_PATH,
  COMPARE_PATH,
  COMPARED_PARAM,
  MODEL_PARAM,
  VERSION_PARAM,
  withSearch,
} from '@site/api-contract/site-paths';
import {
  readConditions,
  readConfigure,
  whereLeftOpen,
  whereParams,
} from '@site/simulator';
import { loadPrices } from '../../../../../shared/load-page';
import { storageContext } from '../../../../../shared/site-services';
import { readDraft } from './draft';

type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/**
 * Loads the catalogue for the place and client type of the screen, so that list and
 * configurator are rendered with prices. The screen shows a failure.
 */
export async function loadCatalogue(args: LoaderArgs): Promise<null> {
  await askForCatalogue(args);
  return null;
}

async function askForCatalogue({ context, request }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const storage = context.get(storageContext);
  const where = {
    ...readConditions(searchParams),
    ...whereLeftOpen(searchParams, storage && readDraft(storage)),
  };
  return context
    .get(storeContext)
    .dispatch(
      vehiclesApi.endpoints.listVehicleClasses.initiate({ params: whereParams(where) }),
    );
}

/**
 * Redirects a list's address with cars to compare to the page of the comparison, with the
 * whole query: the server's host adds the query when the target has none.
 */
export async function loadList(args: LoaderArgs): Promise<null> {
  const { searchParams, search } = new URL(args.request.url);
  if (!searchParams.has(COMPARED_PARAM)) return loadCatalogue(args);
  const isServer = !args.context.get(storageContext);
  throw redirect(isServer ? COMPARE_PATH : `${COMPARE_PATH}${search}`);
}

/**
 * A configurator without a model redirects to the list of models. Of a car that is not in
 * the catalogue the prices say whether companies can have it.
 */
export async function loadConfigurator(args: LoaderArgs): Promise<null> {
  const { searchParams } = new URL(args.request.url);
  const isNamed = searchParams.get(MODEL_PARAM) || searchParams.get(VERSION_PARAM);
  if (isNamed) {
    const { data } = await askForCatalogue(args);
    if (data && !resolveChoice(data, readConfigure(searchParams)))
      await loadPrices(args.context);
    return null;
  }
  searchParams.delete(MODEL_PARAM);
  searchParams.delete(VERSION_PARAM);
  throw redirect(withSearch(CHOOSE_CAR_PATH, searchParams));
}
