import { type FileAnswer } from '@site/api-contract';

type Page = Pick<Window, 'document' | 'setTimeout'>;
const KEPT_MS = 60_000; // browsers read the URL after the click, some of them late

/** Hands a file to the browser's downloads under its name. */
export function saveFile(page: Page, { name, type, bytes }: FileAnswer): void {
  const { document } = page;
  const href = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), {
    href,
    download: name,
    hidden: true,
  });
  document.body.append(link);
  link.click();
  link.remove();
  page.setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
