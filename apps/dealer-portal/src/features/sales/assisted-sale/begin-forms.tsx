import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  serverSentence,
  useRequestSharingMutation,
  useStartAssistedCartMutation,
} from '@site/api-client';
import { type AssistedCartForm, assistedCartForm } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { assistedCartPath, INVITATION_PARAM } from '@site/api-contract/site-paths';
import { showFormFailure } from '@site/shell/form-failure';
import { Form, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { BEGIN_CART_ID } from '../../../shared/begin-cart';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

/**
 * Starts a cart for a customer, or accepts a customer's invitation, which is folded unless
 * the address brings one.
 */
export function BeginForms() {
  const { hash } = useLocation();
  return (
    <div className="carts-begin">
      <div id={BEGIN_CART_ID}>
        <StartForm />
      </div>
      <details className="carts-take" open={CODE.test(hash)}>
        <summary className="link">{copy.takeHeading}</summary>
        <TakeForm />
      </details>
    </div>
  );
}

function StartForm() {
  const [start] = useStartAssistedCartMutation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const form = useZodForm(assistedCartForm, { defaultValues: { customerName: '' } });

  async function submit(body: AssistedCartForm) {
    setProblem('');
    try {
      const { id } = await start({ body }).unwrap();
      await navigate(pathInApp('dealer-portal', assistedCartPath(id)));
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.tryAgain));
    }
  }

  return (
    <Form
      form={form}
      warnOnLeave
      onSubmit={submit}
      className="carts-form"
      aria-label={copy.startHeading}
    >
      <h3>{copy.startHeading}</h3>
      <p>{copy.startLead}</p>
      <TextField name="customerName" label={copy.customerName} autoComplete="off" />
      <SubmitButton pendingLabel={copy.starting}>{copy.start}</SubmitButton>
      <p className="carts-problem" role="alert">
        {problem}
      </p>
    </Form>
  );
}

/** An invitation's code, alone or at the end of its link. */
const CODE = new RegExp(`(?:^|${INVITATION_PARAM}=)([A-Za-z0-9_-]{22})\\s*$`);
const takeForm = z.strictObject({
  invitation: z.string().check(z.regex(CODE, copy.badInvitation)),
});

function TakeForm() {
  const { hash } = useLocation();
  const [request] = useRequestSharingMutation();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const form = useZodForm(takeForm, {
    defaultValues: { invitation: CODE.exec(hash)?.[1] ?? '' },
  });

  async function submit({ invitation }: z.output<typeof takeForm>) {
    setSaid('');
    setProblem('');
    const { error } = await request({ body: { code: CODE.exec(invitation)?.[1] ?? '' } });
    if (error) setProblem(serverSentence(error, copy.tryAgain));
    else {
      setSaid(copy.taken);
      form.reset({ invitation: '' });
    }
  }

  return (
    <Form
      form={form}
      warnOnLeave
      onSubmit={submit}
      className="carts-form"
      aria-label={copy.takeHeading}
    >
      <p>{copy.takeLead}</p>
      <TextField
        name="invitation"
        label={copy.invitation}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton className="btn btn--line" pendingLabel={copy.taking}>
        {copy.take}
      </SubmitButton>
      <p className="carts-said" role="status">
        {said}
      </p>
      <p className="carts-problem" role="alert">
        {problem}
      </p>
    </Form>
  );
}
