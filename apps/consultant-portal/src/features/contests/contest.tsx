import { useGetReturnQuery, useReturnPhoto } from '@site/api-client';
import { type CarReturn, type ReturnItem } from '@site/contracts';
import { Answered } from '@site/shell/answered';
import { Skeleton } from '@site/ui';
import { contestsCopy as copy } from './contests.copy';
import { DecisionForm } from './decision-form';
import './contests.css';

/** One contest: what the inspection found, what the customer says, and the answer. */
export function Contest({ item }: { item: ReturnItem }) {
  const carReturn = useGetReturnQuery({ params: { id: item.id } });
  const title = `contestacao-${item.id}`;
  return (
    <section className="contest" aria-labelledby={title}>
      <h2 id={title}>{item.customerName}</h2>
      <p className="soft num">
        {item.contractNumber}, {item.versionName}
        {item.returnedAt && `. ${copy.returned(item.returnedAt)}`}
      </p>
      <Answered answer={carReturn} failed={copy.failed} wait={<Skeleton count={3} />}>
        {(shown) => <Detail carReturn={shown} />}
      </Answered>
    </section>
  );
}

function Detail({ carReturn }: { carReturn: CarReturn }) {
  const { id, damages, photos, contestReason } = carReturn;
  return (
    <>
      <h3>{copy.customer}</h3>
      <p>{contestReason}</p>
      <h3>{copy.damages}</h3>
      <ul>
        {damages.map((damage) => (
          <li key={damage.id}>{copy.damage(damage.label, damage.quote, damage.cost)}</li>
        ))}
      </ul>
      <ul className="contest-photos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Photo id={id} photoId={photo.id} alt={copy.photo(index + 1)} />
          </li>
        ))}
      </ul>
      <DecisionForm id={id} />
    </>
  );
}

function Photo({ id, photoId, alt }: { id: string; photoId: string; alt: string }) {
  const address = useReturnPhoto(id, photoId);
  return address ? <img src={address} alt={alt} /> : <span role="img" aria-label={alt} />;
}
