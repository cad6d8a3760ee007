import { CalendarIcon } from '@sanity/icons/Calendar';
import { useState } from 'react';
import {
  type DocumentActionComponent,
  useDocumentPairPermissions,
  useSchema,
  useValidationStatus,
} from 'sanity';
import { blockingReasons } from '../checks/blocking-reasons.ts';
import { useCheckedSite } from '../checks/use-checked-site.ts';
import { documentTitle } from '../content/document-title.ts';
import { isHidden } from '../content/visibility.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { ScheduleDialog } from '../schedules/schedule-dialog.tsx';
import { isFixedType } from '../singletons.ts';
import { publishProblems, unpublishProblems } from './schedule-problems.ts';

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
    onHandle: () => {
      setIsOpen(true);
    },
    dialog: isOpen && {
      type: 'dialog',
      header: say('Schedule {1}', title),
      width: 'medium',
      onClose: () => {
        setIsOpen(false);
      },
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
