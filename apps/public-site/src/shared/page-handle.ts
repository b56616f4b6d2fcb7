import { type PageHandle } from '@site/shell/page';

/**
 * What a route of this app says about its page. `page`, `entry`, `query` and `status` are
 * read by the host, the rest by the shell; the deepest route that says something wins.
 */
export type SiteHandle = PageHandle & {
  /**
   * Title of the browser's tab, unless the screen renders its own `<title>`. The brand is
   * added.
   */
  title?: string;
  /** `none` hides header and footer (spec §2). */
  frame?: 'whole' | 'none';
  /** False where another bar stays on screen (spec §2: configure-e-assine). */
  headerFixed?: boolean;
};
