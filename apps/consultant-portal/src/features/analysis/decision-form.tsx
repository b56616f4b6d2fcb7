import { useState } from 'react';
import { failureOf, serverSentence, useDecideProposalMutation } from '@site/api-client';
import { type Decision, decision, type ProposalDetail } from '@site/contracts';
import { canMove } from '@site/contracts/states';
import { Form, showServerFields, TextAreaField, useZodForm } from '@site/ui/forms';
import { analysisCopy } from './analysis.copy';

const copy = analysisCopy.decision;
const ACTIONS = [
  { to: 'reprovada', className: 'btn btn--danger btn--sm' },
  { to: 'documentos_pendentes', className: 'btn btn--line btn--sm' },
  { to: 'aprovada', className: 'btn btn--sm' },
] as const satisfies readonly { to: Decision['to']; className: string }[];

/**
 * Approve, ask for documents or refuse: each with the reason that the customer will read.
 */
export function DecisionForm({ proposal }: { proposal: ProposalDetail }) {
  const { id, state, revision } = proposal;
  const [decide, { isLoading }] = useDecideProposalMutation();
  const [said, setSaid] = useState<{ kind: 'ok' | 'err'; text: string } | null>(null);
  const form = useZodForm(decision, { defaultValues: { reason: '', to: '', revision } });
  const actions = ACTIONS.filter(({ to }) => canMove(state, to, 'consultant'));
  const pending = isLoading ? form.getValues('to') : null;

  async function send(values: Decision) {
    setSaid(null);
    try {
      await decide({ params: { id }, body: { ...values, revision } }).unwrap();
      form.reset();
      setSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      showServerFields(form, failure.fields);
      setSaid({ kind: 'err', text: serverSentence(error, copy.failed) });
    }
  }

  const choose = (to: Decision['to']) => {
    form.setValue('to', to);
    form.setValue('revision', revision);
    void form.handleSubmit(send)();
  };

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
      {actions.length === 0 ? (
        <p className="soft">
          {state === 'documentos_pendentes' ? copy.awaitsDocuments : copy.closed}
        </p>
      ) : (
        <Form
          form={form}
          onSubmit={send}
          className="decision-form"
          aria-label={copy.title}
        >
          <TextAreaField
            name="reason"
            label={copy.reason}
            help={copy.hint}
            rows={2}
            maxLength={1000}
          />
          <div className="acts">
            {actions.map(({ to, className }) => (
              <button
                key={to}
                type="button"
                className={className}
                disabled={isLoading}
                aria-busy={pending === to || undefined}
                onClick={() => choose(to)}
              >
                {pending === to ? copy.pending : copy.actions[to]}
              </button>
            ))}
          </div>
        </Form>
      )}
    </section>
  );
}
