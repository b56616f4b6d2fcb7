import { type ComponentProps } from 'react';
import { ArrowLeftIcon } from '../icons';
import { AppLink } from './app-link';
import './back-link.css';

type BackLinkProps = ComponentProps<typeof AppLink>;

/** The way back to the list that a page was opened from. */
export function BackLink({ className = '', children, ...target }: BackLinkProps) {
  return (
    <AppLink {...target} className={`link back-link ${className}`}>
      <ArrowLeftIcon /> {children}
    </AppLink>
  );
}
