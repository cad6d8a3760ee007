import { Badge, Button, Flex } from '@sanity/ui';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import type { TranslationMark } from 'schemas/publication/translation-records.ts';
import { useDocumentOperation, useFormValue } from 'sanity';
import { publishedId } from '../../content/versions.ts';
import { say } from '../../locale/say.ts';

type MachineMarkProps = { recordKey: string; mark: TranslationMark };

/** Marks a text by a machine, or a copy, until an editor approves it. */
export function MachineMark({ recordKey, mark }: MachineMarkProps) {
  const id = publishedId(String(useFormValue(['_id'])));
  const type = String(useFormValue(['_type']));
  const { patch } = useDocumentOperation(id, type);
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Badge tone="caution">{mark === 'isCopy' ? say('Copied') : say('By machine')}</Badge>
      <Button
        icon={CheckmarkIcon}
        text={say('Approve')}
        mode="ghost"
        fontSize={1}
        padding={2}
        onClick={() => {
          patch.execute([{ unset: [`translationRecords[_key=="${recordKey}"].${mark}`] }]);
        }}
      />
    </Flex>
  );
}
