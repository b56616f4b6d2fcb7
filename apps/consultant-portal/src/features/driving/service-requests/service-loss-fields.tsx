import { useWatch } from 'react-hook-form';
import {
  useEndByLossMutation,
  useQuoteLossQuery,
} from '@site/api-client/consultant-calls';
import {
  lossDayProblem,
  type LossForm,
  lossForm,
  recordRule,
  reportedLossForm,
  type ServiceRequest,
} from '@site/api-contract';
import { isIsoDate } from '@site/api-contract/brazil';
import { consultantServicePath } from '@site/api-contract/site-paths';
import { type TakenBack } from '@site/ui';
import { DateField, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { pendingActId } from '../../../shared/pending-act-id';
import { DelayedForm } from '../../../shared/undo/delayed-form';
import { DraftSubmit } from '../../../shared/undo/draft-submit';
import { lossCopy as copy } from './service-loss.copy';
import { LossFacts } from './service-loss-facts';

type LossDays = NonNullable<ServiceRequest['lossDays']>;
type LossFieldsProps = {
  request: ServiceRequest;
  days: LossDays;
  back: TakenBack;
};
type QuoteProps = {
  id: string;
  /** The typed value of the field. */
  lostOn: unknown;
  days: LossDays;
};

/**
 * The form for the day of the loss; it shows the effects of ending the contract on that
 * day before that is confirmed.
 */
export function LossFields({ request, days, back }: LossFieldsProps) {
  const { id, revision, customerName, number, details } = request;
  const [end] = useEndByLossMutation();
  const asksReport = !details.policeReport;
  const limit = recordRule<string>('lostOn', (day) => lossDayProblem(day, days));
  const schema = (asksReport ? reportedLossForm : lossForm).check(limit);
  const form = useZodForm(schema, {
    defaultValues: {
      lostOn: dayToldIn(request, days),
      revision,
    },
  });
  const lostOn = useWatch({ control: form.control, name: 'lostOn' });

  const waits = () => ({
    id: pendingActId('loss', id),
    about: customerName ?? number,
    what: copy.waits,
    path: consultantServicePath(id),
    words: copy,
  });
  const send = (body: LossForm) =>
    end({ params: { id }, body: { ...body, revision } }).unwrap();

  return (
    <DelayedForm
      form={form}
      draft={`loss.${id}`}
      title={copy.title}
      className="form"
      back={back}
      decision={waits}
      onSubmit={send}
    >
      <p className="soft">{copy.lead}</p>
      <DateField
        name="lostOn"
        label={copy.day}
        help={copy.dayHelp(days.from, days.until)}
      />
      {asksReport && (
        <TextField
          name="policeReport"
          label={copy.policeReport}
          maxLength={40}
          autoComplete="off"
        />
      )}
      <Quote id={id} lostOn={lostOn} days={days} />
      <DraftSubmit>
        <SubmitButton className="btn btn--sm" pendingLabel={copy.saving}>
          {copy.save}
        </SubmitButton>
      </DraftSubmit>
    </DelayedForm>
  );
}

/** The effects of the end, shown once the typed day is valid. */
function Quote({ id, lostOn, days }: QuoteProps) {
  const day = typeof lostOn === 'string' && isIsoDate(lostOn) ? lostOn : '';
  const skip = day === '' || lossDayProblem(day, days) !== null;
  const quote = useQuoteLossQuery(
    {
      params: { id },
      query: { lostOn: day },
    },
    { skip },
  );
  if (skip) return null;
  return (
    <div aria-live="polite">
      <h4>{copy.what}</h4>
      {quote.currentData ? (
        <LossFacts loss={quote.currentData} />
      ) : (
        <p className="soft">{quote.isError ? copy.quoteFailed : copy.quoting}</p>
      )}
      {quote.currentData && <p className="soft">{copy.effects}</p>}
    </div>
  );
}

/**
 * The day that the customer named; undefined when it is not valid, and then the
 * consultant enters one.
 */
function dayToldIn(
  { details: { happenedOn } }: ServiceRequest,
  days: LossDays,
): string | undefined {
  return happenedOn && lossDayProblem(happenedOn, days) === null ? happenedOn : undefined;
}
