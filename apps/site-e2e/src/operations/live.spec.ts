import { expect, type Page, test } from '@playwright/test';
import { claimLead, getLead } from '@site/api-contract';
import { leaveContact } from '../by-api/contact';
import { aSentProposal } from '../by-api/customer';
import { ApiVisitor } from '../by-api/visitor';
import { IN_TIME } from '../steps/live-news';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

/** Counts the streams that a page opens. */
function streamsOf(page: Page): () => number {
  let streams = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/changes/stream')) streams += 1;
  });
  return () => streams;
}

test('two people at work see what others do without a reload, in each of their tabs @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const stamp = `ao.vivo${Date.now()}`;
  const complaints = watchPage(page);
  const streams = streamsOf(page);
  // The tab that is opened next would else be free to open the stream itself.
  const leads = page.waitForResponse(/\/changes\/stream$/);
  await openAs(page, 'consultor@rodar.test', `/consultor/leads?busca=${stamp}`);
  await waitForLoaded(page);
  await leads;
  const tab = await page.context().newPage();
  const tabStreams = streamsOf(tab);
  await tab.goto(`/consultor/leads?busca=${stamp}`);
  await waitForLoaded(tab);

  const other = await browser.newContext({
    storageState: test.info().project.use.storageState,
  });
  const dealer = await other.newPage();
  const dealersComplaints = watchPage(dealer);
  const heard = dealer.waitForResponse(/\/changes\/stream$/);
  await openAs(dealer, 'dealer@rodar.test', '/concessionarias/propostas');
  await waitForLoaded(dealer);
  await heard;

  await test.step('a lead comes into both tabs, by one stream of the browser', async () => {
    const id = await leaveContact('Vera Prado', `${stamp}@rodar.test`);
    for (const one of [page, tab])
      await expect(one.getByRole('link', { name: /^Vera Prado/ })).toBeVisible(IN_TIME);
    await tab.close();
    const colleague = new ApiVisitor();
    await colleague.signIn('consultor2@rodar.test');
    const { revision } = await colleague.send(getLead, { params: { id } });
    await colleague.send(claimLead, { params: { id }, body: { revision } });
    // The filter of the list names her, too, in an option that is not open.
    const holder = page.getByText(/Lívia Sampaio/).filter({ visible: true });
    await expect(holder.first()).toBeVisible(IN_TIME);
    expect(streams() > 0).toBe(true);
    expect(tabStreams()).toBe(0);
  });

  await test.step('a proposal comes to its dealership', async () => {
    const { number } = await aSentProposal();
    await expect(dealer.getByText(number).first()).toBeVisible(IN_TIME);
  });

  expect([...complaints(), ...dealersComplaints()]).toEqual([]);
  await other.close();
});
