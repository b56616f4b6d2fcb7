import { KM_PACKAGES, tablePriceCentavos, TERMS } from '@site/api-contract/pricing';
import { MODELS, VERSIONS } from '../../../seed/catalogue.data';

export const PRICE_HEADER = 'carro;cliente;prazo;km;mensalidade';

/** The lines of the demo's whole grid, every price `more` reais higher. */
export function priceLines(more = 0): string[] {
  return VERSIONS.flatMap(({ slug, model, base }) =>
    (MODELS.find((one) => one.slug === model)?.clientTypes ?? 'PF PJ')
      .split(' ')
      .flatMap((client) =>
        TERMS.flatMap((term) =>
          KM_PACKAGES.filter((km) => model !== 'lume' || km !== 3000).map(
            (km) =>
              `${slug};${client};${term};${km};${reais(tablePriceCentavos(base, term, km, client === 'PJ' ? 'PJ' : 'PF') / 100 + more)}`,
          ),
        ),
      ),
  );
}

const reais = (value: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
