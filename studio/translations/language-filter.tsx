import { useLanguageFilterStudioContext } from '@sanity/language-filter';
import { Button } from '@sanity/ui';
import { Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui/menu';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { TranslateIcon } from '@sanity/icons/Translate';
import { languages, languageTitle } from 'schemas/languages.ts';
import { useId } from 'react';
import { say } from '../locale/say.ts';

/** Chooses the languages that a form shows. The plug-in has such a menu of its own, in English only. */
export function LanguageFilter() {
  const { selectedLanguageIds: shown, setSelectedLanguageIds: show } = useLanguageFilterStudioContext();
  const all = languages.map(({ id }) => id);
  const isShown = (id: string) => shown.includes(id);
  const areAllShown = all.every(isShown);
  const toggled = (id: string) => all.filter((each) => (each === id) !== isShown(each));
  return (
    <MenuButton
      id={useId()}
      button={
        <Button
          icon={TranslateIcon}
          text={areAllShown ? say('All languages') : all.filter(isShown).join(', ').toUpperCase()}
          aria-label={say('Languages of this form')}
          mode="bleed"
          fontSize={1}
          padding={2}
        />
      }
      popover={{ placement: 'bottom-end', portal: true }}
      menu={
        <Menu>
          {all.map((id) => (
            <MenuItem
              key={id}
              text={languageTitle(id)}
              lang={id}
              fontSize={1}
              pressed={isShown(id)}
              aria-current={isShown(id)}
              iconRight={isShown(id) ? CheckmarkIcon : undefined}
              onClick={() => show(toggled(id))}
            />
          ))}
          <MenuDivider />
          <MenuItem
            text={say('All languages')}
            fontSize={1}
            disabled={areAllShown}
            onClick={() => show(all)}
          />
        </Menu>
      }
    />
  );
}
