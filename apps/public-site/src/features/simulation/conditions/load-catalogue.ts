import { type LoaderFunctionArgs } from 'react-router-dom';
import { storeContext, vehiclesApi } from '@site/api-client';
import { DEFAULT_CONDITIONS, whereParams } from '@site/simulator';

/**
 * The catalogue of the default place, so that list and configurator arrive with prices. A
 * failure shows in the screen.
 */
export async function loadCatalogue(
  context: LoaderFunctionArgs['context'],
): Promise<null> {
  const arg = { params: whereParams(DEFAULT_CONDITIONS) };
  await context
    .get(storeContext)
    .dispatch(vehiclesApi.endpoints.listVehicleClasses.initiate(arg));
  return null;
}
