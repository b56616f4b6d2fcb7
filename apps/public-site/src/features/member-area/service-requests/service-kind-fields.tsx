import {
  DateField,
  NumberField,
  RadioField,
  SelectField,
  TextField,
} from '@site/ui/forms';
import { useStoresNear } from '../use-stores-near';
import { serviceFormCopy as copy } from './service-requests.copy';

/** Some subjects ask for more than the message. */
export function KindFields({ kind }: { kind: string }) {
  switch (kind) {
    case 'revisao':
      return <RevisionFields />;
    case 'sinistro':
      return (
        <>
          <WhenAndWhere />
          <RadioField name="anyoneHurt" label={copy.anyoneHurt} options={copy.hurt} />
          <PoliceReport />
        </>
      );
    case 'roubo-ou-perda-total':
      return (
        <>
          <WhenAndWhere />
          <PoliceReport />
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
  const stores = useStoresNear();
  return (
    <>
      <NumberField name="km" label={copy.km} help={copy.kmHelp} whole />
      <SelectField
        name="dealership"
        label={copy.dealership}
        optional
        options={(stores ?? []).map(({ place, label }) => ({ value: place, label }))}
      />
      <TextField
        name="days"
        label={copy.days}
        help={copy.daysHelp}
        maxLength={120}
        optional
      />
    </>
  );
}

function WhenAndWhere() {
  return (
    <>
      <DateField
        name="happenedOn"
        label={copy.happenedOn}
        help={copy.dateHelp}
        autoComplete="off"
      />
      <TextField name="place" label={copy.place} maxLength={200} />
    </>
  );
}

function PoliceReport() {
  return (
    <TextField
      name="policeReport"
      label={copy.policeReport}
      help={copy.policeReportHelp}
      maxLength={40}
      autoComplete="off"
      optional
    />
  );
}
