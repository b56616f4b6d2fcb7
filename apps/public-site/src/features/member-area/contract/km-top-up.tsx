import { useState } from 'react';
import { type KmBank } from '@site/contracts';
import { memberPaymentsPath } from '@site/contracts/site-paths';
import { deferred, SiteLink, SuccessIcon } from '@site/ui';
import { kmTopUpCopy as copy } from './km-top-up.copy';
import { type BoughtKm } from './km-top-up-dialog';

const KmTopUpDialog = deferred(
  async () => (await import('./km-top-up-dialog')).KmTopUpDialog,
);

type KmTopUpProps = {
  contractId: string;
  offer: NonNullable<KmBank['topUp']>;
  extraKmPrice: number;
};

/** The button that offers more km, and what was bought. */
export function KmTopUp(props: KmTopUpProps) {
  const [isOpen, open] = useState(false);
  const [bought, setBought] = useState<BoughtKm | null>(null);
  return (
    <div className="km-deal">
      <button
        type="button"
        className="btn btn--line btn--sm"
        onClick={() => {
          setBought(null);
          open(true);
        }}
      >
        {copy.open}
      </button>
      {isOpen && (
        <KmTopUpDialog
          {...props}
          onClose={() => open(false)}
          onBought={(done) => {
            setBought(done);
            open(false);
          }}
        />
      )}
      <div role="status">
        {bought && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" />{' '}
              {copy.bought(bought.km, bought.cost, bought.dueOn)}{' '}
              <SiteLink
                className="link"
                to={memberPaymentsPath(props.contractId, bought.dueOn)}
              >
                {copy.payments}
              </SiteLink>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
