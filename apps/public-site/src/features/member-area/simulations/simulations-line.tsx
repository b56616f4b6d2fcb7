import { MEMBER_SIMULATIONS_PATH, MODELS_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';

type SimulationsLineProps = {
  count: number;
  /** The message why the number is unknown. */
  problem: string | null;
};

/** The number of simulations in the cart, and the link to them. */
export function SimulationsLine({ count, problem }: SimulationsLineProps) {
  return (
    <section className="member-sec" aria-labelledby="simulacoes-titulo">
      <header className="member-head">
        <h2 id="simulacoes-titulo">{memberAreaCopy.simulations}</h2>
      </header>
      {problem === null ? (
        <p className="notice">
          {memberAreaCopy.simulationsText(count)}
          <SiteLink
            className="link"
            to={count > 0 ? MEMBER_SIMULATIONS_PATH : MODELS_PATH}
          >
            {count > 0 ? memberAreaCopy.seeCart : memberAreaCopy.simulate}
          </SiteLink>
        </p>
      ) : (
        <p className="notice notice--err" role="alert">
          <b>{memberAreaCopy.simulationsFailed}.</b> {problem}
        </p>
      )}
    </section>
  );
}
