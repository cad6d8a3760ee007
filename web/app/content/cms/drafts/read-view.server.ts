import {
  findPreviewSession,
  type PreviewPass,
  readPreviewCookie,
  isSecretValid,
} from './preview-cookie.server.ts';
import { logProblem } from '../../../platform/log.server.ts';
import type { ContentView, Platform } from '../../../platform/platform.server.ts';
import { linkView, readDraftLink } from './draft-link.server.ts';

const published: ContentView = { kind: 'published' };

export async function readView(platform: Platform, request: Request): Promise<ContentView> {
  const pass = await readPreviewCookie(platform, request);
  if (!pass) return published;
  try {
    return (await openView(platform, pass)) ?? published;
  } catch (error) {
    logProblem('A preview pass cannot be checked, so it is refused.', {
      requestId: platform.requestId,
      error,
    });
    return published;
  }
}

/** Checked at every request, so that a pass ends with its session, secret or link. */
async function openView(platform: Platform, pass: PreviewPass): Promise<ContentView | undefined> {
  const { database, settings, clock } = platform;
  const { kind, id } = pass;
  if (kind === 'link') {
    const link = await readDraftLink(platform, id);
    return link && linkView(link, clock());
  }
  const session = await findPreviewSession(database, id, clock());
  if (!session || !(await isSecretValid(settings, session.secretId))) return undefined;
  return pass.showsPublished ? { kind, showsPublished: true } : { kind };
}
