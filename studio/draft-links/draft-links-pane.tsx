import { Box, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import { sortedDraftLinks } from './draft-link.ts';
import { DraftLinkRow } from './draft-link-row.tsx';
import { useDraftLinkActions, useDraftLinks, useNow } from './use-draft-links.ts';
import { say } from '../locale/say.ts';
import { Loading } from '../tool-page/tool-page.tsx';

export function DraftLinksPane() {
  const links = useDraftLinks();
  const { revoke } = useDraftLinkActions();
  const now = useNow();
  if (links === undefined) return <Loading />;
  return (
    <Stack gap={4} padding={4} style={{ maxWidth: 640 }}>
      <Text size={1} muted>
        {links.length === 0
          ? say(
              'You have not shared any drafts yet. Open a page or an article and choose Share draft from the menu next to Publish.',
            )
          : say(
              'Anyone with one of these links can see that draft on the site until the link expires or you revoke it.',
            )}
      </Text>
      <Box>
        <Stack as="ul" gap={2} aria-label={say('Draft links')}>
          {sortedDraftLinks(links, now).map((link) => (
            <DraftLinkRow
              key={link._id}
              link={link}
              now={now}
              title={
                <IntentLink intent="edit" params={{ id: link.documentId }}>
                  {link.documentTitle}
                </IntentLink>
              }
              onRevoke={(revoked) => void revoke(revoked)}
            />
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}
