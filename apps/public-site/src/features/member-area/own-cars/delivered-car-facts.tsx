import { useGetDeliveryQuery, useGetKmBankQuery } from '@site/api-client';
import { formatDate, formatPlate, saoPauloDay } from '@site/api-contract/brazil';
import { memberKmPath } from '@site/api-contract/site-paths';
import { SiteLink, Skeleton } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { kmBankCopy } from '../km/km-bank.copy';
import { KmBankChart } from '../km/km-bank-chart';
import { kmBankSentence } from '../km/km-bank-sentence';
import { MaintenanceNotice } from '../maintenance/maintenance';
import { maintenanceCopy } from '../maintenance/maintenance.copy';
import { memberAreaCopy } from '../member-area.copy';
import { FactList, type FactRow } from './own-car-facts';
import '../km/km-bank.css';

type OwnCarKmProps = { contractId: string };

/**
 * The km of a car. For one that was reported stolen or lost (`isGone`) they stand still:
 * nothing is forecast, offered or due.
 */
export function OwnCarKm({ contractId, isGone }: OwnCarKmProps & { isGone: boolean }) {
  const { data, error } = useGetKmBankQuery(
    { params: { id: contractId } },
    { refetchOnMountOrArgChange: true },
  );
  const { now } = useSite();
  if (error) return <p className="soft">{kmBankCopy.failed}.</p>;
  if (!data) return <Skeleton shape="line" count={4} />;
  const next = data.maintenance?.next;
  return (
    <>
      <p className="own-car-km">
        {kmBankCopy.km(Math.abs(data.balance))}{' '}
        <small>
          {(data.balance < 0 ? kmBankCopy.beyond : kmBankCopy.left)(data.balanceOn)}
        </small>
      </p>
      <KmBankChart bank={data} />
      <p className="km-bank-say">
        {isGone ? kmBankCopy.gone : kmBankSentence(data, saoPauloDay(new Date(now())))}
      </p>
      {data.topUp && data.forecast && data.forecast.extraKm > 0 && (
        <SiteLink className="link" to={memberKmPath(contractId)}>
          {kmBankCopy.more}
        </SiteLink>
      )}
      {!isGone && next && next.state !== 'ahead' && !next.request && !next.booked && (
        <MaintenanceNotice contractId={contractId} next={next} />
      )}
    </>
  );
}

type DeliveredFactsProps = OwnCarKmProps & { facts: readonly FactRow[] };

/**
 * The facts of a delivered car, plate and last reading first; unknown ones are left out.
 */
export function DeliveredFacts({ contractId, facts }: DeliveredFactsProps) {
  const { data: bank } = useGetKmBankQuery({ params: { id: contractId } });
  const { data: delivery } = useGetDeliveryQuery({ params: { id: contractId } });
  const reading = bank?.readings[0];
  const next = bank?.maintenance?.next;
  const known: FactRow[] = [
    ...(delivery?.car
      ? [[memberAreaCopy.plate, formatPlate(delivery.car.plate)] as const]
      : []),
    ...(reading
      ? [
          [
            memberAreaCopy.readingOn(formatDate(reading.onDay)),
            kmBankCopy.km(reading.km),
          ] as const,
        ]
      : []),
    ...(next ? [[maintenanceCopy.next, maintenanceCopy.fact(next)] as const] : []),
  ];
  return <FactList strip facts={[...known, ...facts]} />;
}
