import type { Locator, Page } from '@playwright/test';
import { addresses, expect } from '../support/fixtures.ts';

/** Milliseconds for the first screen of the Studio: several megabytes of script on a busy machine. */
const startTime = 30_000;

export type Editor = {
  /** Opens the Studio and waits for its first screen, without a login. */
  open: () => Promise<void>;
  /** Logs out and chooses someone else of the staff, then waits for their first screen. */
  become: (name: string) => Promise<void>;
  /** Opens a document from a list of the first column, both by the titles an editor reads. */
  openDocument: (list: string, title: string) => Promise<void>;
  /** Opens a tool of a group from the top bar, both by their titles. */
  openTool: (group: string, tool: string) => Promise<void>;
  /** One language of a localized field: its name in the schema, and the language's own name. */
  localizedField: (field: string, language: string) => Locator;
  /** The mark that a list shows beside a document with unpublished changes. */
  draftMark: (list: string, title: string) => Locator;
  /** Chooses an action from the menu beside the button that publishes. */
  choose: (action: string) => Promise<void>;
  /** Takes the open document off the site, which the Studio offers where it shows what is published. */
  unpublish: () => Promise<void>;
  /** Uploads into the one empty picture field that is open, and waits for the picture. */
  uploadPicture: (file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
  /** Writes the same words into every language of a localized field that is still empty. */
  writeEveryLanguage: (field: string, words: string) => Promise<void>;
  /** Drags the lower edge of the crop up by a share of the picture's height. */
  cropFromBelow: (share: number) => Promise<void>;
  /** Closes the dialogs of items of a list, the innermost first. */
  closeDialogs: () => Promise<void>;
  /** Publishes the open document and waits until the Studio says that it has been done. */
  publish: (title: string) => Promise<void>;
};

/** The actions of an editor in the Studio. */
export function editorOn(page: Page): Editor {
  const row = (list: string, title: string) =>
    page.getByRole('listbox', { name: list }).getByRole('option', { name: title });
  const started = async (name: string) => {
    const columns = page.getByRole('listbox', { name: 'Content' });
    await expect(columns).toBeVisible({ timeout: startTime });
    await expect(page.getByRole('button', { name })).toBeVisible();
  };
  return {
    open: async () => {
      await page.goto(`${addresses.studio}/structure`);
      await started('Lien Peeters');
    },
    become: async (name) => {
      await page.getByRole('button', { name: 'Lien Peeters' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByRole('link', { name }).click();
      await started(name);
    },
    openDocument: async (list, title) => {
      await page.getByRole('link', { name: list, exact: true }).click();
      await row(list, title).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    },
    openTool: async (group, tool) => {
      // A group may end with how many leads are new.
      await page
        .getByRole('link', { name: new RegExp(`^${group}(?: \\(\\d+\\))?$`) })
        .first()
        .click();
      const tools = page.getByRole('navigation', { name: group });
      await tools.getByRole('link', { name: new RegExp(`^${tool}(?: \\(\\d+\\))?$`) }).click();
    },
    localizedField: (field, language) =>
      page.getByTestId(`field-${field}`).getByRole('textbox', { name: language }),
    draftMark: (list, title) => row(list, title).locator('[data-status="draft"]'),
    choose: async (action) => {
      await page.getByTestId('action-menu-button').click();
      await page.getByRole('menuitem', { name: action }).click();
    },
    unpublish: async () => {
      await page.getByRole('button', { name: 'Published', exact: true }).click();
      await page.getByTestId('action-unpublish').click();
      await page.getByRole('button', { name: 'Unpublish now' }).click();
    },
    uploadPicture: async (file) => {
      await page.getByTestId('file-button-input').setInputFiles(file);
      await expect(page.getByTestId('hotspot-image-input')).toBeVisible();
    },
    writeEveryLanguage: async (field, words) => {
      const place = page.getByTestId(`field-${field}`);
      await place.getByRole('button', { name: 'Write in Nederlands, Français and English' }).click();
      await expect(place.getByRole('textbox')).toHaveCount(3);
      for (const input of await place.getByRole('textbox').all()) await input.fill(words);
    },
    cropFromBelow: async (share) => {
      await page.getByTestId('options-menu-edit-details').click();
      const edge = page.locator('[data-handle="crop-bottom"]');
      await edge.hover();
      const whole = await page.locator('[data-handle="crop"]').last().boundingBox();
      const box = await edge.boundingBox();
      if (!whole || !box) throw new Error('The picture to crop has no size.');
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      await page.mouse.down();
      await page.mouse.move(x, y - whole.height * share, { steps: 5 });
      await page.mouse.up();
    },
    closeDialogs: async () => {
      const close = page.getByRole('button', { name: 'Close dialog' });
      // A dialog may open only after the lake has stored what it shows.
      await expect(close.first()).toBeVisible();
      await expect(async () => {
        if ((await close.count()) > 0) await close.last().click({ timeout: 2000 });
        await expect(close).toHaveCount(0, { timeout: 500 });
      }).toPass();
    },
    publish: async (title) => {
      const notice = page.getByRole('alert').filter({ hasText: 'was published' });
      // The notice of a publication just before stays a few seconds, and must not be taken for this one's.
      await expect(notice).toHaveCount(0);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(notice).toContainText(title, { timeout: startTime });
    },
  };
}
