import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import {
  readProblem,
  useGetLoggedUserQuery,
  useGetRegistrationQuery,
} from '@site/api-client';
import { selectToken } from '@site/auth';
import { deferred, Failure, Skeleton } from '@site/ui';
import { stepCopy as COPY } from './registration.copy';
import '@site/ui/forms.css';
import '../../../shared/documents/documents.css';
import './registration.css';

const Steps = deferred(async () => (await import('./steps')).Steps);

/**
 * The registration, one step at a time; each step is saved and can be resumed on another
 * device (docs/product/identity.md).
 */
export function RegistrationScreen() {
  const signedIn = useSelector(selectToken) !== null;
  const account = useGetLoggedUserQuery(undefined, { skip: !signedIn });
  const user = account.data;
  const saved = useGetRegistrationQuery(
    { params: { id: user?.id ?? '' } },
    { skip: !user },
  );
  const failed = account.error ?? saved.error;

  // Loaded data stay on screen after a failure, since a form may hold typed text.
  if (failed && !(user && saved.data)) {
    const retry = () => void (account.error ? account.refetch() : saved.refetch());
    return (
      <Frame>
        <Failure
          title={COPY.failed}
          {...readProblem(failed, COPY.failedText)}
          onRetry={retry}
        />
      </Frame>
    );
  }
  if (!user || !saved.data)
    return (
      <Frame>
        <section aria-label={COPY.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="row" count={5} label="" />
        </section>
      </Frame>
    );
  return <Steps user={user} draft={saved.data} />;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap reg">
      <div>{children}</div>
    </div>
  );
}
