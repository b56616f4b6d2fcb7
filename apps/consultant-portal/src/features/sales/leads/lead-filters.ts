import { LEAD_STATES, type LeadState } from '@site/api-contract/sales';
import { addressValues } from '@site/ui';

/** Removes the default filter: closed leads are included, newest first. */
export const ALL_STATES = 'todas';
const USUAL = 'abertos';

export type LeadQuery = {
  filters: { holder?: string; status?: LeadState | typeof USUAL; search?: string };
  holder: string;
  /** Value of the state filter; empty for open leads. */
  state: LeadState | typeof ALL_STATES | '';
  search: string;
  /** True while no filter is set. */
  isUsual: boolean;
};

/**
 * Reads the filters from the address: `?de=` holder or a colleague's id, `?estado=` state,
 * `?busca=` search text. Unknown values mean the default.
 */
export function leadQueryFrom(params: URLSearchParams): LeadQuery {
  const asked = params.get('estado');
  const state =
    asked === ALL_STATES ? ALL_STATES : (LEAD_STATES.find((one) => one === asked) ?? '');
  const { oneOf, id } = addressValues<'de'>(params);
  const holder = oneOf(['livres', 'meus'], 'de') ?? id('de') ?? '';
  const search = params.get('busca')?.trim().slice(0, 120) ?? '';
  return {
    filters: {
      ...(holder && { holder }),
      ...(state !== ALL_STATES && { status: state || USUAL }),
      ...(search && { search }),
    },
    holder,
    state,
    search,
    isUsual: !holder && !state && !search,
  };
}
