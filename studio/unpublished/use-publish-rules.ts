import { useClient, useWorkspace, validateDocument } from 'sanity';
import { loadCheckedSite } from '../checks/use-checked-site.ts';
import { apiVersion } from '../content/use-content.ts';
import { useMayPublish } from '../content/viewer.ts';
import { inStaffLanguage } from '../locale/say.ts';
import type { PublishRules } from './publish-together.ts';

/** Rules that documents must meet before the Studio publishes them. */
export function usePublishRules(): { rules: PublishRules; mayPublish: boolean } {
  const workspace = useWorkspace();
  const client = useClient({ apiVersion });
  const mayPublish = useMayPublish() === true;
  const rules: PublishRules = {
    errorsOf: async (document) =>
      (await validateDocument({ document, workspace }))
        .filter(({ level }) => level === 'error')
        .map(({ message }) => inStaffLanguage(message)),
    siteWith: (published) => loadCheckedSite(client, published),
  };
  return { rules, mayPublish };
}
