import { type PageParts, partsOfPage } from '@site/shell/page-parts';
import { readPageState } from '@site/shell/page-state';

/**
 * Loads the app for a content page. If a release has removed its files, the page is
 * reloaded once, or a bar announces the new version when text was typed; the promise then
 * stays pending. It rejects when the app is missing for another reason.
 */
export async function loadApp(
  page: Window,
  main: () => Promise<{ ready: Promise<unknown> }>,
  ports: Pick<PageParts, 'fetch' | 'load'> = {},
): Promise<unknown> {
  try {
    const { ready } = await main();
    return await ready;
  } catch (error) {
    const { build } = readPageState(page.document).state.site;
    if (build) await partsOfPage(page, { ...ports, build, basename: '/' }).awaited();
    throw error;
  }
}
