import { useLocation } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { BackLink } from '@site/ui';
import '../queue/work-page.css';

type BackToListProps = {
  list: string;
  /** The page stands beside its list: the way back shows where the list doesn't. */
  isPane?: boolean;
  children: string;
};

/** The way back to a list, as it was filtered. */
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
