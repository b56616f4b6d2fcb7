import { useListTechnicalSheetsQuery } from '@site/api-client/consultant-calls';
import { type DeskSheet } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_PRICES_PATH,
  consultantSheetPath,
} from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { AppLink, type Column, DataTable, Skeleton } from '@site/ui';
import { FormPage } from '../../../shared/table/form-page';
import { technicalSheetsCopy as copy } from './technical-sheets.copy';
import './technical-sheets.css';

/** All versions, each with its sheet and the person who changed it last. */
export function Component() {
  const sheets = useListTechnicalSheetsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <FormPage
      list={CONSULTANT_PRICES_PATH}
      back={copy.back}
      title={copy.title}
      lead={[copy.lead]}
    >
      <QueryState
        answer={sheets}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={6} label={copy.loading} />}
      >
        {({ items }) => (
          <div className="sheets">
            <DataTable
              caption={copy.caption}
              columns={COLUMNS}
              rows={items}
              rowKey={({ slug }) => slug}
            />
          </div>
        )}
      </QueryState>
    </FormPage>
  );
}

const COLUMNS: Column<DeskSheet>[] = [
  {
    key: 'version',
    head: copy.columns.version,
    opens: true,
    cell: ({ slug, name }) => (
      <AppLink to={pathInApp('consultant-portal', consultantSheetPath(slug))}>
        {name}
      </AppLink>
    ),
  },
  {
    key: 'boot',
    head: copy.columns.boot,
    phone: 'start',
    phoneName: copy.columns.boot,
    cell: ({ sheet }) => (sheet ? copy.litres(sheet.bootLitres) : copy.none),
  },
  {
    key: 'power',
    head: copy.columns.power,
    phone: 'end',
    phoneName: copy.columns.power,
    cell: ({ sheet }) => sheet && copy.cv(sheet.powerCv),
  },
  {
    key: 'changed',
    head: copy.columns.changed,
    phone: 'wide',
    phoneName: copy.columns.changed,
    cell: ({ changed }) =>
      changed ? (
        <>
          {copy.who(changed)}
          <small>{copy.at(changed)}</small>
        </>
      ) : (
        <span className="sheets-same">{copy.same}</span>
      ),
  },
];
