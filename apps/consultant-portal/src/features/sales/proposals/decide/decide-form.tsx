import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type Decision, decisionFor, type ProposalDetail } from '@site/api-contract';
import { type ActEntry } from '@site/ui';
import { Form, RadioField, TextAreaField, useZodForm } from '@site/ui/forms';
import { IfNotHeld } from '../../../../shared/holds/if-not-held';
import { afterDecision } from '../../../../shared/takes-focus';
import { useIsDayWalk } from '../../../../shared/today/use-day-walk';
import { useWalkOn } from '../../../../shared/today/use-walk-on';
import { useActKey } from '../../../../shared/undo/use-act-key';
import { useRestoreDraft } from '../../../../shared/undo/use-restore-draft';
import { DocumentRequests } from '../documents/document-requests';
import { useQueueContext } from '../queue-context';
import { decisionCopy as copy } from './decision.copy';
import { DecisionReasons } from './decision-reasons';
import { useDecision } from './use-decision';

type DecideFormProps = {
  proposal: ProposalDetail;
  allowed: readonly Decision['to'][];
  /** A decision that was undone or refused; the form is filled with it again. */
  taken: ActEntry | undefined;
  onBegin: () => void;
};

/**
 * Approves, asks for documents or refuses; the latter two give reasons, which the
 * customer reads. The decision is sent unless it is undone within some seconds; meanwhile
 * the next proposal opens.
 */
export function DecideForm({ proposal, allowed, taken, onBegin }: DecideFormProps) {
  const { revision, clientType } = proposal;
  const isDayWalk = useIsDayWalk();
  const walkOn = useWalkOn();
  const queue = useQueueContext();
  const navigate = useNavigate();
  const begin = useDecision(proposal);
  const box = useRef<HTMLDivElement>(null);
  const form = useZodForm(decisionFor(clientType), {
    defaultValues: { to: '', reasons: [], documents: [], message: '', revision },
  });
  const to = useWatch({ control: form.control, name: 'to' }) as Decision['to'] | '';

  useRestoreDraft(form, taken, box);
  useActKey(box);

  function send(values: Decision) {
    begin(values);
    onBegin();
    if (isDayWalk) walkOn();
    else if (queue?.next !== undefined)
      void navigate(queue.next, { state: afterDecision() });
  }

  return (
    <div ref={box}>
      <Form
        form={form}
        warnOnLeave
        draft={`analysis.${proposal.id}`}
        onSubmit={send}
        className="decision-form"
        aria-label={copy.title}
      >
        <RadioField
          name="to"
          label={copy.title}
          className="decision-to"
          options={allowed.map((value) => ({ value, label: copy.actions[value] }))}
        />
        {to !== '' && to !== 'aprovada' && (
          <DecisionReasons to={to} proposal={proposal} />
        )}
        {to === 'documentos_pendentes' && <DocumentRequests proposal={proposal} />}
        {to !== '' && (
          <TextAreaField
            name="message"
            label={copy.message}
            help={to === 'aprovada' ? copy.messageAlone : copy.messageHint}
            optional
            rows={2}
            maxLength={1000}
          />
        )}
        <div className="actions">
          <IfNotHeld>
            <button
              type="submit"
              className={`btn btn--sm ${to === 'reprovada' ? 'btn--danger' : ''}`}
            >
              {copy.confirm[to]}
            </button>
          </IfNotHeld>
        </div>
      </Form>
    </div>
  );
}
