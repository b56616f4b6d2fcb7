import { useState } from 'react';
import { usePublishCmsPageMutation } from '@site/api-client/consultant-calls';
import {
  type PageVersion,
  type PublicationForm,
  publicationForm,
} from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantPageVersionPath } from '@site/api-contract/site-paths';
import { showFormFailure } from '@site/shell/form-failure';
import { AppLink } from '@site/ui';
import {
  DateField,
  Form,
  FormProblem,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { useToday } from '../../../shared/use-today';
import { cmsPagesCopy, publishCopy as copy } from './cms-pages.copy';
import { PreviewLink } from './preview-link';

type PublishVersionProps = {
  id: string;
  newest: PageVersion;
  isDirty: boolean;
};

/**
 * Publishes the newest version if it is a draft, at once or at a later time. A withdrawn
 * or replaced version must first become a draft again, and a scheduled one is taken back,
 * on its own page.
 */
export function PublishVersion({ id, newest, isDirty }: PublishVersionProps) {
  const { number, state } = newest;
  const today = useToday();
  const [publish, { isLoading }] = usePublishCmsPageMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(publicationForm, { defaultValues: { day: '', time: '' } });
  const isOver = state === 'withdrawn' || state === 'past';
  const isScheduled = state === 'scheduled';
  if (state !== 'draft' && !isOver && !isDirty && !isScheduled) return null;

  async function send(body: PublicationForm) {
    if (isLoading) return;
    setProblem('');
    try {
      await publish({ params: { id, number: String(number) }, body }).unwrap();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }
  const schedule = async (body: PublicationForm) =>
    body.day || body.time ? send(body) : setProblem(copy.needsBoth);

  return (
    <section className="pages-publish" aria-labelledby="publicar">
      <h2 id="publicar">{copy.title}</h2>
      {isDirty ? (
        <p>{copy.first}</p>
      ) : isOver || isScheduled ? (
        <p>
          {isOver ? copy.over : `${cmsPagesCopy.turn(newest)}.`}{' '}
          <AppLink
            to={pathInApp('consultant-portal', consultantPageVersionPath(id, number))}
          >
            {copy.openOver(number)}
          </AppLink>
        </p>
      ) : (
        <>
          <p>{copy.text(number)}</p>
          <PreviewLink key={number} id={id} number={number} />
          <button
            type="button"
            className="btn"
            aria-disabled={isLoading || undefined}
            onClick={() => void send({})}
          >
            {isLoading ? copy.publishing : copy.now}
          </button>
          <Form
            form={form}
            warnOnLeave
            onSubmit={schedule}
            className="form"
            aria-label={copy.later}
          >
            <h3>{copy.later}</h3>
            <DateField name="day" earliest={today} label={copy.day} autoComplete="off" />
            <TextField
              name="time"
              label={copy.time}
              help={copy.timeHelp}
              maxLength={16}
              autoComplete="off"
            />
            <FormProblem>{problem}</FormProblem>
            <SubmitButton className="btn btn--line" pendingLabel={copy.scheduling}>
              {copy.schedule}
            </SubmitButton>
          </Form>
        </>
      )}
    </section>
  );
}
