import { useSaveDeliveryHoursMutation } from '@site/api-client';
import { type DeliveryHours, deliveryHoursForm } from '@site/api-contract';
import { useZodForm } from '@site/ui/forms';
import { OpeningHoursForm } from '../../../../shared/opening-hours/opening-hours-form';
import { ClosedDays } from './closed-days';
import { hoursCopy as copy } from './hours.copy';

type HoursFormProps = {
  hours: DeliveryHours;
  /** Loads the present hours; rejects with the failure of the request. */
  readAgain: () => Promise<DeliveryHours>;
};

/**
 * Values that the form changes; appointments outside of the hours are shown elsewhere.
 */
const editable = ({ outside: _, workshopOutside: __, ...values }: DeliveryHours) =>
  values;

/** Weekdays, hours, capacity and closed days of deliveries and returns. */
export function HoursForm({ hours, readAgain }: HoursFormProps) {
  const [save] = useSaveDeliveryHoursMutation();
  const form = useZodForm(deliveryHoursForm, {
    defaultValues: editable(hours),
  });
  return (
    <OpeningHoursForm
      id="horarios"
      draft="delivery-hours"
      words={copy}
      form={form}
      save={async (body) => editable(await save({ body }).unwrap())}
      readAgain={async () => editable(await readAgain())}
    >
      <ClosedDays />
    </OpeningHoursForm>
  );
}
