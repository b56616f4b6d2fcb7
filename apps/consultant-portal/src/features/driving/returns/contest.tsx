import { useGetReturnQuery } from '@site/api-client';
import { type CarReturn, type ReturnItem } from '@site/api-contract';
import { contestedAmong } from '@site/api-contract/driving';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantContractPath } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { AppLink, Skeleton, Tag, type TakenBack } from '@site/ui';
import { HeldItem } from '../../../shared/holds/held-item';
import { useToday } from '../../../shared/use-today';
import { DeliveryPhotos, ReturnPhotos } from './contest-photos';
import { DecisionForm } from './decision-form';
import { returnsCopy as copy } from './returns.copy';
import '../../../shared/queue/work-page.css';
import './returns.css';

// Exported here so that both are in one file of the build.
export { OvertakenAnswer } from './overtaken-answer';

type ContestProps = {
  item: ReturnItem;
  back: TakenBack;
  /** The viewer works on it. */
  isOpen: boolean;
  /** Called when the viewer fills in the answer. */
  onUse?: () => void;
};

/** One contested return: the damages found, the customer's text, and the answer. */
export function Contest({ item, back, isOpen, onUse }: ContestProps) {
  const carReturn = useGetReturnQuery({ params: { id: item.id } });
  const title = `contestacao-${item.id}`;
  return (
    <section className="contest work" aria-labelledby={title} onChange={onUse}>
      <h2 id={title}>{item.customerName}</h2>
      <p className="soft num">
        {item.contractNumber}, {item.versionName}
        {item.returnedAt && `. ${copy.returned(item.returnedAt)}`}
      </p>
      <QueryState answer={carReturn} failed={copy.failed} wait={<Skeleton count={3} />}>
        {(shown) => (
          <HeldItem item={{ queue: 'damages', id: item.id }} isOpen={isOpen}>
            <Detail
              carReturn={shown}
              customer={item.customerName ?? item.contractNumber}
              back={back}
            />
          </HeldItem>
        )}
      </QueryState>
    </section>
  );
}

type DetailProps = {
  carReturn: CarReturn;
  customer: string;
  back: TakenBack;
};

function Detail({ carReturn, customer, back }: DetailProps) {
  const { id, damages, photos, contestReason, answerBy } = carReturn;
  const today = useToday();
  const contested = contestedAmong(damages);
  const others = damages.filter((damage) => !contested.includes(damage));
  return (
    <div className="work-cols">
      <div className="contest-facts">
        <h3>{copy.customer}</h3>
        <blockquote>{contestReason}</blockquote>
        <Damages title={copy.damages} damages={contested} />
        {others.length > 0 && <Damages title={copy.others} damages={others} />}
        <ReturnPhotos id={id} photos={photos} />
        <DeliveryPhotos id={id} />
        <p>
          <AppLink
            className="link"
            to={pathInApp('consultant-portal', consultantContractPath(id))}
          >
            {copy.contract}
          </AppLink>
        </p>
      </div>
      <div className="contest-answer">
        {answerBy && (
          <Tag tone={today > answerBy ? 'err' : 'warn'} icon>
            {copy.answerBy(answerBy, today > answerBy)}
          </Tag>
        )}
        <DecisionForm {...{ id, customer, back }} isPart={others.length > 0} />
      </div>
    </div>
  );
}

type DamagesProps = { title: string; damages: readonly CarReturn['damages'][number][] };

function Damages({ title, damages }: DamagesProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="contest-damages" aria-label={title}>
        {damages.map(({ id, label, quote, cost }) => (
          <li key={id}>{copy.damage(label, quote, cost)}</li>
        ))}
      </ul>
    </>
  );
}
