import { useNavigate } from 'react-router-dom';
import {
  useAddDealershipMutation,
  useListDealershipRecordsQuery,
} from '@site/api-client/consultant-calls';
import { dealershipForm } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantDealershipPath } from '@site/api-contract/site-paths';
import { useFormSave } from '@site/shell/form-failure';
import { Form, FormProblem, SubmitButton, useZodForm } from '@site/ui/forms';
import { DealershipFields } from './dealership-fields';
import { formCopy as copy } from './dealerships.copy';

const EMPTY = {
  name: '',
  group: '',
  cnpj: '',
  cep: '',
  address: '',
  city: '',
  state: '',
  phone: '',
  latitude: '',
  longitude: '',
};

/** The form for a new dealership; its page opens once it is stored. */
export function AddForm() {
  const navigate = useNavigate();
  const { data } = useListDealershipRecordsQuery();
  const [add] = useAddDealershipMutation();
  const form = useZodForm(dealershipForm, { defaultValues: EMPTY });
  const { problem, save } = useFormSave(form, { failed: copy.notSaved });
  return (
    <Form
      form={form}
      warnOnLeave
      draft="dealership"
      className="form dealership-form"
      aria-label={copy.newTitle}
      onSubmit={(body) =>
        save(async () => {
          const { id } = await add({ body }).unwrap();
          const to = pathInApp('consultant-portal', consultantDealershipPath(id));
          await navigate(to, { state: 'added' });
        })
      }
    >
      <DealershipFields groups={data?.groups ?? []} />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submitNew}
      </SubmitButton>
    </Form>
  );
}
