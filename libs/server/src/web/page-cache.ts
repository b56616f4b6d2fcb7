import { sizeOf, type StoredAnswer } from './stored-answer';

export type KeptPage = { version: string; answer: StoredAnswer };

/** Pages kept in memory, least recently used out first. */
export function createPageCache({ maxPages = 500, maxBytes = 64 * 1024 * 1024 } = {}) {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  const drop = (key: string) => {
    const page = pages.get(key);
    if (page && pages.delete(key)) bytes -= sizeOf(page.answer);
  };
  return {
    get(key: string): KeptPage | undefined {
      const page = pages.get(key);
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    set(key: string, page: KeptPage): void {
      drop(key);
      pages.set(key, page);
      bytes += sizeOf(page.answer);
      for (const oldest of pages.keys()) {
        if (pages.size <= maxPages && bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    drop,
    get size(): number {
      return pages.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
