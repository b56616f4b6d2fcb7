import { useState } from 'react';
import { type CarReturn } from '@site/api-contract';
import { formatDate, formatPhone, formatPlate } from '@site/api-contract/brazil';
import { type Fact, Facts, phoneHref, SiteLink } from '@site/ui';
import { Late, StateTag } from '@site/ui/proposal';
import { useDamageStop } from './begun-damage';
import { DamagesSection } from './damages-section';
import { HomeEstimates, type HomePhotoOf } from './home-estimates';
import { ReceiptSection } from './receipt-section';
import { ReturnPhotos } from './return-photos';
import { returnsCopy as copy } from './returns.copy';

/** The facts of one return, and the sections of its inspection. */
export function ReturnDetail({ carReturn }: { carReturn: CarReturn }) {
  const [checking, check] = useState<HomePhotoOf | null>(null);
  const stopRef = useDamageStop();
  const { homePhotos = [] } = carReturn;
  return (
    <>
      <header className="page-head">
        <h1>{carReturn.customerName}</h1>
        <p className="delivery-tags">
          <StateTag state={carReturn.state} returnKind={carReturn.kind} />
        </p>
      </header>
      {carReturn.kind === 'inadimplencia' && carReturn.returnedAt === null && (
        <p className="notice notice--info">{copy.untilBack}</p>
      )}
      <div className="delivery-work">
        <ReturnFacts carReturn={carReturn} />
        <div className="delivery-two">
          <ReturnPhotos carReturn={carReturn} />
          {homePhotos.length > 0 && (
            <HomeEstimates {...{ carReturn, checking }} onCheck={check} />
          )}
          <DamagesSection
            {...{ carReturn, checking, stopRef }}
            onChecked={() => check(null)}
          />
        </div>
        <ReceiptSection {...{ carReturn, stopRef }} />
      </div>
    </>
  );
}

/** Km on the panel, as the person beside the car reads them. */
const lastReading = ({ panel, driven, readOn }: CarReturn['km']) =>
  panel === undefined ? copy.drivenOn(driven, readOn) : copy.panelOn(panel, readOn);

function ReturnFacts({ carReturn }: { carReturn: CarReturn }) {
  const { customer, slot, plate, km, odometerKm, kind, bringBy } = carReturn;
  const { facts: names } = copy;
  const facts: Fact[] = [
    [names.contract, carReturn.contractNumber],
    [names.car, `${carReturn.versionName}, ${carReturn.paintName}`],
    [names.plate, plate && formatPlate(plate)],
    [names.why, copy.kinds[kind]],
    [names.slot, slot ? copy.slot(slot.day, slot.time) : copy.noSlot],
    bringBy
      ? [
          names.bringBy,
          carReturn.isOverdue ? (
            <Late>{copy.overdue(bringBy)}</Late>
          ) : (
            copy.bringBy(bringBy)
          ),
        ]
      : [names.endsOn, formatDate(carReturn.endsOn)],
    [
      names.phone,
      customer && (
        <SiteLink to={phoneHref(customer.phone)}>{formatPhone(customer.phone)}</SiteLink>
      ),
    ],
    [
      names.email,
      customer && <SiteLink to={`mailto:${customer.email}`}>{customer.email}</SiteLink>,
    ],
    [names.lastKm, odometerKm === null && lastReading(km)],
    [names.odometer, odometerKm !== null && copy.km(odometerKm)],
  ];
  return (
    <div className="delivery-facts">
      <Facts rows={facts} />
    </div>
  );
}
