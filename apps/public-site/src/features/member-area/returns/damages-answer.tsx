import { useState } from 'react';
import { useAnswerDamagesMutation } from '@site/api-client';
import { type CarReturn, contestForm, type DamageAnswer } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import {
  CheckListField,
  Form,
  FormProblem,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { damagesCopy as copy } from './damages.copy';

/** Accepts the damages with one click, or contests them with a text. */
export function DamagesAnswer({
  carReturn: { id, contestUntil, damages },
}: {
  carReturn: CarReturn;
}) {
  const [answer, { isLoading }] = useAnswerDamagesMutation();
  const [isContesting, contest] = useState(false);
  const [problem, setProblem] = useState('');
  const hasMany = damages.length > 1;
  const form = useZodForm(contestForm, {
    defaultValues: { reason: '', ...(hasMany && { damages: [] }) },
  });

  async function send(body: DamageAnswer) {
    setProblem('');
    try {
      await answer({ params: { id }, body }).unwrap();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <>
      {contestUntil && <p>{copy.until(contestUntil)}</p>}
      <FormProblem>{problem}</FormProblem>
      {isContesting ? (
        <Form
          form={form}
          draft={`damages-answer.${id}`}
          onSubmit={(contest) => send({ accepts: false, ...contest })}
          className="delivery-form"
          aria-label={copy.contest}
        >
          {hasMany && (
            <CheckListField
              name="damages"
              label={copy.which}
              help={copy.whichHelp}
              options={damages.map(({ id: value, label, cost }) => ({
                value,
                label,
                help: copy.costOf(cost),
              }))}
            />
          )}
          <TextAreaField name="reason" label={copy.reason} help={copy.reasonHelp} />
          <SubmitButton className="btn" pendingLabel={copy.sending}>
            {copy.send}
          </SubmitButton>
        </Form>
      ) : (
        <div className="actions">
          <button
            type="button"
            className="btn"
            aria-disabled={isLoading || undefined}
            onClick={() => !isLoading && void send({ accepts: true })}
          >
            {isLoading ? copy.accepting : copy.accept}
          </button>
          <button type="button" className="btn btn--line" onClick={() => contest(true)}>
            {copy.contest}
          </button>
        </div>
      )}
    </>
  );
}
