import { Button } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { languageTitle } from 'schemas/languages.ts';
import { type ComponentType, type ReactNode, useId } from 'react';

type LanguageMenuProps<Id extends string> = {
  icon: ComponentType;
  text: string;
  label: string;
  languages: readonly Id[];
  isChosen: (language: Id) => boolean;
  onChoose: (language: Id) => void;
  /** Shown below the languages. */
  children?: ReactNode;
};

/** Lists languages by their own names, with the chosen ones marked. */
export function LanguageMenu<Id extends string>({
  icon,
  text,
  label,
  languages,
  isChosen,
  onChoose,
  children,
}: LanguageMenuProps<Id>) {
  return (
    <MenuButton
      id={useId()}
      button={<Button icon={icon} text={text} aria-label={label} mode="bleed" fontSize={1} padding={2} />}
      popover={{ placement: 'bottom-end', portal: true }}
      menu={
        <Menu>
          {languages.map((language) => (
            <MenuItem
              key={language}
              text={languageTitle(language)}
              lang={language}
              fontSize={1}
              pressed={isChosen(language)}
              aria-current={isChosen(language)}
              iconRight={isChosen(language) ? CheckmarkIcon : undefined}
              onClick={() => onChoose(language)}
            />
          ))}
          {children}
        </Menu>
      }
    />
  );
}
