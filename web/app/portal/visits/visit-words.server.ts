import { importedCatalogue } from '../../properties/catalogue/catalogue.ts';
import { reactionKind } from '../../properties/model/terms.ts';
import type { OwnerVisit } from '../../properties/owner-records/owner-visits.ts';
import type { SectionContext } from '../section-context.ts';

/** Says what became of a visit. */
export function outcomeOf(
  { state, reaction }: Pick<OwnerVisit, 'state' | 'reaction'>,
  { t, language }: Pick<SectionContext, 't' | 'language'>,
): string {
  if (state === 'planned') return t('portal.visitPlanned');
  if (state === 'cancelled') return t('portal.visitCancelled');
  if (state === 'missed') return t('portal.visitMissed');
  if (reaction === undefined) return t('portal.visitAwaiting');
  return importedCatalogue().term(reactionKind, reaction, language).text;
}
