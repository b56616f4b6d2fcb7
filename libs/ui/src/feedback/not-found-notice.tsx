import { SiteLink } from '../link/site-link';
import { Empty } from './empty';

// spec §2, Not-found page: letter by letter.
const copy = {
  message: 'Ops, a página que você procura não está aqui. =/',
  home: 'Ir para a home',
} as const;

/** Body of the not-found page. */
export function NotFoundNotice() {
  return (
    <div className="wrap sec">
      <Empty
        level={1}
        title={copy.message}
        action={
          <SiteLink to="/" className="btn">
            {copy.home}
          </SiteLink>
        }
      />
    </div>
  );
}
