import { failureOf, useGetAccountRecordQuery } from '@site/api-client';
import { type AccountRecord, percentOf } from '@site/contracts';
import {
  findStateById,
  formatCep,
  formatCpf,
  formatDate,
  formatPhone,
} from '@site/contracts/brazil';
import { Failure, Skeleton } from '@site/ui';
import { factsCopy as copy } from './customer-facts.copy';

/** All that a customer's registration says, asked for when it is shown. */
export function CustomerFacts({ customerId }: { customerId: string }) {
  const { data, error, refetch } = useGetAccountRecordQuery({
    params: { id: customerId },
  });
  if (error && !data)
    return (
      <Failure
        title={copy.failed}
        traceId={failureOf(error)?.traceId}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div role="group" aria-label={copy.loading}>
        <Skeleton count={6} />
      </div>
    );
  return (
    <>
      <Facts rows={factsOf(data)} />
      {data.personType === 'PJ' && <Partners partners={data.partners} />}
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
          rows={partners.map(({ name, cpf, share }) => [
            name,
            copy.partner(formatCpf(cpf), percentOf(Math.round(share * 100))),
          ])}
        />
      )}
    </>
  );
}

type Row = readonly [name: string, value: string | null];

/** What was never filled in has no row. */
function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="facts">
      {rows.map(([name, value]) =>
        value ? (
          <div key={`${name}${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function factsOf(record: AccountRecord): Row[] {
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
}: AccountRecord): Row[] {
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
    [copy.firstLicence, cnhFirstLicenseDate && formatDate(cnhFirstLicenseDate)],
  ];
}

function companyFacts({
  companyType,
  companyPhone,
  financialContactName,
  financialContactEmail,
}: AccountRecord): Row[] {
  return [
    [copy.companyType, companyType],
    [copy.companyPhone, companyPhone && formatPhone(companyPhone)],
    [copy.contact, financialContactName],
    [copy.contactEmail, financialContactEmail],
  ];
}
