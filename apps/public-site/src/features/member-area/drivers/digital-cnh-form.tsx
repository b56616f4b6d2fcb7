import { type Driver } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { digitalCnhOn } from '@site/api-contract/driving';
import { DateField, Form, useZodForm } from '@site/ui/forms';
import { FileButton } from '../../../shared/documents/file-button';
import { driverFormCopy, driversCopy as copy } from './drivers.copy';

type DigitalCnhFormProps = {
  driver: Driver;
  today: IsoDate;
  isSending: boolean;
  onSend: (file: File, cnhExpirationDate: IsoDate) => Promise<void>;
};

/** The date on the digital license, and its PDF, which is sent once the date is right. */
export function DigitalCnhForm({
  driver,
  today,
  isSending,
  onSend,
}: DigitalCnhFormProps) {
  const form = useZodForm(digitalCnhOn(driver.birthdate, today), {
    defaultValues: { cnhExpirationDate: '' },
  });
  return (
    <Form
      form={form}
      onSubmit={() => undefined}
      className="form driver-digital"
      aria-label={copy.digitalForm(driver.name)}
    >
      <DateField
        name="cnhExpirationDate"
        label={copy.digitalExpiry}
        help={driverFormCopy.dateHelp}
        autoComplete="off"
      />
      <FileButton
        label={isSending ? copy.sending : copy.digitalCnh}
        name={driver.name}
        disabled={isSending}
        accept={['application/pdf']}
        onFile={(file) =>
          void form.handleSubmit(({ cnhExpirationDate }) =>
            onSend(file, cnhExpirationDate),
          )()
        }
      />
    </Form>
  );
}
