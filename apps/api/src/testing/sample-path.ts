import { randomUUID } from 'node:crypto';

const UUID = randomUUID();
const SAMPLES: Record<string, string> = {
  product: 'carro-por-assinatura',
  page: 'assine',
  type: '1',
  lat: '-23.55',
  lng: '-46.63',
  cep: '01001000',
  document: '52998224725',
  token: 'abc',
  basketId: UUID,
  queue: 'proposals',
};

/** A path of the route table with plausible values: well-formed, but nobody's. */
export function samplePath(path: string): string {
  return path.replace(
    /:(\w+)/g,
    (_, name: string) => SAMPLES[name] ?? (path.startsWith('dealerships') ? '1' : UUID),
  );
}
