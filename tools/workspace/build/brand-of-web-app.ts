import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type AcceptedPlugin } from 'postcss';
import { type Plugin } from 'vite';
import { brand, brandMedia, brandValues, isBrandValues } from './brand.mjs';

/** Puts the brand's values into the scripts, and its icon beside the pages. */
export function brandOfWebApp(): Plugin {
  return {
    name: 'site:brand',
    enforce: 'pre',
    async load(id) {
      return isBrandValues(id) ? brandValues() : null;
    },
    async generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: await icon() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/\/favicon\.svg(\?|$)/.test(request.url ?? '')) return next();
        icon().then((svg) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(svg);
        }, next);
      });
    },
  };
}

/** The brand's icon as SVG, 32 pixels wide. */
export async function icon(): Promise<string> {
  const { BRAND, COLORS, FRAME_COLOR, iconOf, SYMBOL } = await brand();
  const colors = { ground: FRAME_COLOR, accent: COLORS['faixa-400'] };
  return iconOf(SYMBOL, { name: BRAND.name, ...colors });
}

/** Writes the brand's colors where `tokens.css` says `@brand-colors`. */
export const brandColors: AcceptedPlugin = {
  postcssPlugin: 'brand-colors',
  async Once(root) {
    const { COLORS } = await brand();
    root.walkAtRules('brand-colors', (place) => {
      place.replaceWith(
        ...Object.entries(COLORS).map(([name, value]) => ({
          prop: `--${name}`,
          value,
          source: place.source,
        })),
      );
    });
  },
};

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt',
  '.webp': 'image/webp',
};

/** Puts the brand's films and papers under `/media`. */
export function brandMediaFiles(): Plugin {
  return {
    name: 'site:brand-media',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [name, file] of await brandMedia())
        this.emitFile({
          type: 'asset',
          fileName: `media/${name}`,
          source: readFileSync(file),
        });
    },
    configureServer(server) {
      server.middlewares.use('/media', (request, response, next) => {
        const name = (request.url ?? '').replace(/^\//, '').replace(/\?.*$/, '');
        brandMedia().then((files) => {
          const file = files.get(name);
          if (!file) return next();
          response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain');
          response.end(readFileSync(file));
        }, next);
      });
    },
  };
}
