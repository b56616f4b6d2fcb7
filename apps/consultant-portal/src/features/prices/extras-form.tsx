import { useState } from 'react';
import { extraPricesForm, type PricedExtra, type PriceTableForm } from '@site/contracts';
import { EXTRA_KINDS } from '@site/contracts/price-changes';
import { showFormFailure } from '@site/shell/form-failure';
import { Form, FormProblem, MoneyField, SubmitButton, useZodForm } from '@site/ui/forms';
import { CheckedTable } from './checked-table';
import { extrasCopy as copy } from './extras.copy';
import { importCopy } from './import.copy';
import { TableFacts } from './table-facts';
import { useNewTable } from './use-new-table';
import '@site/ui/forms.css';

type ExtrasFormProps = { extras: readonly PricedExtra[] };

/** Colors and add-ons with their prices of today; what is changed makes a new table. */
export function ExtrasForm({ extras }: ExtrasFormProps) {
  const [priced] = useState(() => extras.filter(({ isFixed }) => !isFixed));
  const [isUnchanged, setUnchanged] = useState(false);
  const form = useZodForm(extraPricesForm, {
    defaultValues: {
      name: '',
      validFrom: '',
      validUntil: '',
      extras: priced.map(({ kind, slug, price }) => ({ kind, slug, price })),
    },
  });
  const table = useNewTable((error) => showFormFailure(form, error, copy.failed));
  const { checked, isImporting, lines } = table;

  async function send(body: PriceTableForm) {
    const changed = (body.extras ?? []).filter(
      ({ price }, at) => price !== priced[at]?.price,
    );
    setUnchanged(changed.length === 0);
    if (changed.length > 0) await table.send({ ...body, extras: changed });
  }

  return (
    <div
      onChange={() => {
        setUnchanged(false);
        table.uncheck();
      }}
    >
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="form prices-import"
        aria-label={copy.title}
      >
        <p className="soft">{copy.today}</p>
        {EXTRA_KINDS.map((kind) => (
          <ExtraFields key={kind} kind={kind} extras={extras} priced={priced} />
        ))}
        <TableFacts disabled={isImporting} />
        <FormProblem>
          {isUnchanged ? copy.unchanged : table.problem || lines.join(' ')}
        </FormProblem>
        <SubmitButton className="btn" pendingLabel={importCopy.checking}>
          {importCopy.check}
        </SubmitButton>
      </Form>
      {checked && (
        <CheckedTable
          {...checked}
          isImporting={isImporting}
          onImport={() => void form.handleSubmit(() => table.confirm(checked.body))()}
        />
      )}
    </div>
  );
}

type ExtraFieldsProps = ExtrasFormProps & {
  kind: PricedExtra['kind'];
  /** Those that can be changed, in the order of the form. */
  priced: readonly PricedExtra[];
};

function ExtraFields({ kind, extras, priced }: ExtraFieldsProps) {
  const fixed = extras.filter((extra) => extra.kind === kind && extra.isFixed);
  return (
    <fieldset className="prices-extras">
      <legend>{copy.kinds[kind]}</legend>
      {fixed.length > 0 && (
        <p className="help">{copy.fixed(fixed.map(({ name }) => name))}</p>
      )}
      {priced.map((extra, at) =>
        extra.kind === kind ? (
          <MoneyField
            key={extra.slug}
            name={`extras.${at}.price`}
            label={extra.name}
            understood={(amount) => copy.charged(extra, amount)}
            autoComplete="off"
          />
        ) : null,
      )}
    </fieldset>
  );
}
