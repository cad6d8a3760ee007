import { Label, Select, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { useContent } from '../content/use-content.ts';
import { say } from '../locale/say.ts';
import { anyLanguage, type TreeDocument } from '../tree-pane/tree.ts';

/** Chosen for pages without a successor. */
export const nowhere = 'nowhere';

const targetsQuery = `*[_type in ["page", "article"] && status == "published"
  && !(_id in path("drafts.**")) && count(path[defined(value)]) > 0] | order(_type desc, _id) { _id, _type, title }`;

type TargetFieldProps = {
  /** Ids of the pages that leave the site. */
  leaving: readonly string[];
  addresses: readonly string[];
  value: string;
  onChoose: (target: string) => void;
};

export function TargetField({ leaving, addresses, value, onChoose }: TargetFieldProps) {
  const id = useId();
  const targets = (useContent(targetsQuery) as TreeDocument[] | undefined) ?? [];
  const left = targets.filter(({ _id }) => !leaving.includes(_id));
  return (
    <Stack gap={3}>
      <Label size={1} as="label" htmlFor={id}>
        {leaving.length > 1
          ? say('Where their addresses lead from now on')
          : say('Where its addresses lead from now on')}
      </Label>
      <Select id={id} fontSize={1} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="" disabled>
          {say('Choose a page')}
        </option>
        {left.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {anyLanguage(title) ?? say('Untitled')}
          </option>
        ))}
        <option value={nowhere}>{say('Nowhere: visitors read that the page does not exist')}</option>
      </Select>
      {addresses.length > 0 && (
        <Text size={1} muted>
          {addresses.join(', ')}
        </Text>
      )}
    </Stack>
  );
}
