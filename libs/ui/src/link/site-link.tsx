import { type AnchorHTMLAttributes } from 'react';
import { useAppBase } from './app-base';
import { AppLink } from './app-link';
import { linkTarget } from './link-target';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /**
   * Path of the whole site (`/concessionarias/propostas`), an address, or `#part` of the
   * page.
   */
  to: string;
};

/**
 * The one link of the product: navigates inside the running app, loads the page of
 * another app or host, and shows only text when the target is unsafe (content comes from
 * editors).
 */
export function SiteLink({ to, children, ...attributes }: SiteLinkProps) {
  const target = linkTarget(to, useAppBase());
  if (target.kind === 'unsafe')
    return <span className={attributes.className}>{children}</span>;
  if (target.kind === 'inside') {
    return (
      <AppLink to={target.to} {...attributes}>
        {children}
      </AppLink>
    );
  }
  const rel = target.kind === 'external' ? 'noopener' : undefined;
  return (
    <a href={target.href} rel={rel} {...attributes}>
      {children}
    </a>
  );
}
