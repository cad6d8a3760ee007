import { Button, Card, Flex, Stack, Text, TextInput, Label } from '@sanity/ui';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { CopyIcon } from '@sanity/icons/Copy';
import { useState } from 'react';
import type { Language } from 'schemas/languages.ts';
import { say } from '../locale/say.ts';
import { ChoiceField } from '../tool-page/fields.tsx';
import { type DraftLink, draftLinkUuid, lifetimes, sortedDraftLinks, usualLifetime } from './draft-link.ts';
import { DraftLinkRow } from './draft-link-row.tsx';
import { useDraftLinkActions, useDraftLinks, useNow } from './use-draft-links.ts';

type NewLinkProps = { url: string; isCopied: boolean; onCopy: () => void };

/** Warns that the address cannot be shown again. */
function NewLink({ url, isCopied, onCopy }: NewLinkProps) {
  return (
    <Card tone="positive" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {isCopied
            ? say('The link is copied. It is shown only this once.')
            : say('The link is ready. Copy it now: it is shown only once.')}
        </Text>
        <Flex gap={2}>
          <Flex flex={1} direction="column">
            <TextInput
              aria-label={say('Link to the draft')}
              value={url}
              readOnly
              fontSize={1}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Flex>
          <Button
            icon={isCopied ? CheckmarkIcon : CopyIcon}
            text={isCopied ? say('Copied') : say('Copy link')}
            fontSize={1}
            onClick={onCopy}
          />
        </Flex>
      </Stack>
    </Card>
  );
}

type ShareDialogProps = {
  documentId: string;
  documentTitle: string;
  /** Limited to languages with a path, because only those have a preview. */
  languages: readonly Language[];
};

export function ShareDialog({ documentId, documentTitle, languages }: ShareDialogProps) {
  const [language, setLanguage] = useState(languages[0]?.id);
  const [days, setDays] = useState<(typeof lifetimes)[number]['id']>(usualLifetime);
  const [url, setUrl] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [copied, setCopied] = useState<string>();
  const now = useNow();
  const links = useDraftLinks(documentId) ?? [];
  const { create, revoke } = useDraftLinkActions();
  if (language === undefined) {
    return <Text size={1}>{say('First give the draft a title and a path: the link needs them.')}</Text>;
  }
  const endLink = async (link: DraftLink) => {
    await revoke(link);
    if (url?.includes(draftLinkUuid(link))) setUrl(undefined);
  };
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    setCopied(address);
  };
  const makeLink = async () => {
    setIsBusy(true);
    const made = await create({ documentId, documentTitle, language, days: Number(days) });
    setUrl(made);
    setIsBusy(false);
    // If the browser refuses, the button can still copy.
    if (made !== undefined) await copy(made).catch(() => undefined);
  };
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        {say(
          'Anyone with the link can see this draft on the site without an account, and nothing else that is unpublished. You can revoke it at any time.',
        )}
      </Text>
      <Flex gap={3} align="flex-end">
        <ChoiceField label={say('Language')} options={languages} value={language} onChoose={setLanguage} />
        <ChoiceField label={say('Expires after')} options={lifetimes} value={days} onChoose={setDays} />
        <Button text={say('Create link')} fontSize={1} disabled={isBusy} onClick={() => void makeLink()} />
      </Flex>
      {url !== undefined && <NewLink url={url} isCopied={copied === url} onCopy={() => void copy(url)} />}
      {links.length > 0 && (
        <Stack gap={3}>
          <Label size={1} muted>
            {say('Links to this draft')}
          </Label>
          <Stack as="ul" gap={2} aria-label={say('Links to this draft')}>
            {sortedDraftLinks(links, now).map((link) => (
              <DraftLinkRow key={link._id} link={link} now={now} onRevoke={(ended) => void endLink(ended)} />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
