import { forms } from 'schemas/form-ids.ts';
import { addresses, expect, test } from '../support/fixtures.ts';
import { inBrief, journeys } from '../support/journeys.ts';

/** The last part of the address of a property as sheets of paper. */
const sheets = { nl: 'afdrukken', fr: 'imprimer', en: 'print' };

/** Matches its form's address in each language. */
const testimonial = /testimonial|getuigenis|temoignage/;

type LinkedPage = { path: string; html: string };

const readAll = (paths: Iterable<string>): Promise<LinkedPage[]> =>
  Promise.all(
    [...new Set(paths)].map(async (path) => {
      const response = await fetch(new URL(path, addresses.site));
      expect(response.status, path).toBe(200);
      return { path, html: await response.text() };
    }),
  );

/** Paths in the HTML that a link leads to on this site, without their fragments. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#]+)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));

const firstCardIn = ({ html }: LinkedPage): string[] =>
  linksIn(/<article[^>]*>.*?<\/article>/s.exec(html)?.[0] ?? '').slice(0, 1);

const formsIn = ({ html }: LinkedPage) =>
  (html.match(/<input [^>]*>/g) ?? [])
    .filter((input) => input.includes('name="_form"'))
    .map((input) => /value="([^"]*)"/.exec(input)?.[1]);

for (const { language, sale, rent, property } of inBrief(journeys)) {
  test(`[1.01] links lead from home to the lists, the search, every form and the sheets to print: ${language}`, async () => {
    const [home] = await readAll([`/${language}/`]);
    const fromHome = await readAll(linksIn(home?.html ?? ''));
    expect(fromHome.map(({ path }) => path)).toEqual(expect.arrayContaining([sale.path, rent.path]));
    expect(home?.html).toContain('type="search"');

    const homes = await readAll([property.path, ...fromHome.flatMap(firstCardIn)]);
    const fromHomes = await readAll(homes.flatMap(({ html }) => linksIn(html)));
    expect(fromHomes.map(({ path }) => path)).toContain(`${property.path}${sheets[language]}/`);

    // The page about the agency asks for testimonials, one link further on.
    const further = fromHome.flatMap(({ html }) => linksIn(html));
    const asked = await readAll(further.filter((path) => testimonial.test(path)));
    const offered = [...fromHome, ...homes, ...fromHomes, ...asked].flatMap(formsIn);
    for (const { id } of forms) expect(offered, id).toContain(id);
  });
}
