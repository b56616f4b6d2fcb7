import { expect, test } from '@playwright/test';
import {
  getCmsPage,
  listCmsPages,
  previewCmsPage,
  saveCmsPage,
} from '@site/api-contract';
import { ApiVisitor, Refused } from '../by-api/visitor';
import { needsOwnProduct } from '../product/own-product';
import { harmIn, watchForHarm } from '../steps/harm';
import {
  hostilePath,
  hostileText,
  leavesOf,
  type PageParts,
  withLeaves,
} from '../steps/hostile-leaves';
import { waitForHydration } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

needsOwnProduct(); // the journey saves a hostile draft of each page

const NO_LINK = 'Este endereço não é aceito.';

/** The API's messages by field for a page that it refuses. */
async function refusals(
  desk: ApiVisitor,
  { id, ...body }: PageParts & { id: string; base: number },
): Promise<Map<string, string>> {
  const error: unknown = await desk
    .send(saveCmsPage, { params: { id }, body })
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof Refused) || error.status !== 400)
    throw new Error(`The page ${id} has an address at least`, { cause: error });
  const { fields } = JSON.parse(error.body) as {
    fields: { key: string; message: string }[];
  };
  return new Map(fields.map(({ key, message }) => [key, message]));
}

/**
 * Saves a page with a hostile text in each field. Fields that the API refuses keep their
 * values, except addresses, which get a hostile path of this site, since nearly any path
 * is valid.
 */
async function saveHostile(desk: ApiVisitor, id: string) {
  const { newest } = await desk.send(getCmsPage, { params: { id } });
  const { content, seo, number: base } = newest;
  const page = { content, seo };
  const refused = await refusals(desk, {
    id,
    base,
    ...withLeaves(page, (_, index) => hostileText(index)),
  });
  const isLink = (key: string) => refused.get(key)?.startsWith(NO_LINK) === true;
  const draft = withLeaves(page, ({ key, value }, index) => {
    if (isLink(key)) return hostilePath(index);
    return refused.has(key) ? value : hostileText(index);
  });
  const saved = await desk.send(saveCmsPage, {
    params: { id },
    body: { base, ...draft },
  });
  const leaves = leavesOf(page);
  const texts = leaves.filter(({ key }) => !refused.has(key));
  // Each text was stored without its executable parts.
  expect(saved.cleaned.toSorted()).toEqual(texts.map(({ key }) => key).sort());
  const kept = [...refused.keys()].filter((key) => !isLink(key));
  return {
    number: String(saved.newest.number),
    replaced: leaves.length - kept.length,
    kept: kept.map((key) => key.split('.').at(-1)),
  };
}

test('nothing that stands in a field of the CMS runs on the page that shows it', async ({
  page,
}) => {
  test.slow();
  const complaints = watchPage(page);
  await watchForHarm(page);
  const desk = new ApiVisitor();
  await desk.signIn('consultor@rodar.test');
  const { items } = await desk.send(listCmsPages, {});
  const kept = new Set<string | undefined>();
  let replaced = 0;
  for (const { id, slug } of items)
    await test.step(slug, async () => {
      const saved = await saveHostile(desk, id);
      const params = { id, number: saved.number };
      const { path } = await desk.send(previewCmsPage, { params });
      expect((await page.goto(path))?.status()).toBe(200);
      await page.keyboard.press('Tab'); // starts the hydration of a content page
      await waitForHydration(page);
      const { faults, shown } = await page.evaluate(harmIn);
      expect(faults, slug).toEqual([]);
      expect(complaints(), slug).toEqual([]);
      // Parts that appear only after an action, such as sending a form, are not shown
      // yet.
      expect(shown, slug).toBeGreaterThan(saved.replaced / 2);
      replaced += saved.replaced;
      for (const name of saved.kept) kept.add(name);
    });
  // The remaining fields are numbers, booleans and fragments of addresses.
  expect([...kept].sort()).toEqual(['autoplay', 'id', 'price', 'total']);
  expect(replaced).toBeGreaterThan(1000);
});
