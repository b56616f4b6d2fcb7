import { useGetSharedCartQuery } from '@site/api-client';
import {
  CART_PATH,
  CHOOSE_CAR_PATH,
  SIGN_IN_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { Empty, SiteLink, Skeleton } from '@site/ui';
import { invitationCopy as copy } from './assisted-sale.copy';

/**
 * An invitation that can't be answered any more: the customer who accepted it here goes
 * on to the cart, another phone of theirs to the account, and anybody else to a car.
 */
export function AnsweredInvitation({ isAccepted }: { isAccepted: boolean }) {
  const { data: cart, isLoading } = useGetSharedCartQuery();
  const simulate = (className: string) => (
    <SiteLink className={className} to={CHOOSE_CAR_PATH}>
      {copy.simulate}
    </SiteLink>
  );
  if (isLoading) return <Skeleton count={3} />;
  if (cart?.state === 'live') {
    return (
      <Empty
        level={1}
        title={copy.mineTitle}
        text={copy.mineText(cart)}
        action={
          <SiteLink className="btn" to={CART_PATH}>
            {copy.openCart}
          </SiteLink>
        }
      />
    );
  }
  if (isAccepted) {
    return (
      <Empty
        level={1}
        title={copy.acceptedTitle}
        text={copy.acceptedText}
        action={
          <div className="actions">
            <SiteLink className="btn" to={withReturnUrl(SIGN_IN_PATH, CART_PATH)}>
              {copy.signIn}
            </SiteLink>
            {simulate('link')}
          </div>
        }
      />
    );
  }
  return (
    <Empty
      level={1}
      title={copy.goneTitle}
      text={copy.goneText}
      action={simulate('btn')}
    />
  );
}
