import { type ComponentProps } from 'react';
import { ArrowLeftIcon } from '../icons';
import { AppLink } from './app-link';
import './back-link.css';

type BackLinkProps = ComponentProps<typeof AppLink>;

/** The link back to the list from which a page was opened. */
export function BackLink({ className = '', children, ...target }: BackLinkProps) {
  return (
    <AppLink {...target} className={`link back-link ${className}`}>
      <ArrowLeftIcon /> {children}
    </AppLink>
  );
}
