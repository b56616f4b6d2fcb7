import { type VehicleVersion } from '@site/api-contract';

/**
 * `1.0 flex, manual` from `1.0 flex, 71 cv` and `Manual, 5 marchas`; the range of an
 * electric car.
 */
export function shortSpec({ fuel, engine, gearbox }: VehicleVersion): string {
  const [motor = ''] = engine.split(',');
  const [box = ''] = gearbox.split(',');
  if (fuel === 'eletrico') return engine.split(',').at(-1)?.trim() ?? engine;
  return `${motor}, ${box === box.toUpperCase() ? box : box.toLowerCase()}`;
}
