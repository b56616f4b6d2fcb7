import { type LoaderFunctionArgs } from 'react-router-dom';
import { storeContext, vehiclesApi } from '@site/api-client';
import { readConditions, whereLeftOpen, whereParams } from '@site/simulator';
import { storageContext } from '../../../../shared/site-services';
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
