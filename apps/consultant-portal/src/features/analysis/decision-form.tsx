import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { failureOf, serverSentence, useDecideProposalMutation } from '@site/api-client';
import { type Decision, decision, type ProposalDetail } from '@site/contracts';
import { analysisReason, reasonsFor } from '@site/contracts/analysis-reasons';
import { canMove } from '@site/contracts/states';
import {
  CheckListField,
  Form,
  RadioField,
  showServerFields,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { analysisCopy } from './analysis.copy';
import { DocumentRequests } from './document-requests';
import { isReview } from './review-asked';

const copy = analysisCopy.decision;
const DECISIONS: readonly Decision['to'][] = [
  'aprovada',
  'documentos_pendentes',
  'reprovada',
];

/**
 * Approve, ask for documents or refuse: what is not an approval gives its reasons, and the
 * customer reads them.
 */
export function DecisionForm({ proposal }: { proposal: ProposalDetail }) {
  const { id, state, revision } = proposal;
  const [decide, { isLoading }] = useDecideProposalMutation();
  const [said, setSaid] = useState<{ kind: 'ok' | 'err'; text: string } | null>(null);
  const form = useZodForm(decision, {
    defaultValues: { to: '', reasons: [], documents: [], message: '', revision },
  });
  const to = useWatch({ control: form.control, name: 'to' }) as Decision['to'] | '';
  const allowed = DECISIONS.filter((known) => canMove(state, known, 'consultant'));

  async function send(values: Decision) {
    setSaid(null);
    const fitting = reasonsFor(values.to, proposal.clientType);
    const reasons = values.reasons.filter((reason) => fitting.includes(reason));
    const { documents = [], ...rest } = values;
    const body = {
      ...rest,
      reasons,
      revision,
      ...(documents.length > 0 && { documents }),
    };
    try {
      await decide({ params: { id }, body }).unwrap();
      form.reset();
      setSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      showServerFields(form, failure.fields);
      setSaid({ kind: 'err', text: serverSentence(error, copy.failed) });
    }
  }

  return (
    <section className="decision" aria-label={copy.title}>
      {said && (
        <p
          className={`notice notice--${said.kind}`}
          role={said.kind === 'err' ? 'alert' : 'status'}
        >
          {said.text}
        </p>
      )}
      {isReview(proposal) && proposal.review?.isForAnother ? (
        <p className="soft">{analysisCopy.review.forAnother}</p>
      ) : allowed.length === 0 ? (
        <p className="soft">
          {state === 'documentos_pendentes' ? copy.awaitsDocuments : copy.closed}
        </p>
      ) : (
        <Form
          form={form}
          warnOnLeave
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
          {to !== '' && to !== 'aprovada' && <Reasons to={to} proposal={proposal} />}
          {to === 'documentos_pendentes' && <DocumentRequests proposal={proposal} />}
          {to !== '' && (
            <TextAreaField
              name="message"
              label={copy.message}
              help={copy.messageHint}
              optional
              rows={2}
              maxLength={1000}
            />
          )}
          <div className="actions">
            <button
              type="submit"
              className={`btn btn--sm ${to === 'reprovada' ? 'btn--danger' : ''}`}
              disabled={isLoading}
              aria-busy={isLoading || undefined}
            >
              {isLoading ? copy.pending : copy.confirm[to]}
            </button>
          </div>
        </Form>
      )}
    </section>
  );
}

/** What the credit bureau found is marked, and ticked by nobody but the consultant. */
function Reasons({ to, proposal }: { to: Decision['to']; proposal: ProposalDetail }) {
  const found = proposal.history
    .filter((event) => event.to === 'em_analise')
    .flatMap(({ reasons = [] }) => reasons.map(({ code }) => code));
  return (
    <CheckListField
      name="reasons"
      label={copy.reasons}
      help={copy.reasonsHint}
      className="decision-reasons"
      options={reasonsFor(to, proposal.clientType).map((code) => {
        const { sentence, remedy } = analysisReason(code);
        const help = to === 'reprovada' ? copy.changes(remedy) : copy.asksFor(remedy);
        return {
          value: code,
          label: sentence,
          help: found.includes(code) ? `${copy.found} ${help}` : help,
        };
      })}
    />
  );
}
