import { Button } from '@sanity/ui';
import { AddUserIcon } from '@sanity/icons/AddUser';
import { useState } from 'react';
import type { StaffOwner } from 'schemas/staff-owner.ts';
import { PersonDialog } from '../leads/person-dialog.tsx';
import { saveFile } from '../tool-page/save-file.ts';
import { useStaffApi } from '../staff-api/use-staff-api.ts';
import { useProperties } from '../properties/use-properties.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say, sayCount } from '../locale/say.ts';
import { ResultPages } from '../tool-page/result-pages.tsx';
import { BarChoice, SearchBar } from '../tool-page/fields.tsx';
import { Loading, ToolMessage, ToolPage } from '../tool-page/tool-page.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ownerStates, type Person } from './owner.ts';
import { OwnerDialog } from './owner/owner-dialog.tsx';
import { OwnerTable } from './owner-table.tsx';
import { ownerActions, type OwnerFilter, useOwners } from './use-owners.ts';

/** Lets staff decide who may use the portal and for which properties; stored by the site, not in the dataset. */
export function OwnersTool() {
  const api = useStaffApi();
  const actions = ownerActions(api);
  const attempt = useAttempt();
  const [filter, setFilter] = useState<OwnerFilter>({ search: '', state: '' });
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<StaffOwner>();
  const [isInviting, setIsInviting] = useState(false);
  const [person, setPerson] = useState<string>();
  const { result: found, problem, reload } = useOwners(api, { filter, page });
  const references = found?.owners.flatMap((owner) => owner.properties) ?? [];
  const { properties = [] } = useProperties({ query: { references } });

  const narrow = (change: Partial<OwnerFilter>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };

  /** Runs work on an owner, reports the outcome to the reader, and reloads the list either way. */
  const update = (work: () => Promise<void>, words: { done: string; failed: string }) =>
    attempt(async () => {
      await work().finally(reload);
      return words.done;
    }, words.failed);
  const updateOpen = (
    work: (owner: StaffOwner) => Promise<StaffOwner>,
    words: { done: string; failed: string },
  ) => {
    if (open)
      void update(async () => {
        const changed = await work(open);
        setOpen((last) => (last?.id === changed.id ? changed : last));
      }, words);
  };
  const invite = (invited: Person, references: readonly string[]) =>
    update(() => actions.invite(invited, references), {
      done: say('{1} gets an invitation', invited.name),
      failed: say('The invitation could not be sent'),
    });
  const download = ({ id, name }: { id: string; name: string }) =>
    attempt(
      async () => saveFile(await api.request(`uploads/${id}`), name),
      say('The file could not be downloaded'),
    );

  return (
    <>
      <ToolPage
        title={say('Owners')}
        intro={say('Who logs in to the portal for owners, and which properties they see there.')}
        width={4}
        actions={
          found && (
            <Button
              icon={AddUserIcon}
              text={say('Invite an owner')}
              fontSize={1}
              onClick={() => setIsInviting(true)}
            />
          )
        }
        problem={problem}
      >
        {!found && problem === undefined && <Loading />}
        {found && (
          <>
            <SearchBar
              label={say('Search owners')}
              placeholder={say('Name, e-mail or number of a property')}
              value={filter.search}
              onType={(search) => narrow({ search })}
            >
              <BarChoice
                label={say('Status')}
                options={ownerStates}
                value={filter.state}
                onChoose={(state) => narrow({ state })}
              />
            </SearchBar>
            {found.total === 0 && <ToolMessage text={say('No owners found.')} tone="default" />}
            {found.total > 0 && <OwnerTable owners={found.owners} properties={properties} onOpen={setOpen} />}
            {found.total > 0 && (
              <ResultPages
                count={sayCount(found.total, '{1} owner', '{1} owners')}
                page={found.page}
                pages={found.pages}
                words={{ before: say('Previous'), after: say('Next') }}
                onPage={setPage}
              />
            )}
          </>
        )}
      </ToolPage>
      {isInviting && (
        <InviteDialog properties={properties} onInvite={invite} onClose={() => setIsInviting(false)} />
      )}
      {open && (
        <OwnerDialog
          key={open.id}
          owner={open}
          properties={properties}
          onChange={(change, done) =>
            updateOpen((owner) => actions.change(owner, change), {
              done,
              failed: say('The owner could not be changed'),
            })
          }
          onSendLink={() =>
            updateOpen((owner) => actions.sendLink(owner), {
              done: say('{1} gets an e-mail with a link', open.name),
              failed: say('The e-mail could not be sent'),
            })
          }
          onDownload={(file) => void download(file)}
          onPerson={() => {
            setPerson(open.email);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {person !== undefined && (
        <PersonDialog api={api} email={person} onErased={reload} onClose={() => setPerson(undefined)} />
      )}
    </>
  );
}
