import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type Finding, findingsToConfirm } from 'schemas/checks/checks.ts';
import { type DocumentActionComponent, type SanityDocument, useClient } from 'sanity';
import { type Status, isHidden } from '../content/visibility.ts';
import { say } from '../locale/say.ts';
import { loadCheckedSite } from '../checks/use-checked-site.ts';
import { apiVersion } from '../content/use-content.ts';
import { FindingsDialog } from './findings-dialog.tsx';
import { usePublication } from './use-publication.ts';

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
          onClick={() => onPublish('draft')}
        />
        <Button
          text={say('Publish and show')}
          tone="positive"
          fontSize={1}
          disabled={isBusy}
          onClick={() => onPublish('published')}
        />
      </Flex>
    </Stack>
  );
}

type Question = { document: SanityDocument; findings?: readonly Finding[]; status?: Status | undefined };

/** Asks whether visitors should see what is hidden, and shows what is missing or wrong before publishing. */
export function withChecks(publishAction: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, draft } = props;
    const [question, setQuestion] = useState<Question>();
    const client = useClient({ apiVersion });
    const original = publishAction(props);
    const { isUnderWay, setPublication } = usePublication(props, original);
    if (!original || !draft) return original;
    const close = () => {
      setQuestion(undefined);
    };

    function publish(status: Status | undefined): void {
      close();
      setPublication({ stage: 'wait', status });
    }

    async function check(document: SanityDocument, status?: Status): Promise<void> {
      setPublication({ stage: 'check' });
      try {
        const findings = findingsToConfirm(document, await loadCheckedSite(client, [id]));
        if (findings.length === 0) {
          publish(status);
        } else {
          setPublication(undefined);
          setQuestion({ document, findings, status });
        }
      } catch {
        // Without a connection publishing fails too, and the Studio says why.
        publish(status);
      }
    }

    return {
      ...original,
      disabled: original.disabled === true || isUnderWay,
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
                onPublish={() => publish(question.status)}
                onClose={close}
              />
            ) : (
              <HiddenDialog
                isBusy={isUnderWay}
                onPublish={(status) => void check({ ...draft, status }, status)}
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
