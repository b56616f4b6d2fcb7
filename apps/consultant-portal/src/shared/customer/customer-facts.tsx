import { useGetAccountRecordQuery } from '@site/api-client';
import { type AccountRecord, percentOf } from '@site/api-contract';
import {
  findStateById,
  formatCep,
  formatCpf,
  formatDate,
  formatDateTime,
  formatPhone,
} from '@site/api-contract/brazil';
import { QueryState } from '@site/shell/query-state';
import { type Fact, Facts, Skeleton } from '@site/ui';
import { factsCopy as copy } from './customer-facts.copy';

/** All data of a customer's registration, loaded when shown. */
export function CustomerFacts({ customerId }: { customerId: string }) {
  const record = useGetAccountRecordQuery({ params: { id: customerId } });
  return (
    <QueryState
      answer={record}
      failed={copy.failed}
      wait={<Skeleton count={6} label={copy.loading} />}
    >
      {(shown) => <AllFacts record={shown} />}
    </QueryState>
  );
}

function AllFacts({ record }: { record: AccountRecord }) {
  return (
    <>
      <Facts rows={factsOf(record)} />
      {record.personType === 'PJ' && <Partners partners={record.partners} />}
    </>
  );
}

function Partners({ partners }: Pick<AccountRecord, 'partners'>) {
  return (
    <>
      <h4>{copy.partners}</h4>
      {partners.length === 0 ? (
        <p className="soft">{copy.noPartners}</p>
      ) : (
        <Facts
          rows={partners.map(({ name, cpf, share, email, since }) => [
            name,
            copy.partner(
              formatCpf(cpf),
              percentOf(Math.round(share * 100)),
              email,
              since && formatDateTime(since),
            ),
          ])}
        />
      )}
    </>
  );
}

function factsOf(record: AccountRecord): Fact[] {
  const { street, number, complement, neighborhood, city, state, cep } = record;
  return [
    [copy.registration, record.registrationFinished ? copy.finished : copy.unfinished],
    ...(record.personType === 'PJ' ? companyFacts(record) : personFacts(record)),
    [copy.cellphone, formatPhone(record.cellphone)],
    [copy.address, [street, number, complement, neighborhood].filter(Boolean).join(', ')],
    [copy.city, [city, findStateById(state ?? 0)?.uf].filter(Boolean).join(', ')],
    [copy.cep, cep && formatCep(cep)],
    [copy.since, formatDate(new Date(record.createdAt))],
  ];
}

function personFacts({
  birthdate,
  nationality,
  rne,
  rneExpirationDate,
  profession,
  cnh,
  cnhCategory,
  cnhExpirationDate,
  cnhFirstLicenseDate,
}: AccountRecord): Fact[] {
  return [
    [copy.birthdate, birthdate && formatDate(birthdate)],
    [copy.nationality, nationality],
    [
      copy.rne,
      rne && (rneExpirationDate ? copy.until(rne, formatDate(rneExpirationDate)) : rne),
    ],
    [copy.profession, profession],
    [copy.cnh, cnh],
    [
      copy.category,
      cnhCategory &&
        (cnhExpirationDate
          ? copy.categoryUntil(cnhCategory, formatDate(cnhExpirationDate))
          : cnhCategory),
    ],
    [copy.firstLicense, cnhFirstLicenseDate && formatDate(cnhFirstLicenseDate)],
  ];
}

function companyFacts({
  companyType,
  companyPhone,
  financialContactName,
  financialContactEmail,
}: AccountRecord): Fact[] {
  return [
    [copy.companyType, companyType],
    [copy.companyPhone, companyPhone && formatPhone(companyPhone)],
    [copy.contact, financialContactName],
    [copy.contactEmail, financialContactEmail],
  ];
}
