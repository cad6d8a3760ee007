import { Box, Flex, Label, Select, Stack, TextArea, TextInput } from '@sanity/ui';
import { SearchIcon } from '@sanity/icons/Search';
import { type ReactNode, type RefObject, useId } from 'react';

type Typed = { currentTarget: { value: string } };
type InputRef = RefObject<HTMLInputElement | null>;

/** Gives the field the id that its label refers to. */
export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Stack flex={1} gap={2}>
      <Label as="label" size={1} htmlFor={id}>
        {label}
      </Label>
      {children(id)}
    </Stack>
  );
}

type TextFieldProps = {
  label: string;
  value: string;
  onType: (text: string) => void;
  /** Lines of a longer text. */
  rows?: number;
  type?: 'email' | 'number' | 'date' | 'datetime-local';
  min?: number;
  maxLength?: number;
  autoComplete?: 'off';
  placeholder?: string;
  inputRef?: InputRef;
  'aria-describedby'?: string | undefined;
};

export function TextField({ label, rows, type, inputRef, onType, ...rest }: TextFieldProps) {
  const change = ({ currentTarget }: Typed) => onType(currentTarget.value);
  return (
    <Field label={label}>
      {(id) =>
        rows === undefined ? (
          <TextInput id={id} type={type} ref={inputRef} fontSize={1} onChange={change} {...rest} />
        ) : (
          <TextArea id={id} rows={rows} fontSize={1} onChange={change} {...rest} />
        )
      }
    </Field>
  );
}

type ChoiceProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; title: string }[];
  value: NoInfer<Id>;
  onChoose: (id: Id) => void;
  disabled?: boolean;
};

/** Without the id of a field, the label is for screen readers only. */
export function Choice<Id extends string>({
  label,
  options,
  onChoose,
  id,
  ...rest
}: ChoiceProps<Id> & { id?: string }) {
  return (
    <Select
      id={id}
      aria-label={id === undefined ? label : undefined}
      fontSize={1}
      onChange={({ currentTarget: { value } }) => {
        const chosen = options.find((option) => option.id === value);
        if (chosen) onChoose(chosen.id);
      }}
      {...rest}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.title}
        </option>
      ))}
    </Select>
  );
}

export function ChoiceField<Id extends string>(props: ChoiceProps<Id>) {
  return <Field label={props.label}>{(id) => <Choice id={id} {...props} />}</Field>;
}

/** A choice among the fields of a bar, as wide as its longest option needs. */
export function BarChoice<Id extends string>(choice: ChoiceProps<Id>) {
  return (
    <Box style={{ width: 'max-content', maxWidth: '100%' }}>
      <Choice {...choice} />
    </Box>
  );
}

type SearchInputProps = {
  label: string;
  placeholder?: string;
  value: string;
  onType: (text: string) => void;
  padding?: number;
  border?: boolean;
  inputRef?: InputRef;
};

export function SearchInput({ label, placeholder = label, inputRef, onType, ...rest }: SearchInputProps) {
  return (
    <TextInput
      aria-label={label}
      placeholder={placeholder}
      ref={inputRef}
      icon={SearchIcon}
      fontSize={1}
      onChange={({ currentTarget }: Typed) => onType(currentTarget.value)}
      {...rest}
    />
  );
}

/** Filters the list of a tool by a text field and the choices beside it. */
export function SearchBar({ children, ...search }: SearchInputProps & { children: ReactNode }) {
  return (
    <Flex gap={3} wrap="wrap" role="search">
      <Box flex={1} style={{ minWidth: 220 }}>
        <SearchInput {...search} />
      </Box>
      {children}
    </Flex>
  );
}
