import { EntryGroups } from '../entries/entry-groups.tsx';
import type { MediaData } from './load-media.server.ts';

export function MediaSection({ section }: { section: MediaData }) {
  return <EntryGroups groups={section.groups} />;
}
