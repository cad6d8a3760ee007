import type { LanguageId } from 'schemas/languages.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { OwnerRecord } from '../../properties/owner-records/owner-record.ts';
import type { OwnerVisit } from '../../properties/owner-records/owner-visits.ts';
import { type StoredStaffRecord, writtenOf } from './staff-records.server.ts';

type InLanguage = { language?: LanguageId | undefined };

export type PortalRecord = Omit<OwnerRecord, 'NextStep' | 'Weeks'> & {
  NextStep?: (NonNullable<OwnerRecord['NextStep']> & InLanguage) | undefined;
  /** Of its broker, or of the member of staff who is named. */
  Weeks: (InLanguage & { Date: string; Text: string; BrokerID?: number; by?: string })[];
};

const nothing = {
  Weeks: [],
  Visits: [],
  Communications: [],
  OnlineMedia: [],
  History: [],
  Documents: [],
} satisfies Omit<OwnerRecord, 'PropertyID'>;

/** Staff's next step stands until its day is over; the state that they give a paper replaces the imported one. */
export function mergeRecords(
  propertyId: string,
  imported: OwnerRecord | undefined,
  staff: readonly StoredStaffRecord[],
  today: string,
): PortalRecord {
  const record = imported ?? { ...nothing, PropertyID: Number(propertyId) };
  const step = writtenOf(staff, 'next-step').find(({ content }) => content.day >= today);
  const papers = new Map(
    writtenOf(staff, 'paper')
      .toReversed()
      .map(({ content: { paper, state, day } }) => [
        paper,
        { Kind: paper, State: state, ...(day !== '' && { Date: day }) },
      ]),
  );
  const { Language: language } = record;
  return {
    ...record,
    NextStep: step
      ? { Date: step.content.day, Text: step.content.text, language: step.language }
      : record.NextStep && { ...record.NextStep, language },
    Weeks: [
      ...record.Weeks.map((week) => ({ ...week, language })),
      ...writtenOf(staff, 'words')
        .toReversed()
        .map(({ content, createdAt, staffName, language: written }) => ({
          Date: belgianDay(createdAt),
          Text: content.text,
          by: staffName,
          language: written,
        })),
    ],
    Documents: [...record.Documents.filter(({ Kind }) => !papers.has(Kind)), ...papers.values()],
  };
}

export function withReactions(
  visits: readonly OwnerVisit[],
  staff: readonly StoredStaffRecord[],
): OwnerVisit[] {
  const reactions = writtenOf(staff, 'reaction');
  return visits.map((visit) => {
    const noted = reactions.find(
      ({ propertyId, content }) =>
        propertyId === visit.propertyId &&
        (content.visit === visit.id || content.visit === visit.siteReference),
    );
    if (!noted) return visit;
    const { reaction, comment } = noted.content;
    return {
      ...visit,
      state: 'done',
      reaction,
      comment: comment === '' ? visit.comment : comment,
      language: comment === '' ? visit.language : noted.language,
    };
  });
}
