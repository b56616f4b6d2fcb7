import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useMakeCampaignMutation } from '@site/api-client/consultant-calls';
import { campaignForm } from '@site/api-contract';
import { addDays } from '@site/api-contract/brazil';
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
import { CampaignSays } from './campaign-says';
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

/** Most campaigns are of these; each can be changed. */
const USUAL = { months: 3, days: 30, uses: 100 };

type CampaignFormProps = {
  /** Models that a campaign can name. */
  models: readonly { slug: string; name: string }[];
  /** The day of São Paulo, the first day of a new campaign. */
  today: string;
  /** Opened by a button: the first field takes the focus. */
  takesFocus: boolean;
  onMade: (code: string) => void;
};

/**
 * Makes a campaign: its code, benefit, days and uses; folded, whom it is limited to. Its
 * rule stands beside the fields as the customer will read it.
 */
export function CampaignForm({ models, today, takesFocus, onMade }: CampaignFormProps) {
  const [make] = useMakeCampaignMutation();
  const empty = {
    code: '',
    kind: 'valor' as const,
    months: USUAL.months,
    models: [],
    clientType: 0 as const,
    minTerm: 0 as const,
    startsOn: today,
    endsOn: addDays(today, USUAL.days),
    uses: USUAL.uses,
    isTold: false,
  };
  const form = useZodForm(campaignForm, { defaultValues: empty });
  const { problem, save } = useFormSave(form, { failed: copy.failed });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { setFocus, unregister } = form;

  // Figures that were typed for the other benefit are no part of the campaign.
  useEffect(() => {
    unregister(kind === 'km' ? ['monthlyOff', 'months'] : ['km'], {
      keepDefaultValue: true,
    });
  }, [kind, unregister]);
  useEffect(() => {
    if (takesFocus) setFocus('code');
  }, [setFocus, takesFocus]);

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
          form.reset(empty);
          onMade(code);
        })
      }
    >
      <h2>{copy.title}</h2>
      <div className="campaign-fields">
        <TextField
          name="code"
          label={copy.code}
          help={copy.codeHelp}
          autoComplete="off"
        />
        <RadioField
          name="kind"
          className="campaign-kinds"
          label={copy.kind}
          options={KINDS}
        />
        <div className="fields">
          {kind === 'km' ? (
            <NumberField name="km" label={copy.km} help={copy.kmHelp} whole />
          ) : (
            <>
              <MoneyField name="monthlyOff" label={copy.monthlyOff} />
              <NumberField
                name="months"
                label={copy.months}
                help={copy.monthsHelp}
                whole
              />
            </>
          )}
        </div>
        <div className="fields">
          <DateField name="startsOn" earliest={today} label={copy.startsOn} />
          <DateField name="endsOn" earliest={today} label={copy.endsOn} />
        </div>
        <NumberField name="uses" label={copy.uses} help={copy.usesHelp} whole />
        <details className="campaign-limits">
          <summary>{copy.limits}</summary>
          <CheckListField
            name="models"
            className="campaign-models"
            label={copy.models}
            help={copy.modelsHelp}
            options={models.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <RadioField
            name="clientType"
            className="campaign-kinds"
            label={copy.clientType}
            options={copy.clientTypes}
          />
          <SelectField
            name="minTerm"
            label={copy.minTerm}
            options={LEAST_TERMS}
            numeric
          />
        </details>
        <CheckboxField name="isTold" label={copy.isTold} />
      </div>
      <CampaignSays models={models} />
      <div className="campaign-send">
        <FormProblem>{problem}</FormProblem>
        <SubmitButton className="btn" pendingLabel={copy.pending}>
          {copy.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
