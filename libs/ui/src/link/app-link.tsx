import { type AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /**
   * Where in the running app, without the app's base: a path, `?query` of this screen, or
   * parts of an address.
   */
  to: To;
  /** The new address takes the place of this one in the history. */
  replace?: boolean;
  preventScrollReset?: boolean;
};

/**
 * A link to a screen of the running app; `SiteLink` is for paths of the whole site.
 * Stands on the router's own hooks instead of its `Link`, which brings the prefetching of
 * the router's framework into every first load.
 */
export function AppLink({
  to,
  replace,
  preventScrollReset,
  onClick,
  children,
  ...attributes
}: AppLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target: attributes.target,
    replace,
    preventScrollReset,
  });
  return (
    <a
      {...attributes}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
