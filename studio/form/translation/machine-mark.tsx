import { Badge, Button, Flex } from '@sanity/ui';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { useDocumentOperation, useFormValue } from 'sanity';
import { publishedId } from '../../content/versions.ts';
import { say } from '../../locale/say.ts';

/** Marks a text by a machine until an editor approves it. */
export function MachineMark({ recordKey }: { recordKey: string }) {
  const id = publishedId(String(useFormValue(['_id'])));
  const type = String(useFormValue(['_type']));
  const { patch } = useDocumentOperation(id, type);
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Badge tone="caution">{say('By machine')}</Badge>
      <Button
        icon={CheckmarkIcon}
        text={say('Approve')}
        mode="ghost"
        fontSize={1}
        padding={2}
        onClick={() => {
          patch.execute([{ unset: [`translationRecords[_key=="${recordKey}"].isMachine`] }]);
        }}
      />
    </Flex>
  );
}
