import { useState } from 'react';
import {
  useDropHomeDamageMutation,
  useHomePhoto,
  useReturnPhoto,
} from '@site/api-client';
import { type CarReturn, type HomeAnswerForm, homeAnswerForm } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText } from '@site/ui';
import { Form, SubmitButton, TextAreaField, useZodForm } from '@site/ui/forms';
import { CarPhoto } from '../../../shared/car-inspection/car-photo';
import { homeEstimatesCopy as copy } from './home-estimates.copy';

export type HomePhotoOf = NonNullable<CarReturn['homePhotos']>[number];

type HomeEstimatesProps = {
  carReturn: CarReturn;
  /** The estimate that the damage form answers now. */
  checking: HomePhotoOf | null;
  onCheck: (photo: HomePhotoOf) => void;
};

/** The customer's photos from home beside those of the inspection, each with its answer. */
export function HomeEstimates({ carReturn, checking, onCheck }: HomeEstimatesProps) {
  const { homePhotos = [] } = carReturn;
  return (
    <section className="delivery-wide" aria-labelledby="estimativa-titulo">
      <h2 id="estimativa-titulo">{copy.title}</h2>
      <p className="soft">{copy.why}</p>
      <ul className="delivery-estimates">
        {homePhotos.map((photo, index) => (
          <Estimate
            key={photo.id}
            number={index + 1}
            isChecking={checking?.id === photo.id}
            {...{ carReturn, photo, onCheck }}
          />
        ))}
      </ul>
    </section>
  );
}

type EstimateProps = Pick<HomeEstimatesProps, 'carReturn' | 'onCheck'> & {
  photo: HomePhotoOf;
  number: number;
  isChecking: boolean;
};

function Estimate({ carReturn, photo, number, isChecking, onCheck }: EstimateProps) {
  const { id, damages, returnedAt } = carReturn;
  const { damage, answer, reason } = photo;
  const charged = damages.find((one) => one.id === photo.damageId);
  return (
    <li>
      <div className="delivery-pair">
        <CarPhoto address={useHomePhoto(id, photo.id)} alt={copy.yours(number)} />
        {charged?.photoId && (
          <InspectionPhoto id={id} photoId={charged.photoId} label={charged.label} />
        )}
      </div>
      <p>{damage ? copy.estimated(damage.label, damage.price) : copy.unnamed}</p>
      {answer && (
        <p>
          <b>{copy.answers[answer]}</b>
          {reason && `: ${reason}`}
        </p>
      )}
      {damage && !answer && !returnedAt && (
        <>
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={() => onCheck(photo)}
          >
            {copy.check}
          </button>
          {isChecking ? (
            <p role="status">{copy.checking}</p>
          ) : (
            <DropEstimate id={id} photoId={photo.id} />
          )}
        </>
      )}
    </li>
  );
}

function InspectionPhoto(props: { id: string; photoId: string; label: string }) {
  return (
    <CarPhoto
      address={useReturnPhoto(props.id, props.photoId)}
      alt={copy.theirs(props.label)}
    />
  );
}

function DropEstimate({ id, photoId }: { id: string; photoId: string }) {
  const [drop] = useDropHomeDamageMutation();
  const [problem, setProblem] = useState<OutcomeText>(null);
  const form = useZodForm(homeAnswerForm, { defaultValues: { reason: '' } });

  async function send(body: HomeAnswerForm) {
    setProblem(null);
    try {
      await drop({ params: { id, photoId }, body }).unwrap();
    } catch (error) {
      setProblem(problemText(showFormFailure(form, error, copy.notDropped)));
    }
  }

  return (
    <Form form={form} onSubmit={send} className="delivery-form" aria-label={copy.drop}>
      <OutcomeNotice saying={problem} />
      <TextAreaField name="reason" label={copy.reason} />
      <SubmitButton className="btn btn--line btn--sm" pendingLabel={copy.dropped}>
        {copy.drop}
      </SubmitButton>
    </Form>
  );
}
