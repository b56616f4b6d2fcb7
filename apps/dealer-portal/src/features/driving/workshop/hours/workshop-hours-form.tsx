import { useSaveWorkshopHoursMutation } from '@site/api-client';
import { type WorkshopHours, workshopHoursForm } from '@site/api-contract';
import { useZodForm } from '@site/ui/forms';
import { OpeningHoursForm } from '../../../../shared/opening-hours/opening-hours-form';
import { workshopHoursCopy as copy } from './workshop-hours.copy';

type WorkshopHoursFormProps = {
  hours: WorkshopHours;
  /** Loads the present hours; rejects with the failure of the request. */
  readAgain: () => Promise<WorkshopHours>;
};

/** Values that the form changes; visits outside of the hours are shown elsewhere. */
const editable = ({ outside: _, ...values }: WorkshopHours) => values;

/** Weekdays, hours and capacity of the workshop. */
export function WorkshopHoursForm({ hours, readAgain }: WorkshopHoursFormProps) {
  const [save] = useSaveWorkshopHoursMutation();
  const form = useZodForm(workshopHoursForm, { defaultValues: editable(hours) });
  return (
    <OpeningHoursForm
      id="horarios-oficina"
      draft="workshop-hours"
      words={copy}
      form={form}
      save={async (body) => editable(await save({ body }).unwrap())}
      readAgain={async () => editable(await readAgain())}
    />
  );
}
