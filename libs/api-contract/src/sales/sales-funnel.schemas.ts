import * as z from 'zod/mini';
import { funnelMonths } from '../activity/funnel-steps.schemas';
import { ORIGINS } from './proposal-terms';

const funnelOfLink = z.object({
  ...funnelMonths,
  /** Visitors who chose the dealership on the site came by no link and aren't counted. */
  origin: z.enum(ORIGINS),
  sellerId: z.nullable(z.string()),
  /** Null for a link of the dealership alone. */
  sellerName: z.nullable(z.string()),
});
export type FunnelOfLink = z.output<typeof funnelOfLink>;

const funnelOfSeller = z.object({
  ...funnelMonths,
  sellerId: z.nullable(z.string()),
  sellerName: z.nullable(z.string()),
});

const funnelOfCampaign = z.object({
  ...funnelMonths,
  /** `utm_campaign` of the link. */
  campaign: z.string(),
});

export const salesFunnel = z.object({
  ...funnelMonths,
  /** First day of each month. */
  currentMonth: z.string(),
  previousMonth: z.string(),
  links: z.array(funnelOfLink),
  sellers: z.array(funnelOfSeller),
  /** The largest campaigns of both months. */
  campaigns: z.array(funnelOfCampaign),
});
export type SalesFunnel = z.output<typeof salesFunnel>;

export const getSalesFunnel = {
  summary: 'Da visita ao contrato, neste mês e no anterior',
  data: salesFunnel,
};
