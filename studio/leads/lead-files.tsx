import { Button, Flex, Label, Stack } from '@sanity/ui';
import { DownloadIcon } from '@sanity/icons/Download';
import type { Lead } from 'schemas/lead.ts';
import { say, staffLocale } from '../locale/say.ts';

const size = new Intl.NumberFormat(staffLocale, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** Formats as `plan.pdf (1.2 MB)`. */
export function fileText(file: { name: string; size: number }): string {
  return `${file.name} (${size.format(Math.max(file.size / 1_000_000, 0.1))})`;
}

export type LeadFile = NonNullable<Lead['files']>[number];

type LeadFilesProps = { files: readonly LeadFile[]; onDownload: (file: LeadFile) => void };

/** Files that a visitor sent along, only for download: the site never displays them. */
export function LeadFiles({ files, onDownload }: LeadFilesProps) {
  return (
    <Stack gap={3}>
      <Label size={1} muted>
        {say('Files')}
      </Label>
      <Stack as="ul" gap={2} margin={0} padding={0}>
        {files.map((file) => (
          <Flex as="li" key={file.id}>
            <Button
              icon={DownloadIcon}
              mode="ghost"
              fontSize={1}
              text={fileText(file)}
              onClick={() => onDownload(file)}
            />
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
