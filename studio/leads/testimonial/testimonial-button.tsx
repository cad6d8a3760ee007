import type { Lead, Quotation } from 'schemas/lead.ts';
import { Button } from '@sanity/ui';
import { useClient } from 'sanity';
import { useRouter } from 'sanity/router';
import { apiVersion } from '../../content/use-content.ts';
import { useAttempt } from '../../tool-page/use-attempt.ts';
import { say } from '../../locale/say.ts';

function testimonialId({ id }: Pick<Lead, 'id'>): string {
  return `testimonial-${id}`;
}

/** An unpublished document, which visitors cannot see: staff read, translate and publish it. */
export function testimonialDraft(lead: Pick<Lead, 'id' | 'language'>, quotation: Quotation) {
  const { text, author, place, day } = quotation;
  const { language } = lead;
  return {
    _id: `drafts.${testimonialId(lead)}`,
    _type: 'testimonial',
    status: 'draft',
    quote: [{ _type: 'internationalizedArrayTextValue', _key: language, language, value: text }],
    author,
    ...(place && { place }),
    date: day,
  };
}

type TestimonialButtonProps = { lead: Lead; quotation: Quotation };

/** Opens the draft of a testimonial, and creates it first if there is none. */
export function TestimonialButton({ lead, quotation }: TestimonialButtonProps) {
  const client = useClient({ apiVersion });
  const router = useRouter();
  const attempt = useAttempt();
  const open = () =>
    attempt(async () => {
      await client.createIfNotExists(testimonialDraft(lead, quotation));
      router.navigateIntent('edit', { id: testimonialId(lead), type: 'testimonial' });
    }, say('The draft could not be made'));
  return (
    <Button text={say('Open as draft testimonial')} mode="ghost" fontSize={1} onClick={() => void open()} />
  );
}
