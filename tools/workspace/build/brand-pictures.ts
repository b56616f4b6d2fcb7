import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { type Plugin } from 'vite';
import { brand } from './brand.mjs';
import { icon as iconSvg } from './brand-of-web-app';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

type Place = Readonly<Record<string, number>>;
type Share = {
  sharePictures: (brand: {
    slug: string;
    colors: Readonly<Record<string, string>>;
    logoAt: (place: Place) => string;
  }) => Map<string, string>;
};
type Files = Map<string, { type: string; source: Buffer | string }>;

const ui = (file: string) => resolve(WORKSPACE_ROOT, 'libs/ui/src', file);

/**
 * Sizes of the icon: file and pixels. `bare` fills the square, for systems that cut their
 * own shape out of it.
 */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, bare: true },
  { file: 'media/icons/icon-192.png', size: 192 },
  { file: 'media/icons/icon-512.png', size: 512 },
  { file: 'media/icons/icon-maskable-512.png', size: 512, bare: true },
];

/**
 * The pictures that other programs ask for: `/media/share/{model}.png` for links that are
 * shared (1200 x 630, one of them the brand's), the icon in all sizes, and the web app
 * manifest that names them. Drawing is the business of `libs/ui`; this turns it into
 * pixels, once a build.
 */
export function brandPictures(): Plugin {
  return {
    name: 'site:brand-pictures',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [fileName, { source }] of await draw())
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      let files: Promise<Files> | undefined;
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').replace(/^\//, '').replace(/\?.*$/, '');
        if (
          !/^(media\/(share|icons)\/|favicon\.ico$|apple-touch-icon\.png$|manifest\.webmanifest$)/.test(
            name,
          )
        )
          return next();
        files ??= draw();
        files.then((all) => {
          const file = all.get(name);
          if (!file) return next();
          response.setHeader('content-type', file.type);
          response.end(file.source);
        }, next);
      });
    },
  };
}

async function draw(): Promise<Files> {
  const { sharePictures } = (await import(
    pathToFileURL(ui('cars/share.mjs')).href
  )) as Share;
  const { BRAND, COLORS, LOGO, svgOf } = await brand();
  const inks = { color: COLORS['asfalto-900'], accent: COLORS['terra-500'] };
  const pictures = sharePictures({
    slug: BRAND.slug,
    colors: COLORS,
    logoAt: (place) => svgOf(LOGO, inks, place),
  });
  const files: Files = new Map();
  await Promise.all([
    ...[...pictures].map(async ([name, svg]) => {
      const source = await sharp(Buffer.from(svg))
        .png({ palette: true, quality: 90, effort: 10 })
        .toBuffer();
      files.set(`media/share/${name}.png`, { type: 'image/png', source });
    }),
    ...ICONS.map(async ({ file, size, bare }) =>
      files.set(file, { type: 'image/png', source: await icon(size, bare) }),
    ),
    icon(32).then((source) =>
      files.set('favicon.ico', { type: 'image/x-icon', source: icoOf(source, 32) }),
    ),
  ]);
  files.set('manifest.webmanifest', {
    type: 'application/manifest+json',
    source: JSON.stringify(await manifest()),
  });
  return files;
}

async function manifest() {
  const { BRAND, BRAND_TEXTS } = await brand();
  return {
    name: `${BRAND.name}, ${BRAND_TEXTS.kind}`,
    short_name: BRAND.name,
    description: BRAND_TEXTS.description,
    lang: 'pt-BR',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      {
        src: '/media/icons/icon-192.png',
        type: 'image/png',
        sizes: '192x192',
        purpose: 'any',
      },
      {
        src: '/media/icons/icon-512.png',
        type: 'image/png',
        sizes: '512x512',
        purpose: 'any',
      },
      {
        src: '/media/icons/icon-maskable-512.png',
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  };
}

/**
 * The brand's icon as PNG. Bare, the sign stands in the inner four fifths that no mask
 * cuts.
 */
async function icon(size: number, bare = false): Promise<Buffer> {
  const { FRAME_COLOR } = await brand();
  const svg = (await iconSvg()).replace(
    '<svg ',
    `<svg width="${size}" height="${size}" `,
  );
  const drawn = bare
    ? svg.replace(/ rx="\d+"/, '').replace(/viewBox="[^"]+"/, 'viewBox="-3 -3 38 38"')
    : svg;
  return sharp(Buffer.from(drawn))
    .flatten(bare ? { background: FRAME_COLOR } : false)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An ICO file that holds one PNG: header, one directory entry, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
