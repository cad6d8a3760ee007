import { type SyntheticEvent, useEffect, useRef, useState, type ReactNode } from 'react';
import { languageTag, formatNumber } from '../../../content/i18n/language.ts';
import { useLanguage } from '../../../content/i18n/text.tsx';
import {
  type TypedCosts,
  typedCosts,
  withTypedCosts,
  longestTyped,
  type CostInput,
} from '../../../content/paths/cost-address.ts';
import { type NumberInput, saleCosts, type SaleOffer } from '../../../properties/costs/sale-costs.ts';
import { sectionIds } from '../../property-section/section-ids.ts';
import { CostColumns, CostSummary } from './cost-summary.tsx';
import type { CostWords } from './cost-words.server.ts';
import { TextField } from '../../../ui/text-field.tsx';

type CostCalculatorProps = { offer: SaleOffer; typed: TypedCosts; words: CostWords };

const inputsId = 'costs-inputs';

function typedIn(form: HTMLFormElement): TypedCosts {
  const fields = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return typedCosts(new URLSearchParams(fields));
}

/** A form that the server calculates and, once the script has loaded, the browser at each keystroke. */
export function CostCalculator({ offer, typed: given, words }: CostCalculatorProps) {
  const tag = languageTag(useLanguage());
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(given);
  const { values, problems, ...costs } = saleCosts(offer, typed);
  const { vatStandard, vatReduced } = words;

  // Takes over what was typed before hydration.
  useEffect(() => {
    if (form.current) setTyped(typedIn(form.current));
  }, []);

  function calculate({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const now = typedIn(currentTarget);
    setTyped(now);
    const search = withTypedCosts(location.search, now);
    history.replaceState(history.state, '', `${location.pathname}${search}#${sectionIds.costs}`);
  }

  const number = (name: NumberInput, help?: string) => (
    <NumberField
      name={name}
      label={words[name]}
      {...(help && { help })}
      value={typed[name] ?? formatNumber(values[name], tag)}
      error={problems.includes(name) ? words.outOfBounds[name] : undefined}
    />
  );
  return (
    <CostColumns>
      <form
        ref={form}
        action={`#${sectionIds.costs}`}
        aria-labelledby={inputsId}
        className="grid content-start gap-6 print:hidden"
        onInput={calculate}
        onSubmit={(event) => {
          event.preventDefault();
          calculate(event);
        }}
      >
        <h3 id={inputsId} className="heading-4">
          {words.inputs}
        </h3>
        {offer.belgian?.canBeOwnHome && (
          <ChoiceField
            name="home"
            label={words.use}
            chosen={values.isOwnHome ? 'yes' : 'no'}
            choices={[
              { value: 'yes', label: words.ownHome },
              { value: 'no', label: words.otherUse },
            ]}
          />
        )}
        {vatStandard && vatReduced && (
          <ChoiceField
            name="vat"
            label={words.vatChoice}
            help={words.vatHelp}
            chosen={values.isReduced ? 'reduced' : 'standard'}
            choices={[
              { value: 'standard', label: vatStandard },
              { value: 'reduced', label: vatReduced },
            ]}
          />
        )}
        {offer.belgian?.vat && number('land', words.landHelp)}
        {number('own')}
        <div className="field grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-6">
          {number('rate')}
          {number('years')}
        </div>
        <button className="button scripted:hidden">{words.calculate}</button>
      </form>
      <CostSummary offer={offer} costs={{ values, problems, ...costs }} words={words} />
    </CostColumns>
  );
}

const idOf = (name: CostInput) => `costs-${name}`;

type NumberFieldProps = {
  name: CostInput;
  label: string;
  help?: string;
  value: string;
  error: string | undefined;
};

/** A text field, since number fields refuse the notation of half the languages. */
function NumberField({ name, value, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      id={idOf(name)}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestTyped}
      defaultValue={value}
    />
  );
}

type ChoiceFieldProps = {
  name: CostInput;
  label: string;
  help?: string;
  chosen: string;
  choices: readonly { value: string; label: string }[];
};

function ChoiceField({ name, label, help, chosen, choices }: ChoiceFieldProps): ReactNode {
  const helpId = help && `${idOf(name)}-help`;
  return (
    <fieldset className="field" aria-describedby={helpId}>
      <legend className="field-label">{label}</legend>
      <div className="choices grid-cols-1">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === chosen} />
            {choice.label}
          </label>
        ))}
      </div>
      {help && (
        <p id={helpId} className="text-sm text-muted">
          {help}
        </p>
      )}
    </fieldset>
  );
}
