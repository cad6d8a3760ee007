import type { LanguageId } from 'schemas/languages.ts';
import { z } from 'zod';
import { stopMailPath } from '../../content/paths/portal-path.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { readSignedValue, signValue } from '../../platform/signing/signed-value.server.ts';
import { newsKindIds } from '../news-kinds.ts';

const purpose = 'stop mail to an owner';

/** A link stops the monthly mail, news of one kind, or the digest, which is all news. */
const schema = z.object({ ownerId: z.string(), mail: z.enum(['monthly', 'digest', ...newsKindIds]) });

export type StoppedMail = z.infer<typeof schema>;

/** Never expires, because a mail may be opened long after it was sent; it shows nothing and can only stop mail. */
export function signStopLink(secret: string, stopped: StoppedMail): Promise<string> {
  return signValue(secret, purpose, stopped);
}

export async function readStopLink(secret: string, token: string): Promise<StoppedMail | undefined> {
  return schema.safeParse(await readSignedValue(secret, purpose, token)).data;
}

export async function stopMailLink(
  { SITE_URL, SITE_SECRET }: Platform['settings'],
  language: LanguageId,
  stopped: StoppedMail,
): Promise<string> {
  return `${SITE_URL}${stopMailPath(language, await signStopLink(SITE_SECRET, stopped))}`;
}
