import { Button } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { languageTitle } from 'schemas/languages.ts';
import { changeStaffLanguage, staffLanguage, staffLanguages } from './staff-language.ts';
import { say } from './say.ts';

/** Switches the language of the Studio. Sanity has such a menu of its own, but leaves it out of this version. */
export function LanguageMenu() {
  const shortName = staffLanguage.toUpperCase();
  return (
    <MenuButton
      id="staff-language"
      button={
        <Button
          icon={EarthGlobeIcon}
          text={shortName}
          aria-label={say('{1}: language of the Studio', shortName)}
          mode="bleed"
          fontSize={1}
          padding={2}
        />
      }
      popover={{ placement: 'bottom-end', portal: true }}
      menu={
        <Menu>
          {staffLanguages.map((language) => (
            <MenuItem
              key={language}
              text={languageTitle(language)}
              lang={language}
              fontSize={1}
              pressed={language === staffLanguage}
              aria-current={language === staffLanguage}
              iconRight={language === staffLanguage ? CheckmarkIcon : undefined}
              onClick={() => {
                changeStaffLanguage(language);
              }}
            />
          ))}
        </Menu>
      }
    />
  );
}
