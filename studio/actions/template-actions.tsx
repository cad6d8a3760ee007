import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { StackCompactIcon } from '@sanity/icons/StackCompact';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type DocumentActionComponent, useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { documentTitle } from '../content/document-title.ts';
import { useMayEdit } from '../content/viewer.ts';
import { sentenceOf } from '../staff-api/use-staff-api.ts';
import { say } from '../locale/say.ts';
import { SaveTemplateForm } from '../templates/saved/save-template-form.tsx';
import { templateFrom } from '../templates/saved/saved-template.ts';
import { useNewPage } from '../templates/saved/use-saved-templates.ts';

/** Saves a copy of a page, as it is in its draft, from which others can begin. */
export const SaveTemplateAction: DocumentActionComponent = ({ draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const client = useClient({ apiVersion });
  const mayEdit = useMayEdit();
  const { push } = useToast();
  const page = draft ?? published;
  const close = () => {
    setIsOpen(false);
  };
  return {
    label: say('Save as template…'),
    icon: StackCompactIcon,
    disabled: page === null || mayEdit !== true,
    onHandle: () => {
      setIsOpen(true);
    },
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
            try {
              await client.create(templateFrom(page, { id: crypto.randomUUID(), ...about }));
              const where = say('You find it below Add page, and in Content › Page templates.');
              push({
                status: 'success',
                title: say('{1} is a template now', about.name),
                description: where,
              });
              close();
            } catch (error) {
              push({
                status: 'error',
                title: say('The template was not saved'),
                description: sentenceOf(error),
              });
            }
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
    onHandle: () => {
      newPage(id);
    },
  };
};
