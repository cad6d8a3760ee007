import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useClient } from 'sanity';
import { useRouter } from 'sanity/router';
import type { Lead, Quotation } from 'schemas/lead.ts';
import { apiVersion } from '../../content/use-content.ts';
import { sentenceOf } from '../../staff-api/use-staff-api.ts';
import { testimonialDraft, testimonialId } from './testimonial-draft.ts';
import { say } from '../../locale/say.ts';

type TestimonialButtonProps = { lead: Lead; quotation: Quotation };

/** Opens the draft of a testimonial, and makes it first where there is none. */
export function TestimonialButton({ lead, quotation }: TestimonialButtonProps) {
  const client = useClient({ apiVersion });
  const router = useRouter();
  const { push } = useToast();
  const open = async () => {
    try {
      await client.createIfNotExists(testimonialDraft(lead, quotation));
      router.navigateIntent('edit', { id: testimonialId(lead), type: 'testimonial' });
    } catch (error) {
      push({ status: 'error', title: say('The draft could not be made'), description: sentenceOf(error) });
    }
  };
  return (
    <Button text={say('Open as draft testimonial')} mode="ghost" fontSize={1} onClick={() => void open()} />
  );
}
