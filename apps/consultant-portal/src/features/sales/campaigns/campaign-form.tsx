import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMakeCampaignMutation } from '@site/api-client/consultant-calls';
import { campaignForm } from '@site/api-contract';
import { TERMS } from '@site/api-contract/pricing';
import { useFormSave } from '@site/shell/form-failure';
import {
  CheckboxField,
  CheckListField,
  DateField,
  Form,
  FormProblem,
  MoneyField,
  NumberField,
  RadioField,
  SelectField,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { campaignsCopy } from './campaigns.copy';
import '@site/ui/forms.css';

const copy = campaignsCopy.form;

const KINDS = [
  { value: 'valor', label: copy.kinds.valor },
  { value: 'km', label: copy.kinds.km },
];
const LEAST_TERMS = [
  { value: 0, label: copy.anyTerm },
  ...TERMS.map((months) => ({ value: months, label: copy.term(months) })),
];

type CampaignFormProps = {
  /** Models that a campaign can name. */
  models: readonly { slug: string; name: string }[];
  /** The day of São Paulo, the first day of a new campaign. */
  today: string;
};

/** Makes a campaign: its code, benefit, conditions, days and uses. */
export function CampaignForm({ models, today }: CampaignFormProps) {
  const [make] = useMakeCampaignMutation();
  const [made, setMade] = useState('');
  const empty = {
    code: '',
    kind: 'valor' as const,
    models: [],
    clientType: 0 as const,
    minTerm: 0 as const,
    startsOn: today,
    isTold: false,
  };
  const form = useZodForm(campaignForm, { defaultValues: empty });
  const { problem, isSaved, save } = useFormSave(form, { failed: copy.failed });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { unregister } = form;

  // Figures that were typed for the other benefit are no part of the campaign.
  useEffect(() => {
    unregister(kind === 'km' ? ['monthlyOff', 'months'] : ['km']);
  }, [kind, unregister]);

  return (
    <Form
      form={form}
      warnOnLeave
      draft="campaign"
      className="form campaign-form"
      aria-label={copy.title}
      onSubmit={(body) =>
        save(async () => {
          const { code } = await make({ body }).unwrap();
          setMade(code);
          form.reset(empty);
        })
      }
    >
      <h2>{copy.title}</h2>
      <p>{copy.lead}</p>
      <TextField name="code" label={copy.code} help={copy.codeHelp} autoComplete="off" />
      <RadioField name="kind" label={copy.kind} options={KINDS} />
      {kind === 'km' ? (
        <NumberField name="km" label={copy.km} help={copy.kmHelp} whole />
      ) : (
        <>
          <MoneyField name="monthlyOff" label={copy.monthlyOff} />
          <NumberField name="months" label={copy.months} help={copy.monthsHelp} whole />
        </>
      )}
      <CheckListField
        name="models"
        label={copy.models}
        help={copy.modelsHelp}
        options={models.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <RadioField name="clientType" label={copy.clientType} options={copy.clientTypes} />
      <SelectField name="minTerm" label={copy.minTerm} options={LEAST_TERMS} numeric />
      <DateField name="startsOn" label={copy.startsOn} />
      <DateField name="endsOn" label={copy.endsOn} />
      <NumberField name="uses" label={copy.uses} help={copy.usesHelp} whole />
      <CheckboxField name="isTold" label={copy.isTold} />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
      <p className={isSaved ? 'notice notice--ok' : 'vh'} role="status">
        {isSaved && copy.done(made)}
      </p>
    </Form>
  );
}
