import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { storeContext, vehiclesApi } from '@site/api-client';
import {
  CHOOSE_CAR_PATH,
  COMPARE_PATH,
  COMPARED_PARAM,
  MODEL_PARAM,
  VERSION_PARAM,
  withSearch,
} from '@site/api-contract/site-paths';
import { readConditions, whereLeftOpen, whereParams } from '@site/simulator';
import { storageContext } from '../../../../../shared/site-services';
import { readDraft } from './draft';

/**
 * The catalogue of the place and person that the screen will show, so that list and
 * configurator arrive with prices. A failure shows in the screen.
 */
export async function loadCatalogue({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<null> {
  const { searchParams } = new URL(request.url);
  const storage = context.get(storageContext);
  const where = {
    ...readConditions(searchParams),
    ...whereLeftOpen(searchParams, storage && readDraft(storage)),
  };
  await context
    .get(storeContext)
    .dispatch(
      vehiclesApi.endpoints.listVehicleClasses.initiate({ params: whereParams(where) }),
    );
  return null;
}

/**
 * Cars to compare in the list's address lead to their own page, with the whole query: on
 * the server the host adds it to an address that has none.
 */
export async function loadList(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<null> {
  const { searchParams, search } = new URL(args.request.url);
  if (!searchParams.has(COMPARED_PARAM)) return loadCatalogue(args);
  const isServer = !args.context.get(storageContext);
  throw redirect(isServer ? COMPARE_PATH : `${COMPARE_PATH}${search}`);
}

/** Nobody can put together a car that was not named: the list is where it is chosen. */
export async function loadConfigurator(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<null> {
  const { searchParams } = new URL(args.request.url);
  const isNamed = searchParams.get(MODEL_PARAM) || searchParams.get(VERSION_PARAM);
  if (isNamed) return loadCatalogue(args);
  searchParams.delete(MODEL_PARAM);
  searchParams.delete(VERSION_PARAM);
  throw redirect(withSearch(CHOOSE_CAR_PATH, searchParams));
}
