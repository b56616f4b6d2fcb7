import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListDocumentsQuery } from '@site/api-client';
import { type LoggedUser } from '@site/api-contract';
import { type DocumentKind, documentName } from '@site/api-contract/identity';
import { useIsStaying } from '@site/ui';
import { documentAnchor } from '../../../shared/documents/document-anchor';
import { DocumentList } from '../../../shared/documents/document-list';
import { ProblemBox } from './problem-box';
import { documentsCopy as COPY } from './registration.copy';
import { StepFoot } from './step-foot';
import { StepHead } from './step-head';

type DocumentsStepProps = {
  user: LoggedUser;
  /** Path of the next step. */
  next: string;
};

/**
 * The documents of a registration. Each is saved as soon as it is chosen; the button
 * checks that all were sent.
 */
export function DocumentsStep({ user, next }: DocumentsStepProps) {
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const { data, refetch } = useListDocumentsQuery({ params: { id: user.id } });
  const [isAsking, ask] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [tried, setTried] = useState<readonly DocumentKind[]>([]);
  const { personType } = user;
  // A document that was sent since is left out; the focus does not move.
  const unsent = tried.filter((kind) => data?.missing.includes(kind));

  const goOn = async () => {
    if (isAsking) return;
    ask(true);
    setUnknown(false);
    // The list is loaded again: the upload of the last file may be confirmed before the
    // list contains it, and an older list would be wrong.
    const { data: now, isSuccess } = await refetch();
    if (!isSuccess) setUnknown(true);
    else if (now.missing.length > 0) setTried([...now.missing]);
    else if (isStaying.current) await navigate(next);
    ask(false);
  };
  return (
    <>
      <StepHead title={COPY.title[personType]} why={COPY.why} />
      {unsent.length > 0 && (
        <ProblemBox title={COPY.unsent(unsent.length)} problems={tried}>
          {unsent.map((kind) => (
            <li key={kind}>
              <a href={`#${documentAnchor(kind)}`}>{documentName(kind, personType)}</a>
            </li>
          ))}
        </ProblemBox>
      )}
      <div className="step-docs">
        <DocumentList user={user} />
      </div>
      {isUnknown && (
        <p className="notice notice--err" role="alert">
          {COPY.notChecked}
        </p>
      )}
      <StepFoot>
        <button
          type="button"
          className="btn"
          aria-busy={isAsking || undefined}
          onClick={() => void goOn()}
        >
          {COPY.continue}
        </button>
      </StepFoot>
    </>
  );
}
