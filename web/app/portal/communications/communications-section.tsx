import { EntryGroups } from '../entries/entry-groups.tsx';
import type { CommunicationsData } from './load-communications.server.ts';

export function CommunicationsSection({ section }: { section: CommunicationsData }) {
  return <EntryGroups groups={section.groups} />;
}
