import { useLocation } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { BackLink } from '@site/ui';
import '../queue/work-page.css';

type BackToListProps = {
  list: string;
  /** The page is beside its list, so the link is shown only where the list is not. */
  isPane?: boolean;
  children: string;
};

/** The link back to a list with its filters. */
export function BackToList({ list, isPane = false, children }: BackToListProps) {
  const { search } = useLocation();
  return (
    <BackLink
      className={`work-back${isPane ? ' work-back--pane' : ''}`}
      to={{ pathname: pathInApp('consultant-portal', list), search }}
    >
      {children}
    </BackLink>
  );
}
