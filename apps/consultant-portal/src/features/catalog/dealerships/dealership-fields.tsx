import { STATES } from '@site/api-contract/brazil';
import { MaskedField, SelectField, SuggestField, TextField } from '@site/ui/forms';
import { CepField } from './cep-field';
import { formCopy as copy } from './dealerships.copy';

const { fields } = copy;
const OPTIONS = STATES.map(({ uf, name }) => ({ value: uf, label: name }));

/** Fields of a dealership, in the form for a new one and in the form that changes one. */
export function DealershipFields({ groups }: { groups: readonly string[] }) {
  const off = { autoComplete: 'off' };
  return (
    <div className="fields dealership-fields">
      <TextField {...off} name="name" label={fields.name} maxLength={120} />
      <SuggestField
        {...off}
        name="group"
        label={fields.group}
        help={copy.groupHelp}
        maxLength={120}
        options={groups}
      />
      <MaskedField {...off} name="cnpj" label={fields.cnpj} mask="cnpj" />
      <MaskedField
        {...off}
        name="phone"
        label={fields.phone}
        help={copy.phoneHelp}
        mask="phone"
      />
      <CepField />
      <TextField
        {...off}
        className="all"
        name="address"
        label={fields.address}
        maxLength={120}
      />
      <TextField {...off} name="city" label={fields.city} maxLength={120} />
      <SelectField {...off} name="state" label={fields.state} options={OPTIONS} />
      <TextField
        {...off}
        name="latitude"
        label={fields.latitude}
        help={copy.placeHelp}
        maxLength={20}
      />
      <TextField {...off} name="longitude" label={fields.longitude} maxLength={20} />
    </div>
  );
}
