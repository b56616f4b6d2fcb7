import {
  contentApi,
  dealershipsApi,
  simulationsApi,
  technicalSheetsApi,
  vehiclesApi,
} from '@site/api-client';
import {
  type CmsPage,
  type Dealership,
  type FooterContent,
  type ModelSheet,
  type SharePreview,
  type VehicleClass,
} from '@site/api-contract';
import { cmsPathOf, FOOTER_PAGE } from '@site/cms';
import { type SiteState } from '../store';

/** Data that the loaders fetched for one server rendering. */
export type PageData = {
  /** The CMS page that this route shows. */
  page: CmsPage | null;
  footer: FooterContent | null;
  catalogue: readonly VehicleClass[];
  /** The car of a page of its own. */
  sheet: ModelSheet | null;
  dealerships: readonly Dealership[];
  /** Car and price of the simulation that somebody sent. */
  shared: SharePreview | null;
};

/**
 * Whether the CMS answered with a page without content: its screen says so (spec §8), and
 * the rendered page is neither cached nor indexed.
 */
export function isEmptyPage({ page }: PageData): boolean {
  return page !== null && Object.keys(page.content).length === 0;
}

/** Reads the store after the loaders ran; data that no loader fetched are empty. */
export function pageData(state: SiteState): PageData {
  const footer = contentApi.endpoints.fetchCms.select({
    body: { path: cmsPathOf(FOOTER_PAGE) },
  })(state).data;
  const pages = Object.values(state.api.queries).filter(
    (query) =>
      query?.endpointName === 'fetchCms' &&
      query.data !== undefined &&
      query.data !== footer,
  );
  const dataOf = ({ name }: { name: string }) =>
    Object.values(state.api.queries).find(
      (query) => query?.endpointName === name && query.data !== undefined,
    )?.data;
  const catalogue = dataOf(vehiclesApi.endpoints.listVehicleClasses);
  const sheet = dataOf(technicalSheetsApi.endpoints.getTechnicalSheet);
  const shared = dataOf(simulationsApi.endpoints.getSharePreview);
  return {
    sheet: (sheet as ModelSheet | undefined) ?? null,
    shared: (shared as SharePreview | undefined) ?? null,
    page: (pages[0]?.data as CmsPage | undefined) ?? null,
    footer: (footer?.content as FooterContent | undefined) ?? null,
    catalogue: (catalogue as readonly VehicleClass[] | undefined) ?? [],
    dealerships: dealershipsApi.endpoints.listDealerships.select()(state).data ?? [],
  };
}
