import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRegisterTrafficFineMutation } from '@site/api-client';
import { recordRule, type TrafficFineForm, trafficFineForm } from '@site/api-contract';
import { FINE_POINTS, fineAmountQuestion } from '@site/api-contract/driving';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantFinePath, PLATE_PARAM } from '@site/api-contract/site-paths';
import { showFormFailure } from '@site/shell/form-failure';
import {
  DateField,
  Form,
  FormProblem,
  MaskedField,
  RadioField,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { useToday } from '../../../shared/use-today';
import { FineAmount } from './fine-amount';
import { fineFormCopy as copy } from './fine-form.copy';
import './traffic-fines.css';
import '@site/ui/forms.css';

const POINTS = FINE_POINTS.map(({ points, label }) => ({ value: points, label }));

/**
 * The form for a new fine; once registered its page opens, where the notification is
 * sent.
 */
export function FineForm() {
  const today = useToday();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [register] = useRegisterTrafficFineMutation();
  const [problem, setProblem] = useState('');
  const [kept, keep] = useState<number | null>(null);
  const likely = recordRule<number>('amount', (reais, { points }) =>
    reais === kept ? null : fineAmountQuestion(points, reais),
  );
  const form = useZodForm(trafficFineForm.check(likely), {
    defaultValues: {
      plate: params.get(PLATE_PARAM) ?? '',
      ...{ noticeNumber: '', issuingBody: '', infractionOn: '', infractionTime: '' },
      ...{ place: '', description: '', points: '', amount: '', answerUntil: '' },
    },
  });

  async function save(body: TrafficFineForm) {
    setProblem('');
    try {
      const { id } = await register({ body }).unwrap();
      await navigate(pathInApp('consultant-portal', consultantFinePath(id)));
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <Form
      form={form}
      warnOnLeave
      draft="traffic-fine"
      onSubmit={save}
      summary
      className="form fine-form"
      aria-label={copy.title}
    >
      <div className="fields">
        <TextField name="plate" label={copy.plate} maxLength={20} autoComplete="off" />
        <TextField
          name="noticeNumber"
          label={copy.notice}
          maxLength={30}
          autoComplete="off"
        />
        <TextField
          name="issuingBody"
          label={copy.body}
          help={copy.bodyHelp}
          maxLength={80}
          autoComplete="off"
        />
        <DateField
          name="infractionOn"
          label={copy.day}
          help={copy.dayHelp}
          autoComplete="off"
          latest={today}
        />
        <MaskedField
          name="infractionTime"
          mask="time"
          label={copy.time}
          help={copy.timeHelp}
          autoComplete="off"
        />
        <TextField name="place" label={copy.place} maxLength={200} autoComplete="off" />
        <TextField
          name="description"
          label={copy.what}
          maxLength={300}
          autoComplete="off"
        />
        <DateField
          name="answerUntil"
          earliest={today}
          label={copy.until}
          help={copy.dayHelp}
          autoComplete="off"
        />
      </div>
      <RadioField name="points" label={copy.points} options={POINTS} />
      <FineAmount kept={kept} onKeep={keep} />
      <FormProblem>{problem}</FormProblem>
      <p className="soft">{copy.next}</p>
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
