import { TextArea } from '@sanity/ui';

type TableCellProps = {
  label: string;
  value: string;
  readOnly: boolean;
  onChange: (text: string) => void;
  /** Returns true if it took over what was pasted. */
  onPaste: (clipboard: { html: string; text: string }) => boolean;
};

export function TableCell({ label, value, readOnly, onChange, onPaste }: TableCellProps) {
  return (
    <TextArea
      aria-label={label}
      rows={1}
      fontSize={1}
      padding={2}
      value={value}
      readOnly={readOnly}
      style={{ resize: 'none', minHeight: '2.2em', fieldSizing: 'content' }}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
      onPaste={(event) => {
        const { clipboardData } = event;
        const clipboard = { html: clipboardData.getData('text/html'), text: clipboardData.getData('text') };
        if (onPaste(clipboard)) event.preventDefault();
      }}
    />
  );
}
