import type { deviceStore } from '../../ui/browser/device-store.ts';

export function filledFields(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)];
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

type Kept = {
  records: ReturnType<typeof deviceStore>;
  key: string;
  onStored?: () => void;
  onRefused: () => void;
};

/** Restores the fields of a form as they were left on this device, and stores each change. */
export async function storeFields(
  form: HTMLFormElement,
  { records, key, onStored, onRefused }: Kept,
): Promise<void> {
  form.hidden = false;
  form.addEventListener('input', () => {
    records.set(key, filledFields(form)).then(onStored, onRefused);
  });
  for (const [name, value] of Object.entries((await records.get(key)) ?? {})) {
    const field = form.elements.namedItem(name);
    if (typeof value !== 'string' || value === '' || !field) continue;
    form
      .querySelector(`[name="${CSS.escape(name)}"]`)
      ?.closest('details')
      ?.setAttribute('open', '');
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field instanceof RadioNodeList || (field instanceof HTMLElement && 'value' in field))
      field.value = value;
  }
}
