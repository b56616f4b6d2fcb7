import { useState } from 'react';
import { type CampaignCodeForm as Values, campaignCodeForm } from '@site/api-contract';
import {
  Form,
  FormProblem,
  SubmitButton,
  TextField,
  useZodForm,
  type ZodForm,
} from '@site/ui/forms';
import { type CartItem } from '../cart/cart-item';
import { campaignCopy as copy } from './campaign.copy';
import '@site/ui/forms.css';

export type CampaignFormProps = {
  item: CartItem;
  have: string;
  /** Stores the code; throws when it is refused. */
  onUse: (code: string) => Promise<unknown>;
};

type Props = CampaignFormProps & {
  /** Shows a failure at the form's inputs and returns what is left to say (`@site/shell`). */
  showFailure: (form: ZodForm<Values, Values>, error: unknown, ours: string) => string;
};

/** The field for a campaign's code; why a code does not count stands at it. */
export function CampaignCodeForm({ item, have, onUse, showFailure }: Props) {
  const form = useZodForm(campaignCodeForm, { defaultValues: { code: '' } });
  const [problem, setProblem] = useState('');

  async function store({ code }: Values) {
    setProblem('');
    try {
      await onUse(code);
    } catch (error) {
      setProblem(showFailure(form, error, copy.failed));
    }
  }

  return (
    <Form
      form={form}
      className="campaign-form"
      aria-label={`${have} ${copy.forModel(item.basket.modelName, item.code)}`}
      onSubmit={store}
    >
      <TextField name="code" label={copy.code} autoComplete="off" />
      <SubmitButton className="btn btn--line btn--sm" pendingLabel={copy.using}>
        {copy.use}
      </SubmitButton>
      <FormProblem>{problem}</FormProblem>
    </Form>
  );
}
