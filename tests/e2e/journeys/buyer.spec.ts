import type { Locator, Page } from '@playwright/test';
import { asVisitorsApart, field, thanksFor } from '../forms/fill-form.ts';
import { phoneOf } from '../forms/form-values.ts';
import { expectNoShifts, watchShifts } from '../layout/shifts.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { inBrief, journeys } from '../support/journeys.ts';
import { seededText, visit } from '../support/visitor.ts';

asVisitorsApart();

const sentences = {
  nl: 'huis in Mechelen of Gent onder 700.000',
  fr: 'maison à Malines ou Gand à moins de 700.000',
  en: 'house in Mechelen or Ghent under 700,000',
};

const mostTaps = 12;

const screens = [
  { width: 360, height: 780, isPhone: true },
  { width: 768, height: 1024, isPhone: false },
  { width: 1280, height: 800, isPhone: false },
];

const cards = (page: Page) => page.getByRole('main').locator('article[data-property]');

for (const [row, { width, height, isPhone }] of screens.entries())
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });

    for (const { language } of inBrief(journeys, row))
      test(`a buyer books a visit from a sentence in ${mostTaps} taps, and nothing moves by itself: ${language}`, async ({
        page,
        tag,
      }) => {
        const word = (key: Parameters<typeof seededText>[0]) => seededText(key, language);
        let taps = 0;
        const tap = async (target: Locator) => {
          taps += 1;
          await (isPhone ? target.tap() : target.click());
        };
        const follow = async (link: Locator) => {
          const from = page.url();
          await tap(link);
          await page.waitForURL(({ href }) => href !== from);
        };
        const arrive = async () => {
          await expectNoShifts(page);
          await expectNoAxeViolations(page);
        };
        await watchShifts(page);

        await visit(page, `/${language}/`);
        const search = page.getByRole('main').getByLabel(word('search.label'), { exact: true });
        await tap(search);
        await search.fill(sentences[language]);
        await search.press('Enter');
        await expect(cards(page)).toHaveCount(3);
        await arrive();

        await tap(
          cards(page)
            .first()
            .getByRole('button', { name: word('favourites.label') }),
        );
        await follow(page.getByRole('link', { name: word('map.viewMap'), exact: true }));
        const pin = page.locator('.list-map iframe').contentFrame().locator('.map-pin').first();
        await arrive();
        await tap(pin);
        const preview = page.locator('.map-preview');
        await tap(preview.getByRole('button', { name: word('favourites.label') }));
        await follow(preview.getByRole('link', { name: word('map.viewProperty'), exact: true }));
        await arrive();

        const compare = page.getByRole('button', { name: word('compare.submit') });
        await follow(page.getByRole('banner').getByRole('link', { name: word('favourites.heading') }));
        await arrive();
        await follow(compare);
        await expect(page.getByRole('columnheader')).toHaveCount(2);
        await arrive();

        await follow(
          page
            .getByRole('table')
            .getByRole('link', { name: /\p{L}{3}/u })
            .first(),
        );
        await follow(
          page.getByRole('link', { name: word(width < 1280 ? 'visit.short' : 'visit.plan'), exact: true }),
        );
        await arrive();
        await tap(page.locator('.moment-times label').filter({ visible: true }).first());
        await field(page, language, 'form.firstName').fill('An');
        await field(page, language, 'form.lastName').fill(tag);
        await field(page, language, 'form.email').fill(`${tag}@example.com`);
        await page.getByLabel(word('form.phone')).fill(phoneOf(tag));
        await follow(page.getByRole('button', { name: word('form.bookVisit') }));
        const { title } = thanksFor('contact-appointment', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await arrive();
        expect(taps).toBeLessThanOrEqual(mostTaps);
      });
  });
