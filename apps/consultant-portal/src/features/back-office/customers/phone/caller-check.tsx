import { useEffect, useRef, useState } from 'react';
import {
  serverSentence,
  useKnowCallerByFactsMutation,
  useKnowCallerByPinMutation,
  useSendCallerPinMutation,
} from '@site/api-client';
import { callerFactsFields, callerPinForm, type Customer } from '@site/api-contract';
import {
  type CallerFact,
  callerFactsProblems,
  FACTS_ASKED,
} from '@site/api-contract/back-office';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  PinField,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { focusFirstField } from '../../../../shared/focus-first-field';
import { phoneCopy as copy } from './phone.copy';

type CallerCheckProps = { customer: Customer; facts: readonly CallerFact[] };

/** Makes sure who phones: by three facts, or by the code of a mail. */
export function CallerCheck({ customer, facts }: CallerCheckProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(box.current), []);
  const canAsk = facts.length >= FACTS_ASKED;
  return (
    <div ref={box} className="phone-check">
      <h3>{copy.who}</h3>
      <p className="soft">{canAsk ? copy.ask : copy.tooFew}</p>
      {canAsk && <FactsForm id={customer.id} facts={facts} />}
      <CodeForm customer={customer} isOther={canAsk} />
    </div>
  );
}

const NOTHING_TYPED = { document: '', birthdate: '', plate: '', cep: '', monthly: '' };

/** The server compares the typed facts and nobody keeps them, so there is no draft. */
function FactsForm({ id, facts }: { id: string; facts: readonly CallerFact[] }) {
  const [check] = useKnowCallerByFactsMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(callerFactsFields, { defaultValues: NOTHING_TYPED });
  return (
    <Form
      form={form}
      className="phone-form"
      aria-label={copy.who}
      onSubmit={async (body) => {
        const [missing] = callerFactsProblems(body);
        setProblem(missing?.message ?? '');
        if (missing) return;
        try {
          await check({ params: { id }, body }).unwrap();
        } catch (error) {
          setProblem(showFormFailure(form, error, copy.checkFailed));
        }
      }}
    >
      <div className="fields">
        {facts.map((fact) => (
          <TextField
            key={fact}
            name={fact}
            {...copy.fact(fact)}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.checking}>
        {copy.check}
      </SubmitButton>
    </Form>
  );
}

function CodeForm({
  customer: { id, email },
  isOther,
}: {
  customer: Customer;
  /** Facts are the first way. */
  isOther: boolean;
}) {
  const [send, { isLoading, isSuccess }] = useSendCallerPinMutation();
  const [check] = useKnowCallerByPinMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(callerPinForm, { defaultValues: { pin: '' } });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSuccess) focusFirstField(box.current);
  }, [isSuccess]);
  const mail = async () => {
    setProblem('');
    const { error } = await send({ params: { id } });
    if (error !== undefined) setProblem(serverSentence(error, copy.sendFailed));
  };
  return (
    <div ref={box} className="phone-form">
      {isOther && <h4>{copy.or}</h4>}
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && void mail()}
      >
        {isLoading ? copy.sendingCode : copy.sendCode}
      </button>
      <FormProblem>{problem}</FormProblem>
      {isSuccess && (
        <Form
          form={form}
          className="phone-form"
          aria-label={copy.byCode}
          onSubmit={async (body) => {
            setProblem('');
            try {
              await check({ params: { id }, body }).unwrap();
            } catch (error) {
              setProblem(showFormFailure(form, error, copy.checkFailed));
            }
          }}
        >
          <p role="status">{copy.sent(email)}</p>
          <PinField name="pin" label={copy.code} />
          <SubmitButton className="btn" pendingLabel={copy.checking}>
            {copy.check}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
