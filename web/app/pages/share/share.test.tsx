import { expect, test } from 'vitest';
import { renderInLanguage, testLanguages } from '../../content/i18n/seeded-texts.test-data.tsx';
import { projectContext } from '../project/project-site.test-data.ts';
import { loadProjectPage } from '../project/load-project-page.server.ts';
import { ShareButton } from './share-button.tsx';

const load = async (language: (typeof testLanguages)[number]) => {
  const page = await loadProjectPage(projectContext(language), '71');
  if (!page) throw new Error('There is no project 71.');
  return page;
};

test('a page is shared by mail and by WhatsApp with plain links, in each language', async () => {
  for (const [language, message] of [
    ['nl', 'Dit vond ik bij Huis & Haard:'],
    ['fr', 'Voici ce que j’ai trouvé chez Huis & Haard :'],
    ['en', 'I found this at Huis & Haard:'],
  ] as const) {
    const { share, head } = await load(language);
    const mail = new URL(share.mailHref);
    expect(mail.searchParams.get('subject')).toBe(head.social?.title);
    const body = mail.searchParams.get('body')?.replaceAll('\u00a0', ' ');
    expect(body?.split('\r\n')).toEqual([message, '', share.title.replaceAll('\u00a0', ' '), head.canonical]);
    const whatsApp = new URL(share.whatsAppHref);
    expect(whatsApp.origin).toBe('https://wa.me');
    expect(whatsApp.searchParams.get('text')).toBe(`${share.title}\n${head.canonical}`);
  }
});

test('the menu opens without script, and only offers to copy or share with it', async () => {
  for (const language of testLanguages) {
    const html = renderInLanguage(language, <ShareButton share={(await load(language)).share} />);
    expect(html).toMatch(/<button[^>]* popovertarget="share"/);
    expect(html).toMatch(/<div id="share"[^>]* popover="auto"/);
    expect(html).toMatch(/<li class="needs-script"><button type="button" class="[^"]* invisible"/);
    expect(html).toMatch(
      /<a href="https:\/\/wa\.me\/[^"]*" class="[^"]*" target="_blank" rel="noopener noreferrer">/,
    );
    expect(html.match(/<li[ >]/g)).toHaveLength(3);
  }
});
