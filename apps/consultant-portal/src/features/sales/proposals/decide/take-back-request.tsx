import { useState } from 'react';
import { useTakeBackRequestMutation } from '@site/api-client';
import {
  type ProposalDetail,
  type RequestTakenBack,
  requestTakenBack,
} from '@site/api-contract';
import { consultantProposalPath } from '@site/api-contract/site-paths';
import { type TakenBack, useTakenBack } from '@site/ui';
import { SubmitButton, TextAreaField, useZodForm } from '@site/ui/forms';
import { pendingActId } from '../../../../shared/pending-act-id';
import { DelayedForm } from '../../../../shared/undo/delayed-form';
import { DraftSubmit } from '../../../../shared/undo/draft-submit';
import { KeepDraft } from '../../../../shared/undo/keep-draft';
import { RefusedDraft } from '../../../../shared/undo/overtaken-draft';
import { Undoable } from '../../../../shared/undo/undoable';
import { takeBackCopy as copy } from './take-back-request.copy';

/** Withdraws a request for documents as long as some are missing. */
export function TakeBackRequest({ proposal }: { proposal: ProposalDetail }) {
  const [isOpen, open] = useState(false);
  const back = useTakenBack(pendingActId('request', proposal.id));
  const draft = back.taken?.draft as Partial<RequestTakenBack> | undefined;
  const close = () => {
    back.release();
    open(false);
  };
  return (
    <div className="take-back">
      <KeepDraft
        about={proposal.state === 'documentos_pendentes' && proposal}
        back={back}
        otherwise={<RefusedDraft back={back} lines={[back.taken?.what, draft?.reason]} />}
      >
        {(asked) => (
          <Undoable back={back}>
            <button
              type="button"
              className="btn btn--line btn--sm"
              aria-expanded={isOpen || Boolean(back.taken)}
              onClick={() => (isOpen || back.taken ? close() : open(true))}
            >
              {copy.open}
            </button>
            {(isOpen || back.taken) && (
              <Fields proposal={asked} back={back} onSend={close} />
            )}
          </Undoable>
        )}
      </KeepDraft>
    </div>
  );
}

type FieldsProps = {
  proposal: ProposalDetail;
  back: TakenBack;
  onSend: () => void;
};

function Fields({ proposal, back, onSend }: FieldsProps) {
  const { id, revision, customerName } = proposal;
  const [takeBack] = useTakeBackRequestMutation();
  const form = useZodForm(requestTakenBack, {
    defaultValues: { reason: '', revision },
  });
  const waits = () => ({
    id: pendingActId('request', id),
    about: customerName,
    what: copy.waits,
    path: consultantProposalPath(id),
    words: copy,
  });
  const send = ({ reason }: RequestTakenBack) =>
    takeBack({ params: { id }, body: { reason, revision } }).unwrap();

  return (
    <DelayedForm
      form={form}
      draft={`take-back.${id}`}
      title={copy.open}
      className="decision-form"
      back={back}
      decision={waits}
      onSubmit={send}
      onBegin={onSend}
    >
      <TextAreaField
        name="reason"
        label={copy.reason}
        help={copy.reasonHint}
        rows={2}
        maxLength={500}
      />
      <DraftSubmit>
        <div className="actions">
          <SubmitButton className="btn btn--sm" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
        </div>
      </DraftSubmit>
    </DelayedForm>
  );
}
