import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useListTechnicalSheetsQuery } from '@site/api-client/consultant-calls';
import { carPath, CONSULTANT_SHEETS_PATH } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { deferred, Empty, SiteLink, Skeleton } from '@site/ui';
import { FormPage } from '../../../shared/table/form-page';
import { technicalSheetsCopy as copy } from './technical-sheets.copy';

// The form comes after the page: it and its rules weigh more than the rest.
const SheetForm = deferred(async () => (await import('./sheet-form')).SheetForm);

/** The sheet of a version as a form. */
export function Component() {
  const { id = '' } = useParams();
  const sheets = useListTechnicalSheetsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // The form keeps what it began with, so it waits for the sheet of now.
  const [cachedAt] = useState(sheets.fulfilledTimeStamp);
  const isFresh = sheets.fulfilledTimeStamp !== cachedAt;
  const found = sheets.data?.items.find(({ slug }) => slug === id);
  const readAgain = async () =>
    (await sheets.refetch()).data?.items.find(({ slug }) => slug === id) ?? null;
  return (
    <FormPage
      list={CONSULTANT_SHEETS_PATH}
      back={copy.one.back}
      title={found?.name ?? copy.title}
      lead={[copy.one.lead]}
      actions={
        found?.sheet && (
          <SiteLink className="btn btn--line btn--sm" to={carPath(found.modelSlug)}>
            {copy.one.see}
          </SiteLink>
        )
      }
    >
      <QueryState
        answer={{ ...sheets, currentData: isFresh ? sheets.currentData : undefined }}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={8} label={copy.loading} />}
      >
        {() =>
          found ? (
            <SheetForm key={id} record={found} readAgain={readAgain} />
          ) : (
            <Empty slim title={copy.missing} />
          )
        }
      </QueryState>
    </FormPage>
  );
}
