import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListDocumentsQuery } from '@site/api-client';
import { type LoggedUser } from '@site/api-contract';
import { type DocumentKind, documentName } from '@site/api-contract/documents';
import { documentAnchor } from '../../../shared/documents/document-anchor';
import { DocumentList } from '../../../shared/documents/document-list';
import { ProblemBox } from './problem-box';
import { documentsCopy as COPY } from './registration.copy';
import { StepFoot } from './step-foot';
import { StepHead } from './step-head';

type DocumentsStepProps = {
  user: LoggedUser;
  /** Path of the step after this one. */
  next: string;
};

/**
 * The documents of a registration. Each is saved as it arrives; going on asks whether all
 * are there.
 */
export function DocumentsStep({ user, next }: DocumentsStepProps) {
  const navigate = useNavigate();
  const { data, refetch } = useListDocumentsQuery({ params: { id: user.id } });
  const [isAsking, ask] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [tried, setTried] = useState<readonly DocumentKind[]>([]);
  const { personType } = user;
  // A document that has come since is no longer named, and the focus stays where it is.
  const unsent = tried.filter((kind) => data?.missing.includes(kind));

  const goOn = async () => {
    if (isAsking) return;
    ask(true);
    setUnknown(false);
    // Anew: the answer to the last file may have come before the list that knows it. A
    // list of before tells nothing.
    const { data: now, isSuccess } = await refetch();
    if (!isSuccess) setUnknown(true);
    else if (now.missing.length > 0) setTried([...now.missing]);
    else await navigate(next);
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
