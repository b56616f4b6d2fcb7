import * as z from 'zod/mini';
import { call } from '../call';
import { done, instant, uuid } from '../fields';
import { funnelMonths } from './sales-funnel';

/** A seller of the dealership, as its dealers see them. */
const teamSeller = z.object({
  ...funnelMonths,
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Path and query of each link, to be put after the address of the site. */
  links: z.array(
    z.object({ origin: z.enum(['link-da-loja', 'venda-assistida']), path: z.string() }),
  ),
  /** Null without a sign-in in the last months. */
  lastSignInAt: z.nullable(instant),
  /** Since when they may not enter, and who said so; null while they may. */
  ended: z.nullable(
    z.object({
      at: instant,
      /** Null for operations, and once the colleague's account is gone. */
      by: z.nullable(z.string()),
    }),
  ),
});
export type TeamSeller = z.output<typeof teamSeller>;

export const getTeam = call(
  'GET',
  'team',
  'Os vendedores da concessionária, com links, último acesso e resultados do mês',
  {
    data: z.object({
      /** First day of each month. */
      currentMonth: z.string(),
      previousMonth: z.string(),
      /** Those who may enter first, by name. */
      sellers: z.array(teamSeller),
    }),
    quiet: true, // said in the place of the list
  },
);
export type Team = z.output<(typeof getTeam)['data']>;

const ofSeller = { params: z.object({ id: uuid }), data: done, quiet: true };

export const endSellerAccess = call(
  'POST',
  'team/sellers/:id/endings',
  'Encerra o acesso de um vendedor da concessionária, na hora',
  ofSeller,
);

export const restoreSellerAccess = call(
  'POST',
  'team/sellers/:id/restorations',
  'Devolve o acesso a um vendedor da concessionária',
  ofSeller,
);
