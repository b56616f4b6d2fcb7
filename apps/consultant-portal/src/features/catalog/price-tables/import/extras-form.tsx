import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  extraPricesForm,
  type PricedExtra,
  type PriceTableForm,
} from '@site/api-contract';
import { EXTRA_KINDS } from '@site/api-contract/catalog';
import { showFormFailure } from '@site/shell/form-failure';
import { Form, FormProblem, MoneyField, SubmitButton, useZodForm } from '@site/ui/forms';
import { TableFacts } from '../table-facts';
import { CheckedTable } from './checked-table';
import { extrasCopy as copy } from './extras.copy';
import { importCopy } from './import.copy';
import { useNewTable } from './use-new-table';
import '@site/ui/forms.css';

type ExtrasFormProps = { extras: readonly PricedExtra[] };

/**
 * A short hash of today's prices for the draft's key, since a draft over other prices
 * would restore old ones.
 */
function marked(prices: readonly object[]): string {
  const letters = [...JSON.stringify(prices)];
  const mark = letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
  return (mark >>> 0).toString(36);
}

/** Colors and add-ons with today's prices; changes are stored as a new table. */
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

  const forgetChecked = () => {
    setUnchanged(false);
    table.uncheck();
  };

  async function send(body: PriceTableForm) {
    const changed = (body.extras ?? []).filter(
      ({ price }, at) => price !== priced[at]?.price,
    );
    setUnchanged(changed.length === 0);
    if (changed.length > 0) await table.send({ ...body, extras: changed });
  }

  return (
    <div>
      <div onChange={forgetChecked}>
        <Form
          form={form}
          warnOnLeave
          draft={`extra-prices.${marked(priced)}`}
          onSubmit={send}
          className="form prices-import prices-import--extras"
          aria-label={copy.title}
        >
          <p className="soft">{copy.today}</p>
          {EXTRA_KINDS.map((kind) => (
            <ExtraFields
              key={kind}
              {...{ kind, extras, priced }}
              onSold={(at, price) => {
                form.setValue(`extras.${at}.price`, price, { shouldDirty: true });
                forgetChecked();
              }}
            />
          ))}
          <div className="fields">
            <TableFacts disabled={isImporting} />
          </div>
          <FormProblem>
            {isUnchanged ? copy.unchanged : table.problem || lines.join(' ')}
          </FormProblem>
          <SubmitButton className="btn" pendingLabel={importCopy.checking}>
            {importCopy.check}
          </SubmitButton>
        </Form>
      </div>
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
  /** Prices that can be changed, in the order of the form. */
  priced: readonly PricedExtra[];
  /** Takes an extra off sale (null), or offers it at a price. */
  onSold: (at: number, price: number | null) => void;
};

function ExtraFields({ kind, extras, priced, onSold }: ExtraFieldsProps) {
  const fixed = extras.filter((extra) => extra.kind === kind && extra.isFixed);
  return (
    <fieldset className="prices-extras">
      <legend>{copy.kinds[kind]}</legend>
      {fixed.length > 0 && (
        <p className="help">{copy.fixed(fixed.map(({ name }) => name))}</p>
      )}
      {priced.map((extra, at) =>
        extra.kind === kind ? (
          <ExtraField key={extra.slug} {...{ extra, at, onSold }} />
        ) : null,
      )}
    </fieldset>
  );
}

type ExtraFieldProps = Pick<ExtraFieldsProps, 'onSold'> & {
  extra: PricedExtra;
  at: number;
};

function ExtraField({ extra, at, onSold }: ExtraFieldProps) {
  const name = `extras.${at}.price`;
  const isSold = useWatch({ name }) !== null;
  return (
    <div className="prices-extra">
      {isSold ? (
        <MoneyField
          name={name}
          label={extra.name}
          understood={(amount) => copy.charged(extra, amount)}
          autoComplete="off"
        />
      ) : (
        <p>
          <strong>{extra.name}</strong>
          <span className="help">{copy.notSold}</span>
        </p>
      )}
      <button
        type="button"
        className="link"
        onClick={() => onSold(at, isSold ? null : (extra.price ?? extra.ownPrice))}
      >
        {isSold ? copy.drop : copy.sell} <span className="vh">{extra.name}</span>
      </button>
    </div>
  );
}
