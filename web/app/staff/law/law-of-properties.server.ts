import { and, eq, isNotNull } from 'drizzle-orm';
import type { StaffLawFinding, StaffProperty } from 'schemas/staff-property.ts';
import { belgianDay, dayAfter } from '../../platform/belgian-time.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lawFindings, type LawSettings } from '../../properties/law/law.ts';
import type { PropertyRecord } from '../../properties/model/record.ts';
import { heldRecords } from '../../properties/sync/sync-tables.server.ts';

/** Days of which the Studio tells beforehand. */
const ahead = 7;

function findingsOf(home: PropertyRecord, today: string, settings: LawSettings): StaffLawFinding[] {
  const days = Array.from({ length: ahead + 1 }, (_, index) => dayAfter(today, index));
  const told = new Map<string, StaffLawFinding>();
  for (const day of days)
    for (const { rule, severity } of lawFindings(home, day, { settings }))
      if (!told.has(rule.id))
        told.set(rule.id, { rule: rule.id, severity, ...(day !== today && { from: day }) });
  return [...told.values()];
}

export function lawOf(
  homes: readonly PropertyRecord[],
  { now, settings }: { now: Date; settings: LawSettings },
): (id: string) => Pick<StaffProperty, 'law'> {
  const today = belgianDay(now);
  const found = new Map(homes.map((home) => [String(home.ID), findingsOf(home, today, settings)]));
  return (id) => {
    const law = found.get(id) ?? [];
    return law.length > 0 ? { law } : {};
  };
}

export async function heldOf(database: Database): Promise<(id: string) => Pick<StaffProperty, 'isHeld'>> {
  const rows = await database
    .select({ id: heldRecords.recordId, findings: heldRecords.findings })
    .from(heldRecords)
    .where(and(eq(heldRecords.list, 'Properties'), isNotNull(heldRecords.recordId)));
  const held = new Set(
    rows
      .filter(({ findings }) => findings.some(({ level }) => level === 'record'))
      .map(({ id }) => String(id)),
  );
  return (id) => (held.has(id) ? { isHeld: true } : {});
}
