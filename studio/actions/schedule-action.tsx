import { reasonToKeep } from 'schemas/needed-pages.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { useState } from 'react';
import {
  type DocumentActionComponent,
  useDocumentPairPermissions,
  useSchema,
  useValidationStatus,
} from 'sanity';
import { inStaffLanguage, say } from '../locale/say.ts';
import { blockingReasons, useCheckedSite } from '../checks/use-checked-site.ts';
import { documentTitle } from '../content/document-title.ts';
import { isHidden } from '../content/visibility.ts';
import { ScheduleDialog } from '../schedules/schedule-dialog.tsx';
import { isFixedType } from '../singletons.ts';

type Marker = { level: 'error' | 'warning' | 'info'; message: string };

type ToPublish = {
  hasDraft: boolean;
  markers: readonly Marker[];
  /** Why the site settings prevent publishing; undefined until that is known. */
  reasons: readonly string[] | undefined;
};

/** Why the Studio would not publish the draft now; undefined until known. */
export function publishProblems({ hasDraft, markers, reasons }: ToPublish): string[] | undefined {
  if (!hasDraft) return [say('There is no draft to publish: all changes are on the site already.')];
  if (!reasons) return undefined;
  const errors = markers.filter(({ level }) => level === 'error').map(({ message }) => message);
  return [
    ...new Set(errors.map((message) => say('Not complete yet: {1}', inStaffLanguage(message)))),
    ...reasons,
  ];
}

type ToUnpublish = { published: StoredDocument | null; isFixed: boolean };

export function unpublishProblems({ published, isFixed }: ToUnpublish): string[] {
  if (isFixed) return [say('The site cannot do without this document.')];
  if (!published) return [say('It is not published.')];
  const reason = reasonToKeep(published);
  return reason === undefined ? [] : [inStaffLanguage(reason)];
}

export const ScheduleAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const schema = useSchema();
  const { validation, isValidating } = useValidationStatus(draft?._id ?? id, type, true);
  const [permission, isLoading] = useDocumentPairPermissions({ id, type, permission: 'publish' });
  const { site, problem } = useCheckedSite(id, isOpen ? (published?._rev ?? '') : null);
  const reasons = draft && site && blockingReasons(draft, site);
  const document = draft ?? published;
  const typeTitle = inStaffLanguage(schema.get(type)?.title ?? type);
  const title = documentTitle(document ?? {}, typeTitle);
  return {
    label: say('Schedule…'),
    icon: CalendarIcon,
    disabled: document === null || isLoading || isValidating || permission?.granted !== true,
    title: say('Publish or unpublish it at a moment to come'),
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: say('Schedule {1}', title),
      width: 'medium',
      onClose: () => setIsOpen(false),
      content: (
        <ScheduleDialog
          document={{ documentId: id, documentType: type, documentTitle: title }}
          isHidden={isHidden(document)}
          problems={{
            publish: publishProblems({
              hasDraft: draft !== null,
              markers: validation,
              reasons: problem === undefined ? (reasons ?? undefined) : [problem],
            }),
            unpublish: unpublishProblems({ published, isFixed: isFixedType(type) }),
          }}
        />
      ),
    },
  };
};
