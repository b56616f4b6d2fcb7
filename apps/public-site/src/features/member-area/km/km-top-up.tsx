import { type KmBank } from '@site/api-contract';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { deferred, SiteLink } from '@site/ui';
import { KmDeal } from './km-deal';
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

/** The button that opens the offer of more km, and the message about what was bought. */
export function KmTopUp(props: KmTopUpProps) {
  return (
    <KmDeal<BoughtKm>
      label={copy.open}
      dialog={({ onClose, onDone }) => (
        <KmTopUpDialog {...props} onClose={onClose} onBought={onDone} />
      )}
      words={({ km, cost, dueOn }) => (
        <>
          {copy.bought(km, cost, dueOn)}{' '}
          <SiteLink className="link" to={memberPaymentsPath(props.contractId, dueOn)}>
            {copy.payments}
          </SiteLink>
        </>
      )}
    />
  );
}
