import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type Finding, findingsToConfirm } from 'schemas/checks/checks.ts';
import { publicationChanges } from 'schemas/publication/publication-changes.ts';
import {
  type DocumentActionComponent,
  type SanityDocument,
  useClient,
  useDocumentOperation,
  useSchema,
} from 'sanity';
import { type Status, isHidden } from '../content/visibility.ts';
import { say, inStaffLanguage } from '../locale/say.ts';
import { loadCheckedSite } from '../checks/use-checked-site.ts';
import { documentTitle } from '../content/document-title.ts';
import { apiVersion } from '../content/use-content.ts';
import { isTranslatableType } from '../translations/report/translatable-types.ts';
import { FindingsDialog } from './findings-dialog.tsx';

type HiddenDialogProps = { isBusy: boolean; onPublish: (status: Status) => void; onClose: () => void };

function HiddenDialog({ isBusy, onPublish, onClose }: HiddenDialogProps) {
  return (
    <Stack gap={4}>
      <Text size={1}>{say('Publish it hidden, and you can show it later. Or show it now.')}</Text>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button text={say('Go back')} mode="ghost" fontSize={1} onClick={onClose} />
        <Button
          text={say('Publish hidden')}
          mode="ghost"
          fontSize={1}
          disabled={isBusy}
          onClick={() => {
            onPublish('draft');
          }}
        />
        <Button
          text={say('Publish and show')}
          tone="positive"
          fontSize={1}
          disabled={isBusy}
          onClick={() => {
            onPublish('published');
          }}
        />
      </Flex>
    </Stack>
  );
}

type Question = { document: SanityDocument; findings?: readonly Finding[] };

/**
 * Asks whether visitors should see what is hidden, shows what is missing or wrong before publishing, and adds former
 * paths and translation records.
 */
export function withChecks(publishAction: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const [question, setQuestion] = useState<Question>();
    const [isChecking, setIsChecking] = useState(false);
    const { patch } = useDocumentOperation(id, type);
    const client = useClient({ apiVersion });
    const schema = useSchema();
    const { push } = useToast();
    const original = publishAction(props);
    if (!original || !draft) return original;
    const close = () => {
      setQuestion(undefined);
    };

    function publish(document: SanityDocument): void {
      close();
      const changes = {
        ...(isTranslatableType(type) ? publicationChanges(document, published ?? undefined) : {}),
        ...(document.status !== draft?.status && { status: document.status }),
      };
      // Publishes after this patch is stored, so that visitors see both at once.
      if (Object.keys(changes).length > 0) patch.execute([{ set: changes }]);
      original?.onHandle?.();
      if (!isHidden(document)) return;
      const title = documentTitle(document, inStaffLanguage(schema.get(type)?.title ?? type));
      push({ status: 'warning', title: say('{1} is hidden: visitors do not see it.', title) });
    }

    async function check(document: SanityDocument): Promise<void> {
      setIsChecking(true);
      try {
        const findings = findingsToConfirm(document, await loadCheckedSite(client, [id]));
        if (findings.length === 0) publish(document);
        else setQuestion({ document, findings });
      } catch {
        // The publication fails too when there is no connection, and the Studio says why.
        publish(document);
      } finally {
        setIsChecking(false);
      }
    }

    return {
      ...original,
      disabled: original.disabled === true || isChecking,
      onHandle: () => {
        if (isHidden(draft)) setQuestion({ document: draft });
        else void check(draft);
      },
      dialog: question
        ? {
            type: 'dialog',
            header: question.findings
              ? say('Check this before you publish')
              : say('Visitors will not see it: it is hidden'),
            width: 'medium',
            onClose: close,
            content: question.findings ? (
              <FindingsDialog
                document={question.document}
                findings={question.findings}
                onPublish={() => {
                  publish(question.document);
                }}
                onClose={close}
              />
            ) : (
              <HiddenDialog
                isBusy={isChecking}
                onPublish={(status) => void check({ ...draft, status })}
                onClose={close}
              />
            ),
          }
        : (original.dialog ?? false),
    };
  };
  PublishAction.action = 'publish';
  return PublishAction;
}
