type PageViewEvent = {
  event: 'page_view';
  page_path: string;
  page_title: string;
};
export type DataLayerWindow = { dataLayer?: PageViewEvent[] };

/**
 * Pushes a page view to the page's own `dataLayer` (spec §4, docs/product/identity.md).
 * The first view of a document counts once, whether the boot module or React saw it
 * first.
 * @returns whether it was pushed
 */
export function pushPageView(
  target: DataLayerWindow,
  path: string,
  title: string,
  isFirst = false,
): boolean {
  const layer = (target.dataLayer ??= []);
  if (isFirst && layer.length > 0) return false;
  layer.push({ event: 'page_view', page_path: path, page_title: title });
  return true;
}
