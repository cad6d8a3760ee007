import { Button, Flex, Stack, Tab, TabList, TabPanel } from '@sanity/ui';
import { DownloadIcon } from '@sanity/icons/Download';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { useCurrentUser } from 'sanity';
import { useRouterState } from 'sanity/router';
import type { Lead } from 'schemas/lead.ts';
import { Funnel } from './funnel.tsx';
import { filterParameters, formTitle, nameOf, noFilter, withLead } from './lead.ts';
import { LeadDialog } from './lead/lead-dialog.tsx';
import { LeadFilterBar } from './lead-filter.tsx';
import { LeadTable } from './lead-table.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { datedName, saveFile } from '../tool-page/save-file.ts';
import { leadActions, useLeads } from './use-leads.ts';
import { useMayDecide, useStaffApi } from '../staff-api/use-staff-api.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say, sayCount } from '../locale/say.ts';
import { ResultPages } from '../tool-page/result-pages.tsx';
import { Loading, ToolMessage, ToolPage } from '../tool-page/tool-page.tsx';

const tabs = [
  { id: 'leads', title: say('Leads') },
  { id: 'properties', title: say('Properties') },
] as const;

/** Lists form submissions, which the site stores and the dataset does not. */
export function LeadsTool() {
  const api = useStaffApi();
  const { push } = useToast();
  const attempt = useAttempt();
  const mayDecide = useMayDecide();
  const user = useCurrentUser();
  const linked = useRouterState((state) => state['lead']);
  const linkedId = typeof linked === 'string' ? linked : undefined;
  // A link to a lead lists that lead alone, found by its reference.
  const [filter, setFilter] = useState({ ...noFilter, search: linkedId?.slice(0, 8) ?? '' });
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState(linkedId);
  // Stays open even if it no longer matches the filter.
  const [lastOpen, setLastOpen] = useState<Lead>();
  const [person, setPerson] = useState<string>();
  const [shown, setShown] = useState<'leads' | 'properties'>('leads');
  const onArrival = (arrived: readonly Lead[]) => {
    for (const lead of arrived)
      push({
        status: 'info',
        title: say('New lead from {1}', nameOf(lead)),
        description: formTitle(lead.form),
      });
  };
  const { result: found, problem, reload, show } = useLeads(api, { filter, page, onArrival });
  const listed = found?.leads.find(({ id }) => id === openId);
  const open = listed ?? (lastOpen?.id === openId ? lastOpen : undefined);

  const download = (path: string, name: string, body: unknown = {}) =>
    attempt(
      async () => saveFile(await api.request(path, { body }), name),
      say('The file could not be downloaded'),
    );
  const downloads = [
    { text: say('Leads as CSV'), path: 'leads-csv', name: 'leads', body: filterParameters(filter) },
    { text: say('Newsletter as CSV'), path: 'subscribers-csv', name: 'newsletter', body: {} },
  ];

  return (
    <>
      <ToolPage
        title={say('Leads')}
        intro={say(
          'What visitors sent through the forms of the site. Due reminders come first, and new leads appear by themselves.',
        )}
        width={4}
        actions={
          found && (
            <Flex gap={2} wrap="wrap">
              {(mayDecide ? downloads : []).map(({ text, path, name, body }) => (
                <Button
                  key={path}
                  icon={DownloadIcon}
                  text={text}
                  mode="ghost"
                  fontSize={1}
                  onClick={() => void download(path, datedName(name, 'csv'), body)}
                />
              ))}
              <Button text={say('Personal data')} mode="ghost" fontSize={1} onClick={() => setPerson('')} />
            </Flex>
          )
        }
        problem={problem}
      >
        {found && (
          <TabList gap={2}>
            {tabs.map(({ id, title }) => (
              <Tab
                key={id}
                id={`${id}-tab`}
                aria-controls={`${id}-panel`}
                label={title}
                fontSize={1}
                selected={shown === id}
                onClick={() => setShown(id)}
              />
            ))}
          </TabList>
        )}
        <TabPanel id="leads-panel" aria-labelledby="leads-tab" hidden={shown !== 'leads'}>
          <Stack gap={5}>
            {found && (
              <LeadFilterBar
                filter={filter}
                team={found.team}
                onChange={(changed) => {
                  setFilter(changed);
                  setPage(1);
                }}
                onReload={reload}
              />
            )}
            {!found && problem === undefined && <Loading />}
            {found && found.total === 0 && <ToolMessage text={say('No leads found.')} tone="default" />}
            {found && found.total > 0 && (
              <LeadTable
                leads={found.leads}
                team={found.team}
                onOpen={(lead) => {
                  setOpenId(lead.id);
                  setLastOpen(lead);
                }}
              />
            )}
            {found && found.total > 0 && (
              <ResultPages
                count={sayCount(found.total, '{1} lead', '{1} leads')}
                page={found.page}
                pages={found.pages}
                words={{ before: say('Newer'), after: say('Older') }}
                onPage={setPage}
              />
            )}
          </Stack>
        </TabPanel>
        {shown === 'properties' && (
          <TabPanel id="properties-panel" aria-labelledby="properties-tab">
            <Funnel api={api} />
          </TabPanel>
        )}
      </ToolPage>
      {open && (
        <LeadDialog
          lead={open}
          team={found?.team ?? []}
          actions={leadActions(api, open, {
            author: user?.name ?? '',
            onChange: (changed) => {
              setLastOpen(changed);
              show((page) => withLead(page, changed));
            },
          })}
          onDownload={({ id, name }) => void download(`uploads/${id}`, name)}
          onPerson={() => {
            setOpenId(undefined);
            setPerson(open.email);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {person !== undefined && (
        <PersonDialog api={api} email={person} onErased={reload} onClose={() => setPerson(undefined)} />
      )}
    </>
  );
}
