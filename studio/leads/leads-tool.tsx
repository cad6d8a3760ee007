import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { DownloadIcon } from '@sanity/icons/Download';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import type { LeadPage } from 'schemas/lead.ts';
import { filterParameters, noFilter } from './lead.ts';
import { LeadDialog } from './lead-dialog.tsx';
import { LeadFilterBar } from './lead-filter.tsx';
import { LeadTable } from './lead-table.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { datedName, saveFile } from './save-file.ts';
import { useLeads } from './use-leads.ts';
import { sentenceOf, useStaffApi } from './use-staff-api.ts';

function Message({ text, tone }: { text: string; tone: 'caution' | 'default' }) {
  return (
    <Card tone={tone} border radius={3} padding={4} role="status">
      <Text size={1}>{text}</Text>
    </Card>
  );
}

type PagesProps = { found: LeadPage; onPage: (page: number) => void };

function Pages({ found: { total, page, pages }, onPage }: PagesProps) {
  const go = (text: string, to: number) => (
    <Button
      text={text}
      mode="ghost"
      fontSize={1}
      padding={2}
      disabled={to < 1 || to > pages}
      onClick={() => {
        onPage(to);
      }}
    />
  );
  return (
    <Flex as="nav" aria-label="Pages" gap={3} align="center">
      <Text size={1} muted>
        {total === 1 ? '1 lead' : `${total} leads`}
        {pages > 1 && ` · page ${page} of ${pages}`}
      </Text>
      {pages > 1 && go('Newer', page - 1)}
      {pages > 1 && go('Older', page + 1)}
    </Flex>
  );
}

/** Lists form submissions, which the site stores and the dataset does not. */
export function LeadsTool() {
  const api = useStaffApi();
  const { push } = useToast();
  const [filter, setFilter] = useState(noFilter);
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string>();
  const [person, setPerson] = useState<string>();
  const { found, problem, reload, setState, resend } = useLeads(api, filter, page);
  const open = found?.leads.find(({ id }) => id === openId);

  const download = async (path: string, name: string, body: unknown = {}) => {
    try {
      await saveFile(await api.request(path, { body }), name);
    } catch (error) {
      push({ status: 'error', title: 'The file could not be downloaded', description: sentenceOf(error) });
    }
  };
  const downloads = [
    { text: 'Leads as CSV', path: 'leads-csv', name: 'leads', body: filterParameters(filter) },
    { text: 'Newsletter as CSV', path: 'subscribers-csv', name: 'newsletter', body: {} },
  ];

  return (
    <Card height="fill" overflow="auto">
      <Container width={4} padding={5}>
        <Stack gap={5}>
          <Flex gap={4} align="flex-start" wrap="wrap">
            <Stack flex={1} gap={4}>
              <Heading as="h1" size={3}>
                Leads
              </Heading>
              <Text muted size={1}>
                Messages that visitors sent through the forms of the site, newest first.
              </Text>
            </Stack>
            {found && (
              <Flex gap={2} wrap="wrap">
                {downloads.map(({ text, path, name, body }) => (
                  <Button
                    key={path}
                    icon={DownloadIcon}
                    text={text}
                    mode="ghost"
                    fontSize={1}
                    onClick={() => void download(path, datedName(name, 'csv'), body)}
                  />
                ))}
                <Button
                  text="Personal data"
                  mode="ghost"
                  fontSize={1}
                  onClick={() => {
                    setPerson('');
                  }}
                />
              </Flex>
            )}
          </Flex>
          {problem !== undefined && <Message text={problem} tone="caution" />}
          {found && (
            <LeadFilterBar
              filter={filter}
              onChange={(changed) => {
                setFilter(changed);
                setPage(1);
              }}
              onReload={reload}
            />
          )}
          {!found && problem === undefined && (
            <Flex justify="center" padding={5}>
              <Spinner muted />
            </Flex>
          )}
          {found && found.total === 0 && <Message text="No leads found." tone="default" />}
          {found && found.total > 0 && (
            <LeadTable
              leads={found.leads}
              onOpen={({ id }) => {
                setOpenId(id);
              }}
            />
          )}
          {found && found.total > 0 && <Pages found={found} onPage={setPage} />}
        </Stack>
      </Container>
      {open && (
        <LeadDialog
          lead={open}
          onState={(state) => setState(open, state)}
          onResend={() => resend(open)}
          onDownload={({ id, name }) => void download(`uploads/${id}`, name)}
          onPerson={() => {
            setOpenId(undefined);
            setPerson(open.email);
          }}
          onClose={() => {
            setOpenId(undefined);
          }}
        />
      )}
      {person !== undefined && (
        <PersonDialog
          api={api}
          email={person}
          onErased={reload}
          onClose={() => {
            setPerson(undefined);
          }}
        />
      )}
    </Card>
  );
}
