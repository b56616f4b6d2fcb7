import { LATE_STYLES_ID } from '../page/late-styles';
import { type PageAssets } from '../page/page-state';
import { type PageKind } from '../page/pages';
import { type CriticalStyles } from './critical-styles';

type FirstPicture = { styles: CriticalStyles; kind: PageKind; assets: PageAssets };

/**
 * The files of a page that React links itself when its critical styles stand inside the
 * document: of a content page none, since its boot module waits for the first picture.
 */
export function afterFirstPicture(assets: PageAssets, kind: PageKind): PageAssets {
  return kind === 'content'
    ? { scripts: [], preloads: [], styles: [] }
    : { ...assets, styles: [] };
}

/**
 * Puts the critical styles into the head, after the preloads of pictures, and names the
 * whole sheets where only `linkLateStyles` and browsers without scripts look. React leaves
 * elements of the head alone that it does not know.
 */
export function withFirstPicture(
  html: string,
  { styles, kind, assets }: FirstPicture,
): string {
  const links = assets.styles.map((href) => `<link rel="stylesheet" href="${href}"/>`);
  const scripts =
    kind === 'content'
      ? assets.scripts.map(
          (src) => `<script type="module" src="${src}" fetchpriority="low"></script>`,
        )
      : [];
  const end = html.indexOf('</head>');
  return [
    html.slice(0, end),
    `<style>${styles.css}</style>`,
    `<noscript id="${LATE_STYLES_ID}">${links.join('')}</noscript>`,
    ...scripts,
    html.slice(end),
  ].join('');
}
