const copy = {
  title: 'Há uma versão nova do site.',
  text: 'Se você escreveu algo aqui, guarde uma cópia antes de atualizar a página.',
  load: 'Atualizar a página',
} as const;

const BAR = 'new-version';

/**
 * Announces once that the page belongs to an earlier version, and offers to reload it.
 * The bar is outside of the app's React tree, so that it stays whichever screen fails,
 * and works on pages without React.
 */
export function showNewVersion(page: Document, onLoad: () => void): void {
  if (page.querySelector(`.${BAR}`)) return;
  const region = page.createElement('div');
  const bar = page.createElement('div');
  bar.className = BAR;
  region.append(bar);
  // A screen reader announces changes only in a region that exists already.
  region.setAttribute('role', 'status');
  page.body.append(region);
  const title = page.createElement('b');
  title.textContent = copy.title;
  const text = page.createElement('p');
  text.append(title, ` ${copy.text}`);
  const load = page.createElement('button');
  load.type = 'button';
  load.className = 'btn btn--sm';
  load.textContent = copy.load;
  load.addEventListener('click', onLoad);
  setTimeout(() => bar.append(text, load));
}
