import { useRouter } from 'sanity/router';
import { useContent } from '../../content/use-content.ts';
import { pairVersions } from '../../content/versions.ts';
import { pageFromSaved, type SavedTemplate } from './saved-template.ts';

const query = '*[_type == "pageTemplate"] | order(lower(name)) { _id, name, purpose }';

/** Templates that editors saved, by name, as they are in their drafts. */
export function useSavedTemplates(): { id: string; present: SavedTemplate }[] {
  const stored = useContent(query) as SavedTemplate[] | undefined;
  return pairVersions(stored ?? []);
}

/** Opens a new page that begins with a template. */
export function useNewPage(): (templateId: string) => void {
  const { navigateIntent } = useRouter();
  const { id: template, schemaType: type } = pageFromSaved;
  return (templateId) => {
    navigateIntent('create', [{ type, template }, { template: templateId }]);
  };
}
