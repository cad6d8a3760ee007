import type { LanguageId } from 'schemas/languages.ts';
import {
  localizedValues,
  pathText,
  type PathSegment,
  sourceOf,
  type StoredDocument,
} from 'schemas/publication/localized-values.ts';
import { recordsWithMark } from 'schemas/publication/translation-records.ts';
import { type Path, useDocumentOperation, useFormValue, useGetFormValue } from 'sanity';
import { publishedId } from '../../content/versions.ts';
import { hasWords } from '../../translations/machine/markup.ts';

/** Marks copies of a text as untranslated, until an editor changes or approves them. */
export function useCopyMark(): (field: Path, languages: readonly LanguageId[]) => void {
  const id = publishedId(String(useFormValue(['_id'])));
  const { patch } = useDocumentOperation(id, String(useFormValue(['_type'])));
  const valueAt = useGetFormValue();
  return (path, languages) => {
    const document = valueAt([]) as StoredDocument;
    const name = pathText(path as PathSegment[]);
    const field = localizedValues(document).find((each) => each.path === name);
    if (!field || !hasWords(sourceOf(field))) return;
    const copies = languages.map((language) => ({ field, language }));
    patch.execute([{ set: { translationRecords: recordsWithMark(document, 'isCopy', copies) } }]);
  };
}
