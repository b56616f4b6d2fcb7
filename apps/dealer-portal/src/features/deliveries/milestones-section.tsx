import { useState } from 'react';
import {
  failureOf,
  serverSentence,
  useAddDeliveryMilestoneMutation,
} from '@site/api-client';
import { type Delivery, type MilestoneForm, milestoneForm } from '@site/contracts';
import { saoPauloDay } from '@site/contracts/brazil';
import { type Milestone, nextMilestone } from '@site/contracts/delivery-milestones';
import {
  DateField,
  Form,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { DeliveryRoad } from '@site/ui/proposal';
import { deliveriesCopy } from './deliveries.copy';
import { Said, type Saying } from './said';

const copy = deliveriesCopy.milestones;

/** The road of the car, and the next step to be noted. */
export function MilestonesSection({ delivery }: { delivery: Delivery }) {
  const [said, setSaid] = useState<Saying>(null);
  const noted = delivery.milestones.flatMap(({ kind, onDay }) => (onDay ? [kind] : []));
  const next = nextMilestone(delivery.source, noted);
  const isOpen = delivery.handedOverAt === null && next !== null;
  return (
    <section aria-labelledby="etapas-titulo">
      <h2 id="etapas-titulo">{copy.title}</h2>
      <DeliveryRoad milestones={delivery.milestones} />
      <Said saying={said} />
      {isOpen &&
        (next === 'emplacado' && !delivery.car ? (
          <p className="soft">{copy.needsCar}</p>
        ) : (
          <NextForm key={next} id={delivery.id} kind={next} onSaid={setSaid} />
        ))}
    </section>
  );
}

type NextFormProps = { id: string; kind: Milestone; onSaid: (saying: Saying) => void };

function NextForm({ id, kind, onSaid }: NextFormProps) {
  const [add] = useAddDeliveryMilestoneMutation();
  const form = useZodForm(milestoneForm, {
    defaultValues: { kind, onDay: saoPauloDay(new Date()) },
  });
  async function send(body: MilestoneForm) {
    onSaid(null);
    try {
      await add({ params: { id }, body }).unwrap();
      onSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      const left = showServerFields(form, failure.fields);
      if (failure.fields.length === 0 || left.length > 0)
        onSaid({ kind: 'err', text: serverSentence(error, copy.failed) });
    }
  }
  return (
    <Form
      form={form}
      onSubmit={send}
      className="delivery-form"
      aria-label={copy.next(kind)}
    >
      <h3>{copy.next(kind)}</h3>
      <DateField name="onDay" label={copy.onDay} help={copy.why} />
      <SubmitButton className="btn btn--sm" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
