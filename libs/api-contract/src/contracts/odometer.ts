import * as z from 'zod/mini';
import { inNumbers } from '../wire/number-fields';

export const NO_KM = 'Informe os km do painel.';
const ODD_KM = 'Confira os km do painel.';

/** Whole km that an odometer shows. */
export const odometerKm = (
  error: Parameters<typeof z.int>[0] = inNumbers(NO_KM, '12.000'),
) => z.int(error).check(z.gte(0, ODD_KM), z.lte(999_999, ODD_KM));
