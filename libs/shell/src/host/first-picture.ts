import { LATE_SCRIPTS_ID, LATE_STYLES_ID } from '../page/late-styles';
import { type PageAssets } from '../page/page-state';
import { type PageKind } from '../page/pages';
import { type NeededAssets } from './asset-table';
import { type CriticalStyles } from './critical-styles';

type FirstPicture = {
  styles: CriticalStyles;
  kind: PageKind;
  assets: NeededAssets;
};

/**
 * The files of a page that React links when the critical styles are in the document: none
 * when a small module waits for the first picture and loads the others.
 */
export function afterFirstPicture(assets: NeededAssets, kind: PageKind): PageAssets {
  const { scripts, preloads, start } = assets;
  return kind === 'content' || start
    ? { scripts: [], preloads: [], styles: [] }
    : { scripts, preloads, styles: [] };
}

/**
 * Puts the critical styles into the head, after the preloads of pictures. It names the
 * whole sheets and the modules of application pages where only scripts find them, and the
 * sheets for browsers without scripts too. React ignores unknown elements of the head.
 */
export function withFirstPicture(
  html: string,
  { styles, kind, assets }: FirstPicture,
): string {
  const links = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}"/>`),
    // Application pages wait for no font: their scripts come after the whole sheets.
    ...(kind === 'content' ? styles.fonts.map(fontPreload) : []),
  ];
  const end = html.indexOf('</head>');
  return [
    html.slice(0, end),
    `<style>${styles.css}</style>`,
    `<noscript id="${LATE_STYLES_ID}">${links.join('')}</noscript>`,
    ...(kind === 'content' ? bootOf(assets) : startOf(assets)),
    html.slice(end),
  ].join('');
}

/**
 * Names the imports of a module with low priority; otherwise they would load before the
 * pictures.
 */
const bootOf = ({ scripts, preloads }: NeededAssets): string[] => [
  ...preloads.map(lowPreload),
  ...scripts.map(lowScript),
];

/**
 * The modules wait in a template, each as a script of its own: so they run one task after
 * the other, imports first, and the browser can respond in between.
 */
function startOf({ start, scripts, preloads }: NeededAssets): string[] {
  if (!start) return [];
  const late = [
    ...[...scripts, ...preloads].map(lowPreload),
    ...[...preloads, ...scripts].map(
      (src) => `<script type="module" src="${src}"></script>`,
    ),
  ];
  return [
    `<template id="${LATE_SCRIPTS_ID}">${late.join('')}</template>`,
    ...start.preloads.map(lowPreload),
    lowScript(start.script),
  ];
}

const fontPreload = (href: string) =>
  `<link rel="preload" href="${href}" as="font" crossorigin/>`;
const lowPreload = (href: string) =>
  `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`;
const lowScript = (src: string) =>
  `<script type="module" src="${src}" fetchpriority="low"></script>`;
