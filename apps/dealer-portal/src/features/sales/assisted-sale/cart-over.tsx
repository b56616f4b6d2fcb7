import { useListAssistedCartsQuery } from '@site/api-client';
import { SELLER_PATH } from '@site/api-contract/site-paths';
import { Empty, SiteLink } from '@site/ui';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

/** In place of a cart that does not open any more: who ended it, and when. */
export function CartOver({ id }: { id: string }) {
  const { data } = useListAssistedCartsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const cart = data?.find((one) => one.id === id);
  return (
    <Empty
      level={1}
      title={copy.overTitle}
      text={[cart && copy.ended(cart), copy.overText].filter(Boolean).join(' ')}
      action={
        <SiteLink className="btn" to={SELLER_PATH}>
          {copy.back}
        </SiteLink>
      }
    />
  );
}
