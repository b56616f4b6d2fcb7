import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { storeContext, technicalSheetsApi } from '@site/api-client';
import { CLIENT_TYPE_PARAM } from '@site/api-contract/site-paths';
import { isMissing } from '../../../../../shared/is-missing';
import { readCompare } from '../compare-search';
import { loadCatalogue } from '../conditions/load-catalogue';

const { getTechnicalSheet } = technicalSheetsApi.endpoints;

/**
 * The sheet of the car in the address, and the catalogue with its price. A car that the
 * catalogue does not have is not found; any other failure shows in the screen.
 */
export async function loadCar(args: LoaderFunctionArgs): Promise<null> {
  const { context, params, request } = args;
  const sheet = await context
    .get(storeContext)
    .dispatch(getTechnicalSheet.initiate({ params: { modelSlug: params['id'] ?? '' } }));
  if (isMissing(sheet.error)) throw data(null, { status: 404 });
  const isForCompanies = sheet.data?.clientTypes.includes(1) === false;
  const url = new URL(request.url);
  // The price of a car for companies is theirs, whoever looks.
  if (isForCompanies) url.searchParams.set(CLIENT_TYPE_PARAM, 'pj');
  return loadCatalogue({ context, request: isForCompanies ? new Request(url) : request });
}

/** The catalogue and the sheets of the compared cars; the page works without a sheet. */
export async function loadCompared(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<null> {
  const { dispatch } = args.context.get(storeContext);
  const { compared } = readCompare(new URL(args.request.url).searchParams);
  await Promise.all([
    loadCatalogue(args),
    ...compared.map((modelSlug) =>
      dispatch(getTechnicalSheet.initiate({ params: { modelSlug } })),
    ),
  ]);
  return null;
}
