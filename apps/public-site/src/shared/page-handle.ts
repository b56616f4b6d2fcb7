import { type PageHandle } from '@site/shell/page';

/**
 * Description of a page in its route. The host reads `page`, `entry`, `query` and
 * `status`, the shell the rest; the deepest route with a value has priority.
 */
export type SiteHandle = PageHandle & {
  /**
   * Title of the browser's tab, unless the screen renders a `<title>`. The brand is
   * added.
   */
  title?: string;
  /**
   * `none` hides header and footer (spec §2); `slim` puts their links into a menu, from
   * the registration to the sent proposal.
   */
  frame?: 'whole' | 'slim' | 'none';
  /** False when another bar is fixed (spec §2: configure-e-assine). */
  headerFixed?: boolean;
};
