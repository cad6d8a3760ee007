import type { Page } from '@playwright/test';
import type { FormId } from 'schemas/form-ids.ts';
import { isWhole, recordFigure } from '../support/figures.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { nextView, visit } from '../support/visitor.ts';
import { findForms, formsToTry } from './shown-forms.ts';

/** Ways to make a page run `intruder`. */
const payloads = [
  '<script>globalThis.intruder=1</script>',
  '</script><script>globalThis.intruder=1</script>',
  '</textarea><script>globalThis.intruder=1</script>',
  '</title><img src=x onerror=globalThis.intruder=1>',
  '<img src=x onerror=globalThis.intruder=1>',
  '<svg onload=globalThis.intruder=1>',
  '<iframe srcdoc="<script>parent.intruder=1</script>"></iframe>',
  '<iframe src="javascript:parent.intruder=1"></iframe>',
  '<a href="javascript:globalThis.intruder=1">x</a>',
  '<input autofocus onfocus=globalThis.intruder=1>',
  '<details open ontoggle=globalThis.intruder=1>',
  '<meta http-equiv="refresh" content="0;url=javascript:globalThis.intruder=1">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '" autofocus onfocus="globalThis.intruder=1',
  "' autofocus onfocus='globalThis.intruder=1",
  '"><svg onload=globalThis.intruder=1>',
  '\u2028</script><script>globalThis.intruder=1</script>',
  '--></script><script>globalThis.intruder=1</script>',
  'javascript:globalThis.intruder=1//',
  '\\u003c/script\\u003e\\"),alert(1),(\\"',
  '<form action="javascript:globalThis.intruder=1"><input name=x></form>',
  '<style>*{background:url(https://evil.example/)}</style>',
  '</style></noscript></template><script>alert(document.domain)</script>',
];

/** Lists the attributes and elements that could run script. */
function suspects(): string[] {
  const leads = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];
  const isSuspect = ({ name, value }: Attr) =>
    /^(on|srcdoc$|autofocus$)/i.test(name) || (leads.includes(name) && /^\W*javascript:/i.test(value));
  // The error summary is focused without JavaScript too.
  const isOurs = (element: Element, { name }: Attr) =>
    name === 'autofocus' && element.matches('div.form-summary');
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter((attribute) => isSuspect(attribute) && !isOurs(element, attribute))
      .map(({ name }) => `${element.tagName} ${name}`),
  );
  const elements = [...document.querySelectorAll('base, iframe, object, meta[http-equiv=refresh]')];
  const hasRun = 'intruder' in globalThis ? ['it has run'] : [];
  return [...attributes, ...elements.map(({ tagName }) => tagName), ...hasRun];
}

const at = (index: number) => payloads[index % payloads.length] ?? '';

const formOf = (id: FormId) => `form:has([name="_form"][value="${id}"])`;

/** Puts a payload into every field that a program could fill in, and sends the form. */
function sendFilled(page: Page, { id, first }: { id: FormId; first: number }) {
  return page.evaluate(
    ([texts, start, selector]) => {
      const form = document.querySelector<HTMLFormElement>(selector);
      const fields = [...(form?.elements ?? [])].filter(
        (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
      );
      const filled = fields.filter(({ name, type }) => !/^_(form|key)$/.test(name) && type !== 'file');
      for (const [index, field] of filled.entries())
        field.value = texts[(start + index) % texts.length] ?? '';
      form?.submit();
      return filled.length;
    },
    [payloads, first, formOf(id)] as const,
  );
}

test.use({
  // The test is about the markup, not about the policy that would stop a script in it.
  bypassCSP: true,
  expectedProblems: { patterns: [/status of 422/, /status of 404/] },
});

test('what is typed into a form or an address runs nothing', async ({ page, tag }) => {
  test.setTimeout(isWhole ? 600_000 : 60_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  let shown = 0;

  await test.step('forms that are shown again', async () => {
    for (const { id, path } of await findForms(page, addresses.site, formsToTry)) {
      // One client may send about thirty forms.
      await page.setExtraHTTPHeaders({ 'X-Test-Client': `${tag} ${id}` });
      for (let first = 0; first < payloads.length;) {
        await visit(page, path);
        const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
        const viewed = nextView(page);
        const filled = await sendFilled(page, { id, first });
        expect(filled).toBeGreaterThan(3);
        expect((await answer).status(), id).toBe(422);
        await viewed;
        const typed = page.locator(formOf(id)).getByRole('textbox').filter({ visible: true });
        await expect(typed.first()).not.toHaveValue('');
        expect(await page.evaluate(suspects), id).toEqual([]);
        first += isWhole && id === 'site-contact' ? 1 : filled;
        shown += filled;
      }
    }
  });

  await test.step('addresses whose words a page shows again', async () => {
    const pages = ['/nl/te-koop/', '/nl/nergens/', '/fr/a-louer/'];
    for (const [index, address] of (isWhole ? payloads.map(() => pages).flat() : pages).entries()) {
      await visit(page, address);
      const names = await page.evaluate(() =>
        [...document.querySelectorAll('form:not([method=post]) [name]')].map(
          (field) => field.getAttribute('name') ?? '',
        ),
      );
      const words = [...new Set([...names, 'page', 'q', 'utm_source'])].map(
        (name, place) => [name, at(index * 8 + place)] as [string, string],
      );
      await visit(
        page,
        `${address}?${new URLSearchParams(words).toString()}#${encodeURIComponent(at(index))}`,
      );
      expect(await page.evaluate(suspects), address).toEqual([]);
      shown += words.length;
    }
  });

  expect(dialogs).toEqual([]);
  recordFigure('8 script in fields and addresses', { 'texts shown': shown, executed: dialogs.length });
});
