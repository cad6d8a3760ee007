import { MenuIcon } from '@sanity/icons/Menu';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { type SubmitEvent, useState } from 'react';
import { type DocumentActionComponent, useClient, useDocumentPairPermissions } from 'sanity';
import { documentTitle } from '../content/document-title.ts';
import { apiVersion, useContent } from '../content/use-content.ts';
import { say } from '../locale/say.ts';
import { ChoiceField } from '../tool-page/fields.tsx';
import { Loading } from '../tool-page/tool-page.tsx';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { holdsPage, itemsWith, menuQuery, parentsIn, type StoredMenu } from './menu-items.ts';

type MenuFormProps = { pageId: string; onPut: (menus: readonly StoredMenu[], below: string) => void };

function MenuForm({ pageId, onPut }: MenuFormProps) {
  const menus = useContent(menuQuery) as StoredMenu[] | undefined;
  const [below, setBelow] = useState('');
  if (!menus) return <Loading />;
  if (holdsPage(menus[0]?.items ?? [], pageId))
    return <Text size={1}>{say('This page is in the menu already.')}</Text>;
  const put = (event: SubmitEvent) => {
    event.preventDefault();
    onPut(menus, below);
  };
  return (
    <Stack as="form" gap={4} onSubmit={put}>
      <ChoiceField
        label={say('Its place in the menu')}
        options={[
          { id: '', title: say('At the top level, last') },
          ...parentsIn(menus[0]).map(({ key, title }) => ({ id: key, title: say('Below {1}, last', title) })),
        ]}
        value={below}
        onChoose={setBelow}
      />
      <Flex justify="flex-end">
        <Button type="submit" text={say('Put it in the menu')} tone="positive" fontSize={1} />
      </Flex>
    </Stack>
  );
}

/** Puts a page in the menu that visitors see, without publishing other changes to the menu. */
export const MenuAction: DocumentActionComponent = ({ id, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const client = useClient({ apiVersion });
  const attempt = useAttempt();
  const [permission] = useDocumentPairPermissions({ id: 'menu', type: 'menu', permission: 'publish' });
  const title = documentTitle(published ?? {}, say('Untitled'));
  const close = () => {
    setIsOpen(false);
  };
  const put = (menus: readonly StoredMenu[], below: string) =>
    attempt(async () => {
      const item = { key: crypto.randomUUID(), pageId: id, below };
      const transaction = client.transaction();
      for (const { _id, items } of menus)
        transaction.patch(_id, { set: { items: itemsWith(items ?? [], item) } });
      await transaction.commit();
      return say('{1} is in the menu', title);
    }, say('Nothing was changed'));
  return {
    label: say('Put in the menu…'),
    icon: MenuIcon,
    disabled: published === null || permission?.granted !== true,
    title: published === null ? say('Publish the page first') : say('Show it in the menu of the site'),
    onHandle: () => {
      setIsOpen(true);
    },
    dialog: isOpen && {
      type: 'dialog',
      header: say('Put {1} in the menu', title),
      width: 'medium',
      onClose: close,
      content: (
        <MenuForm
          pageId={id}
          onPut={(menus, below) => {
            close();
            void put(menus, below);
          }}
        />
      ),
    },
  };
};
