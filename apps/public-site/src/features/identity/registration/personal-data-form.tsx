import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import {
  ADULT,
  BRAZILIAN,
  CNH_CATEGORIES,
  type KeyedMessage,
  NATIONALITIES,
  type PersonalDataForm as Values,
  personalDataFormOn,
  PROFESSIONS,
  type RegistrationDraft,
} from '@site/api-contract';
import {
  ageOn,
  cnhExpiresSoon,
  formatDate,
  isIsoDate,
  type IsoDate,
  mayDriveFrom,
  needsDigitalCnh,
} from '@site/api-contract/brazil';
import {
  DateField,
  SelectField,
  SuggestField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { personalCopy as COPY } from './registration.copy';
import { StepForm } from './step-form';

type PersonalDataFormProps = {
  saved: RegistrationDraft['personalData'];
  today: IsoDate;
  /** Returns the server's messages about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
};

const EMPTY = {
  birthdate: '',
  nationality: BRAZILIAN,
  rne: '',
  rneExpirationDate: '',
  profession: '',
  cnh: '',
  cnhCategory: '',
  cnhFirstLicenseDate: '',
  cnhExpirationDate: '',
};
const CATEGORIES = CNH_CATEGORIES.map((category) => ({
  value: category,
  label: category,
}));
const NATIONALITY_OPTIONS = NATIONALITIES.map((nationality) => ({
  value: nationality,
  label: nationality,
}));

const isForeign = (nationality?: string) =>
  Boolean(nationality) && nationality !== BRAZILIAN;

/** Personal data and driver's license (domain-brazil 3 and 4). */
export function PersonalDataForm({ saved, today, onSubmit }: PersonalDataFormProps) {
  const form = useZodForm(personalDataFormOn(today), {
    defaultValues: { ...EMPTY, ...saved },
  });
  const { control, getValues, setValue } = form;
  const nationality: string = useWatch({ control, name: 'nationality' });
  const isForeigner = isForeign(nationality);

  // A Brazilian has no RNE fields, so their values are not sent either.
  useEffect(() => {
    // A draft may have changed the nationality meanwhile.
    if (isForeigner || isForeign(getValues('nationality'))) return;
    setValue('rne', '');
    setValue('rneExpirationDate', '');
  }, [isForeigner, getValues, setValue]);

  return (
    <StepForm
      form={form}
      draft="registration-person"
      title={COPY.title}
      onSubmit={onSubmit}
    >
      <section className="part" aria-labelledby="about-you">
        <h2 id="about-you">{COPY.you}</h2>
        <div className="fields fields-2">
          <DateField
            name="birthdate"
            label={COPY.birthdate}
            help={COPY.dateHelp}
            autoComplete="bday"
            latest={today}
          />
          <SelectField
            name="nationality"
            label={COPY.nationality}
            help={COPY.nationalityHelp}
            options={NATIONALITY_OPTIONS}
          />
          {isForeigner && (
            <>
              <TextField
                name="rne"
                label={COPY.rne}
                help={COPY.rneHelp}
                maxLength={24}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              <DateField
                name="rneExpirationDate"
                label={COPY.rneExpirationDate}
                help={COPY.dateHelp}
                autoComplete="off"
              />
            </>
          )}
          <SuggestField
            className="all"
            name="profession"
            label={COPY.profession}
            help={COPY.professionHelp}
            options={PROFESSIONS}
            autoComplete="organization-title"
            maxLength={80}
          />
        </div>
      </section>
      <section className="part" aria-labelledby="your-license">
        <h2 id="your-license">{COPY.license}</h2>
        <div className="fields fields-3">
          <TextField
            className="all"
            name="cnh"
            label={COPY.cnh}
            help={COPY.cnhHelp}
            inputMode="numeric"
            maxLength={24}
            autoComplete="off"
          />
          <SelectField
            name="cnhCategory"
            label={COPY.cnhCategory}
            help={COPY.cnhCategoryHelp}
            options={CATEGORIES}
          />
          <DateField
            name="cnhFirstLicenseDate"
            label={COPY.cnhFirstLicenseDate}
            help={COPY.dateHelp}
            autoComplete="off"
            latest={today}
          />
          <DateField
            name="cnhExpirationDate"
            label={COPY.cnhExpirationDate}
            help={COPY.dateHelp}
            autoComplete="off"
          />
        </div>
        <DriverNotes today={today} />
      </section>
    </StepForm>
  );
}

/**
 * Notes on values that the registration accepts but for which a proposal would be
 * refused; they come from the same rules that check the proposal.
 */
function DriverNotes({ today }: { today: IsoDate }) {
  const [birthdate, firstLicense, expiration] = useWatch<Record<string, string>>({
    name: ['birthdate', 'cnhFirstLicenseDate', 'cnhExpirationDate'],
  });
  return (
    <div role="status">
      {driverNotes({ birthdate, firstLicense, expiration }, today).map((note) => (
        <p key={note} className="notice notice--warn step-notice">
          {note}
        </p>
      ))}
    </div>
  );
}

type Driver = Partial<Record<'birthdate' | 'firstLicense' | 'expiration', string>>;

function driverNotes(
  { birthdate = '', firstLicense = '', expiration = '' }: Driver,
  today: IsoDate,
): string[] {
  // Somebody too young for an account reads that alone, at the field.
  const isAdult = isIsoDate(birthdate) && ageOn(birthdate, today) >= ADULT;
  const from =
    isAdult && isIsoDate(firstLicense) && firstLicense <= today
      ? mayDriveFrom(birthdate, firstLicense)
      : today;
  const endsSoon =
    isIsoDate(expiration) && expiration > today && cnhExpiresSoon(expiration, today);
  return [
    ...(from > today ? [COPY.driverFrom(formatDate(from))] : []),
    ...(isIsoDate(expiration) && needsDigitalCnh(expiration, today)
      ? [COPY.digitalCnh(formatDate(expiration))]
      : []),
    ...(endsSoon ? [COPY.endsSoon(formatDate(expiration))] : []),
  ];
}
