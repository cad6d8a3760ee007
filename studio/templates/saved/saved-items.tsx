import { MenuDivider } from '@sanity/ui/menu';
import { say } from '../../locale/say.ts';
import { TemplateItem } from '../template-item.tsx';
import { useNewPage, useSavedTemplates } from './use-saved-templates.ts';

/** The templates of the editors, at the end of a menu. */
export function SavedItems() {
  const saved = useSavedTemplates();
  const newPage = useNewPage();
  if (saved.length === 0) return null;
  return (
    <>
      <MenuDivider />
      {saved.map(({ id, present: { name, purpose } }) => (
        <TemplateItem
          key={id}
          title={name ?? say('Untitled')}
          description={purpose ?? say('Your own template.')}
          onChoose={() => {
            newPage(id);
          }}
        />
      ))}
    </>
  );
}
