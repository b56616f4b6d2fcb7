import { createElement } from 'react';
import { BRAND, LOGO } from '@site/brand';

/** Attributes of SVG by the names that React gives them: `stroke-width` as `strokeWidth`. */
const forReact = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/**
 * Word mark in `currentColor`; its accents use `--logo-wheel`. At least 72 px wide.
 */
export function Logo() {
  return (
    <span className="logo">
      <svg
        viewBox={LOGO.viewBox}
        role="img"
        aria-label={BRAND.name}
        {...forReact(LOGO.paint)}
      >
        {LOGO.shapes.map(([name, attributes], index) =>
          createElement(name, { key: index, ...forReact(attributes) }),
        )}
      </svg>
    </span>
  );
}
