import { useState } from 'react';
import { useListExtraNamesQuery } from '@site/api-client/consultant-calls';
import { type NamedExtra } from '@site/api-contract';
import { EXTRA_KINDS } from '@site/api-contract/catalog';
import { CONSULTANT_PRICES_PATH } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { type Column, DataTable, deferred, OutcomeNotice, Skeleton } from '@site/ui';
import { FormPage } from '../../../../shared/table/form-page';
import { priceTablesCopy } from '../price-tables.copy';
import { namesCopy as copy } from './names.copy';
import '../price-tables.css';

const NameDialog = deferred(async () => (await import('./name-dialog')).NameDialog);

/** Names of colors and add-ons, each with its last author. */
export function Component() {
  const names = useListExtraNamesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<NamedExtra | null>(null);
  const [saved, setSaved] = useState('');
  const close = () => setChosen(null);
  const readAgain = async () => {
    const { items = [] } = (await names.refetch()).data ?? {};
    return items.find((item) => keyOf(item) === (chosen && keyOf(chosen))) ?? null;
  };
  return (
    <FormPage
      list={CONSULTANT_PRICES_PATH}
      back={priceTablesCopy.one.back}
      title={copy.title}
      lead={[copy.lead, copy.pages]}
    >
      <OutcomeNotice saying={saved ? { kind: 'ok', text: copy.saved(saved) } : null} />
      <QueryState
        answer={names}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={6} label={copy.loading} />}
      >
        {({ items }) =>
          EXTRA_KINDS.map((kind) => (
            <section key={kind} className="prices-names">
              <h2>{copy.captions[kind]}</h2>
              <DataTable
                caption={copy.captions[kind]}
                columns={columnsOf(kind, (extra) => {
                  setSaved('');
                  setChosen(extra);
                })}
                rows={items.filter((item) => item.kind === kind)}
                rowKey={keyOf}
              />
            </section>
          ))
        }
      </QueryState>
      {chosen && (
        <NameDialog
          extra={chosen}
          readAgain={readAgain}
          onClose={close}
          onSaved={(name) => {
            setSaved(name);
            close();
          }}
        />
      )}
    </FormPage>
  );
}

const keyOf = ({ kind, slug }: NamedExtra) => `${kind} ${slug}`;

function columnsOf(
  kind: NamedExtra['kind'],
  onChange: (extra: NamedExtra) => void,
): Column<NamedExtra>[] {
  const { columns } = copy;
  return [
    {
      key: 'name',
      head: columns.name,
      opens: true,
      cell: (extra) => (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={copy.change(extra.name)}
          onClick={() => onChange(extra)}
        >
          {extra.name}
        </button>
      ),
    },
    {
      key: 'description',
      head: columns.description,
      phone: 'wide',
      hidden: kind === 'paint',
      cell: ({ description }) => description,
    },
    {
      key: 'changed',
      head: columns.changed,
      phone: 'wide',
      cell: ({ changed }) =>
        changed ? (
          <>
            {copy.who(changed)}
            <small>{copy.at(changed)}</small>
          </>
        ) : (
          copy.unknown
        ),
    },
  ];
}
