import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { type CSSProperties, useRef } from 'react';
import { Box, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { findingsIn, type Finding } from 'schemas/checks/checks.ts';
import { isFound } from 'schemas/checks/search-result.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { defineDocumentInspector, type DocumentInspectorProps, type Path } from 'sanity';
import { DocumentInspectorHeader, useDocumentPane } from 'sanity/structure';
import { isHidden } from '../content/visibility.ts';
import { say, sayCount } from '../locale/say.ts';
import { ToolMessage } from '../tool-page/tool-page.tsx';
import { FindingList } from './finding-list.tsx';
import { SharedPreview } from './shared-preview.tsx';
import { useCheckedSite } from './use-checked-site.ts';
import { withMarkers } from './with-markers.ts';

/** Wraps, unlike a button of the Studio. */
const asLink: CSSProperties = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--card-link-color)',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
};

function Summary({ findings }: { findings: readonly Finding[] }) {
  const blocking = findings.filter(({ isBlocking }) => isBlocking).length;
  const text =
    blocking > 0
      ? sayCount(blocking, '{1} point prevents publishing.', '{1} points prevent publishing.')
      : sayCount(findings.length, '{1} point to look at.', '{1} points to look at.');
  return (
    <Card
      tone={blocking > 0 ? 'critical' : findings.length > 0 ? 'caution' : 'positive'}
      padding={3}
      radius={2}
    >
      <Text size={1} role="status">
        {findings.length === 0 ? say('Nothing is missing or wrong.') : text}
      </Text>
    </Card>
  );
}

/** True in a narrow window, which shows the panel in place of the form. */
function coversForm(panel: HTMLElement | null): boolean {
  const pane = panel?.closest('[data-testid="document-pane"]');
  return pane?.querySelector('[data-testid="document-panel-scroller"]')?.checkVisibility() !== true;
}

/** Shows beside the form everything missing or wrong in a document, and how it will be found and shared. */
function ChecksPanel({ documentId, onClose }: DocumentInspectorProps) {
  const { editState, onFocus, onPathOpen, validation, value } = useDocumentPane();
  const { site, problem } = useCheckedSite(documentId, editState?.published?._rev ?? '');
  const document: StoredDocument = value;
  const findings = site && withMarkers(document, findingsIn(document, site), validation);
  const panel = useRef<HTMLDivElement>(null);
  const open = (path: Path) => {
    onPathOpen(path);
    onFocus(path);
    if (coversForm(panel.current)) onClose();
  };
  return (
    <Flex ref={panel} direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        flex="none"
        title={say('Before publishing')}
        closeButtonLabel={say('Close')}
        onClose={onClose}
      />
      <Box flex={1} overflow="auto" padding={4}>
        <Stack gap={5}>
          {problem !== undefined && <ToolMessage text={problem} tone="caution" />}
          {!findings && problem === undefined && (
            <Flex justify="center" padding={4}>
              <Spinner muted />
            </Flex>
          )}
          {isHidden(document) && (
            <ToolMessage text={say('Visitors will not see it: it is hidden')} tone="caution" />
          )}
          {findings && <Summary findings={findings} />}
          {findings && (
            <FindingList
              document={document}
              findings={findings}
              linkTo={({ path }, title) => (
                <button type="button" style={asLink} onClick={() => open([...path])}>
                  {title}
                </button>
              )}
            />
          )}
          {site && isFound(document) && <SharedPreview document={document} site={site} />}
        </Stack>
      </Box>
    </Flex>
  );
}

export const checksInspector = defineDocumentInspector({
  name: 'checks',
  component: ChecksPanel,
  useMenuItem: () => ({
    icon: CheckmarkCircleIcon,
    showAsAction: true,
    title: say('Before publishing'),
  }),
});
