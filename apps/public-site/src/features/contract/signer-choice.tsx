import { type ContractDraft } from '@site/contracts';
import { signCopy as COPY } from './sign.copy';

type SignerChoiceProps = {
  draft: ContractDraft;
  onChoose: (position: string) => void;
};

/** Which of a company's partners signs: the text names that one. */
export function SignerChoice({
  draft: { signers, signer },
  onChoose,
}: SignerChoiceProps) {
  return (
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
  );
}
