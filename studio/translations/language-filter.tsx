import { useLanguageFilterStudioContext } from '@sanity/language-filter';
import { MenuDivider, MenuItem } from '@sanity/ui/menu';
import { TranslateIcon } from '@sanity/icons/Translate';
import { languages } from 'schemas/languages.ts';
import { say } from '../locale/say.ts';
import { LanguageMenu } from '../tool-page/language-menu.tsx';

/** Chooses the languages that a form shows. The plug-in's own menu is in English only. */
export function LanguageFilter() {
  const { selectedLanguageIds: shown, setSelectedLanguageIds: show } = useLanguageFilterStudioContext();
  const all = languages.map(({ id }) => id);
  const isShown = (id: string) => shown.includes(id);
  const areAllShown = all.every(isShown);
  const toggled = (id: string) => all.filter((each) => (each === id) !== isShown(each));
  return (
    <LanguageMenu
      icon={TranslateIcon}
      text={areAllShown ? say('All languages') : all.filter(isShown).join(', ').toUpperCase()}
      label={say('Languages of this form')}
      languages={all}
      isChosen={isShown}
      onChoose={(id) => show(toggled(id))}
    >
      <MenuDivider />
      <MenuItem text={say('All languages')} fontSize={1} disabled={areAllShown} onClick={() => show(all)} />
    </LanguageMenu>
  );
}
