import { campaignCodeForm } from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import { type CartItem } from '@site/simulator';
import { Form, FormProblem, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { campaignCopy as copy } from './campaign.copy';
import { useSetCampaign } from './use-set-campaign';
import '@site/ui/forms.css';

/** The field for a campaign's code; why a code does not count stands at it. */
export function CampaignCodeForm({ item }: { item: CartItem }) {
  const { set } = useSetCampaign(item);
  const form = useZodForm(campaignCodeForm, { defaultValues: { code: '' } });
  const { problem, save } = useFormSave(form, { failed: copy.failed });
  return (
    <Form
      form={form}
      className="campaign-form"
      aria-label={`${copy.have} ${copy.forModel(item.basket.modelName, item.code)}`}
      onSubmit={({ code }) => save(() => set(code))}
    >
      <TextField name="code" label={copy.code} autoComplete="off" />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn btn--line btn--sm" pendingLabel={copy.using}>
        {copy.use}
      </SubmitButton>
    </Form>
  );
}
