import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import {
  api,
  failureOf,
  readProblem,
  useGetContractDraftQuery,
  useGetProposalQuery,
} from '@site/api-client';
import {
  type ContractDraft,
  type ProposalDetail,
  type SignedContract,
} from '@site/api-contract';
import { CUSTOMER_STATE_LABELS } from '@site/api-contract/sales';
import {
  MEMBER_AREA_PATH,
  memberProposalPath,
  registrationStepPath,
  WEAR_TABLE_PATH,
} from '@site/api-contract/site-paths';
import { selectToken } from '@site/auth';
import { deferred, Empty, Failure, SiteLink, Skeleton, Stage, Unbroken } from '@site/ui';
import { AlreadySigned } from './already-signed';
import { ChangedNotice } from './changed-notice';
import { ContractNumbers } from './contract-numbers';
import { ContractSections } from './contract-sections';
import { DraftFile } from './draft-file';
import { signCopy as COPY } from './sign.copy';
import { SignedView } from './signed-view';
import '@site/ui/forms.css';
import './sign.css';

const SignerChoice = deferred(async () => (await import('./signer-choice')).SignerChoice);
const SignStep = deferred(async () => (await import('./sign-step')).SignStep);

/**
 * `/area-logada/propostas/:id/contrato`: ten figures, the whole text, and the signature.
 */
export function SignScreen() {
  const { id = '' } = useParams();
  const signedIn = useSelector(selectToken) !== null;
  const { data, error, refetch } = useGetProposalQuery(
    { params: { id } },
    { skip: !signedIn, refetchOnMountOrArgChange: true },
  );
  const [signed, setSigned] = useState<SignedContract | null>(null);
  return (
    <article className="wrap contract">
      <SiteLink className="link sign-back" to={memberProposalPath(id)}>
        {COPY.back}
      </SiteLink>
      {data ? <ContractCar car={data} /> : !error && <p className="contract-car" />}
      {signed ? (
        <SignedView signed={signed} />
      ) : error ? (
        <NotShown error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <OfState proposal={data} onSigned={setSigned} />
      ) : (
        <Loading />
      )}
    </article>
  );
}

type Car = 'modelSlug' | 'versionName' | 'versionSlug' | 'paint' | 'paintName';

/** The car of the contract, so that nobody with two proposals signs the other one. */
function ContractCar({ car }: { car: Pick<ProposalDetail, Car> }) {
  const { modelSlug, versionName, versionSlug, paint, paintName } = car;
  return (
    <p className="contract-car">
      <Stage size="thumb" model={modelSlug} paint={paint} version={versionSlug} eager />
      <span>
        <b>{versionName}</b>
        <small>{paintName}</small>
      </span>
    </p>
  );
}

type OfStateProps = {
  proposal: ProposalDetail;
  onSigned: (signed: SignedContract) => void;
};

/** An approved proposal has a contract to sign; a signed one has its document. */
function OfState({ proposal, onSigned }: OfStateProps) {
  if (proposal.state === 'aprovada')
    return <Draft proposal={proposal} onSigned={onSigned} />;
  if (!proposal.history.some(({ to }) => to === 'contrato_assinado'))
    return (
      <>
        <h1>{COPY.movedTitle}</h1>
        <p className="soft contract-lead">
          {CUSTOMER_STATE_LABELS[proposal.state].label}
        </p>
        <p className="actions contract-actions">
          <SiteLink className="btn" to={memberProposalPath(proposal.id)}>
            {COPY.seeProposal}
          </SiteLink>
        </p>
      </>
    );
  return <AlreadySigned proposal={proposal} />;
}

function Draft({ proposal, onSigned }: OfStateProps) {
  /** Id of the partner who signs for a company. */
  const [signer, setSigner] = useState<string>();
  const asked = { params: { id: proposal.id }, ...(signer && { query: { signer } }) };
  const { data, error, refetch } = useGetContractDraftQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const dispatch = useDispatch();
  /** The version that the customer had read, once a newer one has replaced it. */
  const [read, setRead] = useState<ContractDraft | null>(null);
  // The version that was read stays on screen, unless no partner may sign it any more.
  const isOver = failureOf(error)?.reason === 'partners-unexamined';
  if (error && (!data || isOver))
    return <NotShown error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const readAgain = () => {
    setRead(data);
    dispatch(api.util.invalidateTags(['ContractDrafts']));
  };
  return (
    <>
      <header className="contract-head">
        <h1>{COPY.title}</h1>
        <p className="soft contract-lead">
          <Unbroken>
            {data.signer
              ? COPY.leadOfCompany(data.lead)
              : COPY.lead(data.proposalNumber, data.signedOn)}
          </Unbroken>
        </p>
        {(data.signers.length > 1 || data.waiting) && (
          <SignerChoice draft={data} onChoose={setSigner} />
        )}
      </header>
      <ContractNumbers numbers={data.numbers} />
      <p className="actions contract-actions">
        <DraftFile draft={data} />
        <SiteLink className="link" to={WEAR_TABLE_PATH}>
          {COPY.wearTable}
        </SiteLink>
        <a className="link" href="#assinar">
          {COPY.toSignature}
        </a>
      </p>
      <ContractSections sections={data.sections} />
      <section
        className="panel contract-sign"
        id="assinar"
        aria-labelledby="assinar-titulo"
      >
        <h2 id="assinar-titulo">{COPY.sign}</h2>
        <p>{COPY.agree}</p>
        {read && read.textHash !== data.textHash && (
          <ChangedNotice was={read} now={data} />
        )}
        <SignStep
          key={data.signer}
          draft={data}
          onSigned={onSigned}
          onChanged={readAgain}
        />
      </section>
    </>
  );
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = failureOf(error);
  if (failure?.reason === 'partners-unexamined')
    return (
      <Empty
        level={1}
        slim
        title={COPY.nobodyTitle}
        text={failure.message}
        action={
          <SiteLink className="btn" to={registrationStepPath('PJ', 'socios')}>
            {COPY.partners}
          </SiteLink>
        }
      />
    );
  if (failure?.status === 404 || failure?.status === 400)
    return (
      <Empty
        level={1}
        slim
        title={COPY.gone}
        text={COPY.goneText}
        action={
          <SiteLink className="btn" to={MEMBER_AREA_PATH}>
            {COPY.area}
          </SiteLink>
        }
      />
    );
  return (
    <>
      <h1 className="vh">{COPY.title}</h1>
      <Failure title={COPY.loadFailed} {...readProblem(error)} onRetry={onRetry} />
    </>
  );
}

function Loading() {
  return (
    <>
      <h1 className="vh">{COPY.title}</h1>
      <Skeleton shape="line" count={8} />
    </>
  );
}
