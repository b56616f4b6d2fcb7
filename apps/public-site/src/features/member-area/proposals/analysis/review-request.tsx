import { useState } from 'react';
import { failureOf, serverSentence, useRequestReviewMutation } from '@site/api-client';
import {
  type ProposalDetail,
  type ReviewRequest as Request,
  reviewRequest,
} from '@site/api-contract';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { answerDay, reviewUntil } from '@site/api-contract/sales';
import { CONTACT_PATH, MEMBER_DOCUMENTS_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import {
  Form,
  showServerFields,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { useSite } from '../../../../shared/site-services';
import { reviewCopy as COPY } from './review.copy';
import '@site/ui/forms.css';

/**
 * Asks that another person reviews a refusal (LGPD art. 20), as long as that is possible;
 * later it shows the result.
 */
export function ReviewRequest({ proposal }: { proposal: ProposalDetail }) {
  const { now } = useSite();
  const [isAsked, setAsked] = useState(false);
  const { state, review, updatedAt } = proposal;
  const until = reviewUntil(new Date(updatedAt));
  return (
    <>
      <div role="status">
        {isAsked && (
          <p className="notice notice--ok prop-page-say">
            {COPY.asked(formatDate(answerDay(new Date(now()))))}
          </p>
        )}
      </div>
      {state === 'reprovada' && (
        <section className="member-sec" aria-labelledby="revisao-titulo">
          <header className="member-head">
            <h2 id="revisao-titulo">{review ? COPY.usedTitle : COPY.title}</h2>
          </header>
          {review ? (
            <NoMore>
              {COPY.used(formatDate(new Date(review.answeredAt ?? updatedAt)))}
            </NoMore>
          ) : saoPauloDay(new Date(now())) > until ? (
            <NoMore>{COPY.over(formatDate(until))}</NoMore>
          ) : (
            <AskForm
              proposal={proposal}
              lastDay={formatDate(until)}
              onAsked={() => setAsked(true)}
            />
          )}
        </section>
      )}
    </>
  );
}

/** Says that no further review is possible, and lists other options. */
function NoMore({ children }: { children: string }) {
  return (
    <>
      <p>{children}</p>
      <p>{COPY.next}</p>
      <SiteLink className="link" to={CONTACT_PATH}>
        {COPY.contact}
      </SiteLink>
    </>
  );
}

type AskFormProps = {
  proposal: ProposalDetail;
  lastDay: string;
  onAsked: () => void;
};

function AskForm({ proposal: { id, revision }, lastDay, onAsked }: AskFormProps) {
  const [ask, { isLoading, error }] = useRequestReviewMutation();
  const form = useZodForm(reviewRequest, { defaultValues: { comment: '', revision } });
  async function send({ comment }: Request) {
    try {
      await ask({
        params: { id },
        body: { revision, ...(comment && { comment }) },
      }).unwrap();
      onAsked();
    } catch (failure) {
      const known = failureOf(failure);
      if (!known) throw failure;
      showServerFields(form, known.fields);
    }
  }
  return (
    <Form
      form={form}
      draft={`review-request.${id}`}
      onSubmit={send}
      className="form prop-review"
    >
      <p className="soft">{COPY.text(lastDay)}</p>
      <p className="soft">
        {COPY.proof}{' '}
        <SiteLink className="link" to={MEMBER_DOCUMENTS_PATH}>
          {COPY.documents}
        </SiteLink>
        {'.'}
      </p>
      <TextAreaField
        name="comment"
        label={COPY.comment}
        optional
        rows={3}
        maxLength={1000}
      />
      {error !== undefined && (
        <p className="notice notice--err" role="alert">
          {serverSentence(error, COPY.failed)}
        </p>
      )}
      <SubmitButton pending={isLoading} pendingLabel={COPY.asking}>
        {COPY.ask}
      </SubmitButton>
    </Form>
  );
}
