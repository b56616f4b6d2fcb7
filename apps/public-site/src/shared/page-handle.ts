import { type PageHandle } from '@site/shell/page';

/**
 * A route describes its page here. The host reads `page`, `entry`, `query` and `status`,
 * the shell reads the rest; the deepest route with a value wins.
 */
export type SiteHandle = PageHandle & {
  /**
   * Title of the browser's tab, unless the screen renders its own `<title>`. The brand is
   * added.
   */
  title?: string;
  /**
   * `none` hides header and footer (spec §2); `slim` puts their links behind a menu, on
   * the way from the registration to a sent proposal.
   */
  frame?: 'whole' | 'slim' | 'none';
  /** False where another bar stays on screen (spec §2: configure-e-assine). */
  headerFixed?: boolean;
};
