import { Button, Flex, Heading, Text, TextInput, Card, Stack } from '@sanity/ui';
import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { useState } from 'react';
import type { StaffVisit, VisitWeek as Week } from 'schemas/visit.ts';
import { useStaffApi } from '../staff-api/use-staff-api.ts';
import { useVisits, type VisitChange } from './use-visits.ts';
import { VisitDay } from './visit-day.tsx';
import { VisitDialog } from './visit-dialog.tsx';
import { VisitWeek } from './visit-week.tsx';
import { countText, dayAfter, dayTitle, isOff } from './visit.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say, sayCount } from '../locale/say.ts';
import { Loading, ToolPage } from '../tool-page/tool-page.tsx';
import { staffLanguage } from '../locale/staff-language.ts';
import { Choice } from '../tool-page/fields.tsx';

/** Creates a link that gives one phone today's visits, of all brokers or of one. */
function RoundLink({ brokers }: { brokers: readonly string[] }) {
  const api = useStaffApi();
  const attempt = useAttempt();
  const [broker, setBroker] = useState('');
  const [href, setHref] = useState<string>();
  const make = () =>
    attempt(async () => {
      const response = await api.request('rounds', { body: { broker, words: staffLanguage } });
      setHref(((await response.json()) as { href: string }).href);
    }, say('The link could not be made'));
  const copy = (link: string) =>
    attempt(async () => {
      await navigator.clipboard.writeText(link);
      return say('The link is copied');
    }, say('The link could not be copied'));
  return (
    <Card border radius={3} padding={3}>
      <Stack gap={3}>
        <Flex gap={2} wrap="wrap" align="center">
          {brokers.length > 1 && (
            <Choice
              label={say('Broker')}
              options={[
                { id: '', title: say('All brokers') },
                ...brokers.map((name) => ({ id: name, title: name })),
              ]}
              value={broker}
              onChoose={(name) => {
                setBroker(name);
                setHref(undefined);
              }}
            />
          )}
          <Button
            text={say('Take today’s visits along')}
            mode="ghost"
            fontSize={1}
            onClick={() => void make()}
          />
          {href && (
            <Button text={say('Copy the link')} mode="ghost" fontSize={1} onClick={() => void copy(href)} />
          )}
        </Flex>
        {href && (
          <Text size={1} style={{ overflowWrap: 'anywhere' }}>
            {say('Open it on your phone within ten minutes. It opens once.')}{' '}
            <a href={href} target="_blank" rel="noreferrer">
              {say('Open on this device')}
            </a>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

const views = [
  { id: 'day', title: say('Day'), days: 1, before: say('Previous day'), after: say('Next day') },
  { id: 'week', title: say('Week'), days: 7, before: say('Previous week'), after: say('Next week') },
] as const;

const brokersOf = ({ today, visits }: Week) =>
  [...new Set(visits.flatMap(({ day, broker }) => (day === today && broker ? [broker] : [])))].sort();

/** Shows visits by day and by week, which the site stores and the dataset does not. */
export function VisitsTool() {
  const api = useStaffApi();
  const attempt = useAttempt();
  const [view, setView] = useState<(typeof views)[number]>(views[0]);
  const [chosen, setChosen] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  const { week, problem, reload, change, ofSender, cancelOfSender } = useVisits(api, chosen);
  const day = chosen ?? week?.today ?? '';
  const open = week?.visits.find(({ id }) => id === openId);
  const ofDay = week?.visits.filter((visit) => visit.day === day) ?? [];
  const shown = view.id === 'day' ? ofDay : (week?.visits ?? []);

  const findOfSender = async (visit: StaffVisit) => {
    let found: StaffVisit[] | undefined;
    await attempt(async () => {
      found = await ofSender(visit);
    }, say('The visits could not be read'));
    return found;
  };

  const cancelAll = (visit: StaffVisit) =>
    attempt(async () => {
      const count = await cancelOfSender(visit);
      setOpenId(undefined);
      return sayCount(count, '{1} visit is cancelled', '{1} visits are cancelled');
    }, say('The visits could not be cancelled'));

  const store = (visit: StaffVisit, changed: VisitChange, done: string) =>
    attempt(async () => {
      await change(visit, changed);
      return done;
    }, say('The visit could not be changed'));

  return (
    <>
      <ToolPage
        title={say('Visits')}
        intro={say('Booked on the site. Hours and blocked days are in the documents of the team.')}
        width={5}
        problem={problem}
      >
        {!week && problem === undefined && <Loading />}
        {week && (
          <>
            <Flex gap={2} wrap="wrap" align="center">
              {views.map((each) => (
                <Button
                  key={each.id}
                  text={each.title}
                  mode="ghost"
                  fontSize={1}
                  selected={each === view}
                  aria-pressed={each === view}
                  onClick={() => setView(each)}
                />
              ))}
              <Button
                icon={ChevronLeftIcon}
                aria-label={view.before}
                mode="ghost"
                fontSize={1}
                onClick={() => setChosen(dayAfter(day, -view.days))}
              />
              <Button text={say('Today')} mode="ghost" fontSize={1} onClick={() => setChosen(week.today)} />
              <Button
                icon={ChevronRightIcon}
                aria-label={view.after}
                mode="ghost"
                fontSize={1}
                onClick={() => setChosen(dayAfter(day, view.days))}
              />
              <TextInput
                type="date"
                aria-label={say('Day')}
                fontSize={1}
                value={day}
                onChange={(event) => {
                  if (event.currentTarget.value !== '') setChosen(event.currentTarget.value);
                }}
              />
              <Button text={say('Refresh')} mode="ghost" fontSize={1} onClick={reload} />
            </Flex>
            <RoundLink brokers={brokersOf(week)} />
            <Flex gap={3} align="baseline" wrap="wrap" role="status">
              <Heading as="h2" size={1}>
                {view.id === 'day'
                  ? dayTitle(day)
                  : say('{1} to {2}', dayTitle(week.days[0] ?? day), dayTitle(week.days[6] ?? day))}
              </Heading>
              <Text size={1} muted>
                {countText(shown.filter((visit) => !isOff(visit)).length)}
              </Text>
            </Flex>
            {view.id === 'day' ? (
              <VisitDay
                visits={ofDay}
                onOpen={({ id }) => setOpenId(id)}
                onOutcome={(visit, state) => void store(visit, { state }, say('The outcome is noted'))}
              />
            ) : (
              <VisitWeek
                week={week}
                onDay={(each) => {
                  setChosen(each);
                  setView(views[0]);
                }}
                onOpen={({ id }) => setOpenId(id)}
              />
            )}
          </>
        )}
      </ToolPage>
      {open && (
        <VisitDialog
          key={open.id}
          visit={open}
          onChange={(changed, done) => store(open, changed, done)}
          findOfSender={() => findOfSender(open)}
          onCancelOfSender={() => void cancelAll(open)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
