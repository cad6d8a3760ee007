import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { StackCompactIcon } from '@sanity/icons/StackCompact';
import { useState } from 'react';
import { type DocumentActionComponent, useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { documentTitle } from '../content/document-title.ts';
import { useMayEdit } from '../content/viewer.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say } from '../locale/say.ts';
import { SaveTemplateForm } from '../templates/saved/save-template-form.tsx';
import { templateFrom } from '../templates/saved/saved-template.ts';
import { useNewPage } from '../templates/saved/use-saved-templates.ts';

/** Saves a copy of a page's draft, from which other pages can start. */
export const SaveTemplateAction: DocumentActionComponent = ({ draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const client = useClient({ apiVersion });
  const mayEdit = useMayEdit();
  const attempt = useAttempt();
  const page = draft ?? published;
  const close = () => {
    setIsOpen(false);
  };
  return {
    label: say('Save as template…'),
    icon: StackCompactIcon,
    disabled: page === null || mayEdit !== true,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: say('Save as template'),
      width: 'medium',
      onClose: close,
      content: page && (
        <SaveTemplateForm
          suggestedName={documentTitle(page, '').slice(0, 60)}
          onClose={close}
          onSave={async (about) => {
            await attempt(async () => {
              await client.create(templateFrom(page, { id: crypto.randomUUID(), ...about }));
              close();
              const description = say('You find it below Add page, and in Content › Page templates.');
              return { title: say('{1} is a template now', about.name), description };
            }, say('The template was not saved'));
          }}
        />
      ),
    },
  };
};

export const NewPageAction: DocumentActionComponent = ({ id, draft, published }) => {
  const newPage = useNewPage();
  const mayEdit = useMayEdit();
  return {
    label: say('New page from this template'),
    icon: AddDocumentIcon,
    disabled: (draft ?? published) === null || mayEdit !== true,
    onHandle: () => newPage(id),
  };
};
