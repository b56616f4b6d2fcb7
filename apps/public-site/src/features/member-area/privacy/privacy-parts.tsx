import { type Privacy } from '@site/api-contract';
import { Consents } from './consents';
import { DataCopy, Erasure } from './copy-and-erasure';
import { StoredData, Views } from './stored-data-and-views';

/**
 * The sections of the page that show data. Staff accounts have no erasure, since the
 * person who created them closes them.
 */
export function PrivacyParts({
  id,
  privacy,
  isStaff,
}: {
  id: string;
  privacy: Privacy;
  isStaff: boolean;
}) {
  return (
    <>
      <Consents {...privacy} />
      <StoredData {...privacy} />
      <Views {...privacy} />
      <DataCopy id={id} />
      {!isStaff && <Erasure id={id} {...privacy} />}
    </>
  );
}
