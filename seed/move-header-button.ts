import type { SanityClient } from '@sanity/client';

/** Includes drafts: publishing one with the switch would bring it back. */
const switchQuery = `{
  "holders": *[_type == "siteSettings" && defined(showFreeValuation)]._id,
  "isShown": *[_id == "site-settings"][0].showFreeValuation,
  "words": *[_id == "text-header-freeValuation"][0].value[]{language, value},
  "page": *[_type == "page" && originalPath == "/contact-demand/" && !(_id in path("drafts.**"))][0]._id
}`;

type Found = {
  holders: string[];
  isShown: boolean | null;
  words: { language: string; value: string }[] | null;
  page: string | null;
};

/** Replaces an older site's switch for free valuations with the header's link, in its editors' words. */
export async function moveHeaderButton(client: SanityClient): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' });
  const { holders, isShown, words, page } = await raw.fetch<Found>(switchQuery);
  if (holders.length === 0) return;
  const change = raw.transaction();
  for (const id of holders) change.patch(id, { unset: ['showFreeValuation'] });
  if (isShown && page) {
    const label = words?.map((word) => ({
      _type: 'internationalizedArrayStringValue',
      _key: word.language,
      ...word,
    }));
    const button = { _type: 'link', label, page: { _type: 'reference', _ref: page } };
    change.patch('header', { setIfMissing: { button } });
  }
  await change.commit({ visibility: 'sync' });
}
