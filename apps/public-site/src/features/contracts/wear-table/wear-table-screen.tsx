import { useSearchParams } from 'react-router-dom';
import { WEAR_CLASSES } from '@site/api-contract/contracts';
import { currentWearTable, wearRowsOf, wearTableOf } from '@site/api-contract/driving';
import { WEAR_VERSION_PARAM } from '@site/api-contract/site-paths';
import { Facts } from '@site/ui';
import { WearTable } from '@site/ui/wear-table';
import { wearTableCopy as copy } from './wear-table.copy';
import '../../../shared/page-head.css';
import './wear-table-screen.css';

/** `/contratos/tabela-de-danos`: every damage with its drawing and its highest prices. */
export function WearTableScreen() {
  const [params] = useSearchParams();
  const { version, classes } =
    wearTableOf(params.get(WEAR_VERSION_PARAM)) ?? currentWearTable();
  const priced = WEAR_CLASSES.map((carClass) => ({
    name: classes[carClass].name,
    models: Object.values(classes[carClass].models),
    rows: wearRowsOf({ version, carClass }, []),
  }));
  return (
    <article>
      <header className="inst-head scene" data-model="aroeira">
        <div className="wrap">
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </header>
      <div className="wrap wear-page">
        <div className="wear-about">
          <section aria-labelledby="como-vale">
            <h2 id="como-vale">{copy.rulesTitle}</h2>
            <ul>
              {copy.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="tamanhos">
            <h2 id="tamanhos">{copy.classes}</h2>
            <Facts rows={priced.map(({ name, models }) => [name, models.join(', ')])} />
            <p className="soft">{copy.version(version)}</p>
          </section>
        </div>
        <p className="soft">{copy.measure}</p>
        <WearTable rows={priced[0]?.rows ?? []} level={2} classes={priced} />
      </div>
    </article>
  );
}
