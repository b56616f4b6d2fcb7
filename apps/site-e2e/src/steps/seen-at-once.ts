import { type Page } from '@playwright/test';

/**
 * Counts what a person sees of a page without scrolling. An amount such as R$ 2.000,00 is
 * one word; a control or word under another part of the page is not seen.
 */
export function seenAtOnce(page: Page): Promise<{ controls: number; words: number }> {
  return page.evaluate(() => {
    const isSeen = (element: Element, { x, y, width, height }: DOMRect) => {
      if (width <= 1 || height <= 1 || !element.checkVisibility()) return false;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter((one) =>
      // A choice is a small input in a large label.
      isSeen(one, (one.closest('label') ?? one).getBoundingClientRect()),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let words = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript, option')) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^ \n]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (isSeen(element, range.getBoundingClientRect())) words += 1;
      }
    }
    return { controls: controls.length, words };
  });
}
