import { type AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /**
   * A target in the running app, without the app's base: a path, `?query` of this screen,
   * or parts of an address.
   */
  to: To;
  /** Replaces the present history entry. */
  replace?: boolean;
  preventScrollReset?: boolean;
};

/**
 * A link to a screen of the running app; `SiteLink` is for paths of the whole site. It
 * uses the router's hooks instead of its `Link`, which would bring the router framework's
 * prefetching into every first load.
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
