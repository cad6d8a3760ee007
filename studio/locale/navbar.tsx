import { Button } from '@sanity/ui';
import { BookIcon } from '@sanity/icons/Book';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { languageTitle } from 'schemas/languages.ts';
import type { NavbarProps } from 'sanity';
import { StateLink } from 'sanity/router';
import { changeStaffLanguage, staffLanguage, staffLanguages } from './staff-language.ts';
import { say } from './say.ts';
import { GroupLinks } from '../tool-bar/tool-menu.tsx';
import { LanguageMenu } from '../tool-page/language-menu.tsx';

/** Switches the language of the Studio. Sanity has such a menu, but leaves it out of this version. */
function StaffLanguageMenu() {
  const shortName = staffLanguage.toUpperCase();
  return (
    <LanguageMenu
      icon={EarthGlobeIcon}
      text={shortName}
      label={say('{1}: language of the Studio', shortName)}
      languages={staffLanguages}
      isChosen={(language) => language === staffLanguage}
      onChoose={changeStaffLanguage}
    />
  );
}

/** Links to our own guide; Sanity's “?” leads to help for developers. */
function GuideLink() {
  return (
    <Button
      as={StateLink}
      data-as="a"
      state={{ tool: 'guide' }}
      icon={BookIcon}
      aria-label={say('Guide')}
      title={say('Guide')}
      mode="bleed"
      fontSize={1}
      padding={2}
    />
  );
}

type Actions = NonNullable<NavbarProps['__internal_actions']>;

const inTopBar: Actions = [
  { name: 'guide', location: 'topbar', render: GuideLink },
  { name: 'staff-language', location: 'topbar', render: StaffLanguageMenu },
];

/** For the drawer of a narrow window, which has no room for a menu of its own. */
const inDrawer: Actions = staffLanguages.map((language) => ({
  name: `staff-language-${language}`,
  location: 'sidebar',
  title: languageTitle(language),
  selected: language === staffLanguage,
  onAction: () => changeStaffLanguage(language),
}));

/** Adds the languages of the Studio beside the user menu, and the tools of the open group below. */
export function Navbar(props: NavbarProps) {
  const { __internal_actions: actions = [] } = props;
  return (
    <>
      {props.renderDefault({ ...props, __internal_actions: [...actions, ...inTopBar, ...inDrawer] })}
      <GroupLinks />
    </>
  );
}
