import { type ContractDraft } from '@site/api-contract';
import { registrationStepPath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { signCopy as COPY } from './sign.copy';

type SignerChoiceProps = {
  draft: ContractDraft;
  onChoose: (position: string) => void;
};

/**
 * Chooses the partner who signs for a company, since the text names that partner.
 * Partners who can't sign are listed with the reason.
 */
export function SignerChoice({ draft, onChoose }: SignerChoiceProps) {
  const { signers, signer } = draft;
  return (
    <>
      {signers.length > 1 && (
        <div className="field contract-signer">
          <label htmlFor="quem-assina">{COPY.signer}</label>
          <select
            id="quem-assina"
            className="input"
            value={String(signer)}
            aria-describedby="quem-assina-ajuda"
            onChange={({ target }) => onChoose(target.value)}
          >
            {signers.map(({ position, name }) => (
              <option key={position} value={position}>
                {name}
              </option>
            ))}
          </select>
          <p className="soft" id="quem-assina-ajuda">
            {COPY.signerHelp}
          </p>
        </div>
      )}
      {signers.length > 0 && <p className="notice notice--info">{COPY.oneSigns}</p>}
      <Waiting waiting={draft.waiting} />
    </>
  );
}

function Waiting({ waiting = [] }: Pick<ContractDraft, 'waiting'>) {
  const namesOf = (why: (typeof waiting)[number]['why']) =>
    NAMES.format(waiting.filter((one) => one.why === why).map(({ name }) => name));
  const [unexamined, unreached] = [namesOf('unexamined'), namesOf('no-email')];
  if (waiting.length === 0) return null;
  return (
    <div className="notice contract-waiting">
      {unexamined && <p>{COPY.unexamined(unexamined)}</p>}
      {unreached && <p>{COPY.noEmail(unreached)}</p>}
      <p>
        <SiteLink className="link" to={registrationStepPath('PJ', 'socios')}>
          {COPY.partners}
        </SiteLink>
      </p>
    </div>
  );
}

const NAMES = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
