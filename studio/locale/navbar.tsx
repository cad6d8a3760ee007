import { languageTitle } from 'schemas/languages.ts';
import type { NavbarProps } from 'sanity';
import { GroupLinks } from '../tool-bar/group-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { changeStaffLanguage, staffLanguage, staffLanguages } from './staff-language.ts';

type Actions = NonNullable<NavbarProps['__internal_actions']>;

const inTopBar: Actions = [{ name: 'staff-language', location: 'topbar', render: LanguageMenu }];

/** In the drawer of a narrow window, which has no room for a menu within it. */
const inDrawer: Actions = staffLanguages.map((language) => ({
  name: `staff-language-${language}`,
  location: 'sidebar',
  title: languageTitle(language),
  selected: language === staffLanguage,
  onAction: () => {
    changeStaffLanguage(language);
  },
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
