import { type ReactNode } from 'react';
import { PAGE_STATE_ID, type PageAssets } from './page-state';

type Props = {
  assets: PageAssets;
  stateText: string;
  head?: ReactNode;
  children: ReactNode;
};

/**
 * The whole document, rendered by React on both sides, so that titles and metas of
 * screens land in the head.
 */
export function PageDocument({ assets, stateText, head, children }: Props) {
  return (
    // The late styles set a property on it before React has come (late-styles.ts).
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {head}
      </head>
      <body>
        {children}
        <script
          id={PAGE_STATE_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateText }}
        />
      </body>
    </html>
  );
}
