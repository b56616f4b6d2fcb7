import { useWatch } from 'react-hook-form';
import { useListDealershipsQuery, useOpenRequestByPhoneMutation } from '@site/api-client';
import { serviceForm } from '@site/api-contract';
import { storeName } from '@site/api-contract/brazil';
import { KIND_LABELS } from '@site/api-contract/driving';
import {
  DateField,
  Form,
  NumberField,
  RadioField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { type ActProps } from './act-props';
import { DoubtedKm } from './doubted-km';
import { phoneCopy } from './phone.copy';
import { useDoubtedKm } from './use-doubted-km';
import { WorkshopAct } from './workshop-act';

const copy = phoneCopy.request;

const EMPTY = {
  kind: '',
  text: '',
  km: '',
  dealership: '',
  days: '',
  happenedOn: '',
  place: '',
  anyoneHurt: '',
  policeReport: '',
};

/**
 * Opens a request for help, with the questions that its kind asks the customer. A revision
 * is a visit to a workshop, as in the customer's own form, where one takes cars. The words
 * are the customer's: they stay in no draft of the consultant's.
 */
export function RequestAct(props: ActProps) {
  const { params, contract, onDone } = props;
  const { kinds } = contract;
  const [send] = useOpenRequestByPhoneMutation();
  const form = useZodForm(serviceForm, {
    defaultValues: { ...EMPTY, kind: kinds.length === 1 ? (kinds[0] ?? '') : '' },
  });
  const kind = useWatch({ control: form.control, name: 'kind' }) as string;
  const doubt = useDoubtedKm(form, copy.failed, async (body) => {
    const { number } = await send({ params, body }).unwrap();
    onDone(copy.done(number));
  });
  const isVisit = kind === 'revisao' && contract.workshop !== undefined;
  return (
    <>
      <Form
        form={form}
        className="phone-form"
        aria-label={copy.title}
        onSubmit={doubt.save}
      >
        <h3>{copy.title}</h3>
        <SelectField
          name="kind"
          label={copy.kind}
          options={kinds.map((one) => ({ value: one, label: KIND_LABELS[one] }))}
        />
        {!isVisit && (
          <>
            <KindFields kind={kind} />
            <TextAreaField name="text" label={copy.text} rows={3} maxLength={2000} />
            <DoubtedKm doubt={doubt} sure={copy.sure} />
            <SubmitButton className="btn" pendingLabel={copy.sending}>
              {copy.send}
            </SubmitButton>
          </>
        )}
      </Form>
      {isVisit && <WorkshopAct {...props} reason="revisao" />}
    </>
  );
}

function KindFields({ kind }: { kind: string }) {
  switch (kind) {
    case 'revisao':
      return <RevisionFields />;
    case 'sinistro':
    case 'roubo-ou-perda-total':
      return (
        <>
          <DateField
            name="happenedOn"
            label={copy.happenedOn}
            help={copy.dateHelp}
            autoComplete="off"
          />
          <TextField name="place" label={copy.place} maxLength={200} />
          {kind === 'sinistro' && (
            <RadioField name="anyoneHurt" label={copy.anyoneHurt} options={copy.hurt} />
          )}
          <TextField
            name="policeReport"
            label={copy.policeReport}
            maxLength={40}
            autoComplete="off"
            optional
          />
        </>
      );
    case 'assistencia':
    case 'pneu':
      return <TextField name="place" label={copy.whereNow} maxLength={200} optional />;
    default:
      return null;
  }
}

function RevisionFields() {
  const { data: stores } = useListDealershipsQuery({ query: {} });
  return (
    <>
      <NumberField name="km" label={copy.km} help={copy.kmHelp} whole />
      <SelectField
        name="dealership"
        label={copy.dealership}
        optional
        options={(stores ?? []).map((store) => {
          const place = storeName(store);
          return { value: place, label: place };
        })}
      />
      <TextField name="days" label={copy.days} maxLength={120} optional />
    </>
  );
}
